import { useState, type CSSProperties, type ReactNode } from 'react';
import { hueOf } from './hueOf.ts';
import { Picture, Root } from './Medallion.styles.ts';

export interface MedallionProps {
  /** What the colour is made from. */
  seed: string;
  /** Signs on one line or two, shown when there is no picture or it does not come. */
  letters: string;
  src?: string | undefined;
  /** 28, 40, 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Its name, where no text beside it says it; without one it is hidden from screen readers. */
  label?: string | undefined;
}

/** What `Avatar` and `InstrumentLogo` share: a round picture, or letters on a colour of their own. */
export function Medallion({ seed, letters, src, size = 'm', label }: MedallionProps): ReactNode {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc;
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root
      {...voice}
      data-size={size}
      data-long={letters.length > 2 || undefined}
      style={{ '--m-hue': hueOf(seed) } as CSSProperties}
    >
      {hasPicture ? <Picture src={src} alt="" loading="lazy" onError={() => setBrokenSrc(src)} /> : letters}
    </Root>
  );
}
