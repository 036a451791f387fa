import type { ReactNode } from 'react';
import { Medallion } from '../Avatar/Medallion.tsx';
import { ticker } from './ticker.ts';

export interface InstrumentLogoProps {
  code: string;
  /** Address of its mark. The whole code is shown where there is none or it cannot be loaded. */
  src?: string | undefined;
  /** 28, 40, 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** An instrument's mark, or its whole code on a colour made from it. Always beside its name, so it is silent itself. */
export function InstrumentLogo({ code, src, size = 'm' }: InstrumentLogoProps): ReactNode {
  return <Medallion seed={code} letters={ticker(code)} src={src} size={size} />;
}
