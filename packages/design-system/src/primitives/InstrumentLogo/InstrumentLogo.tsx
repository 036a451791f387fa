import type { ReactNode } from 'react';
import { Medallion } from '../Avatar/Medallion.tsx';
import { monogram } from './monogram.ts';

export interface InstrumentLogoProps {
  code: string;
  /** Where the logo lies. Where there is none or it does not come, the monogram stands. */
  src?: string | undefined;
  /** 28, 40, 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** An instrument's logo, or a monogram on a colour made from its code. Always beside its name, so it is silent itself. */
export function InstrumentLogo({ code, src, size = 'm' }: InstrumentLogoProps): ReactNode {
  return <Medallion seed={code} letters={monogram(code)} src={src} size={size} />;
}
