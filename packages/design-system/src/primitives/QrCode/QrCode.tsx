import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps {
  /** What a scanner reads: a link, an address. At most about 2,300 letters; a short one makes a coarse, quick code. */
  value: string;
  /** What it leads to: "Deposit address as a QR code". The value itself is beside it as text. */
  label: string;
  /** 128, 200, 280 px at most; never wider than its place. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** Quiet zone round the code in modules: the standard asks for four. */
const quietModules = 4;

/** One path for all dark modules, a run of a row at a time. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    let start = -1;
    row.forEach((isDark, x) => {
      if (isDark && start < 0) start = x;
      if (start >= 0 && (!isDark || x === row.length - 1)) {
        const end = isDark ? x + 1 : x;
        runs.push(`M${start} ${y}h${end - start}v1h${start - end}z`);
        start = -1;
      }
    });
  });
  return runs.join('');
}

/** A link or an address for the camera of another device. Give the same as text beside it. */
export function QrCode({ value, label, size = 'm' }: QrCodeProps): ReactNode {
  const code = useMemo(() => {
    const { data } = encode(value, { ecc: 'M', border: quietModules });
    return { side: data.length, path: darkPath(data) };
  }, [value]);
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${code.side} ${code.side}`} data-size={size}>
      <path d={code.path} />
    </Root>
  );
}
