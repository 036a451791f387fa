import { useState, type ReactNode } from 'react';
import { Picture, Root } from './InstrumentLogo.styles.ts';
import { codeHue, monogram } from './monogram.ts';

export interface InstrumentLogoProps {
  code: string;
  src?: string | undefined;
  /** 28, 40, 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** An instrument's logo, or a monogram on a colour made from its code. Always beside its name, so it is silent itself. */
export function InstrumentLogo({ code, src, size = 'm' }: InstrumentLogoProps): ReactNode {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc;
  return (
    <Root aria-hidden="true" data-size={size} style={{ '--m-hue': codeHue(code) }}>
      {hasPicture ? (
        <Picture src={src} alt="" loading="lazy" onError={() => setBrokenSrc(src)} />
      ) : (
        monogram(code)
      )}
    </Root>
  );
}
