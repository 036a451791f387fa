import type { ReactNode } from 'react';
import { initials } from './initials.ts';
import { Medallion } from './Medallion.tsx';

export interface AvatarProps {
  /** The person's name as they write it; the initials and the colour are made from it. */
  name: string;
  /** Their picture. Until it is there, and where there is none, the initials are shown. */
  src?: string | undefined;
  /** 28, 40, 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Its name, where no text beside it says it: "Ada Lovelace". Without one it is hidden from screen readers. */
  label?: string | undefined;
}

/** A person: their picture, or their initials on a colour made from their name. */
export function Avatar({ name, src, size = 'm', label }: AvatarProps): ReactNode {
  return (
    <Medallion
      seed={name}
      letters={initials(name, size === 's' ? 1 : 2)}
      src={src}
      size={size}
      label={label}
    />
  );
}
