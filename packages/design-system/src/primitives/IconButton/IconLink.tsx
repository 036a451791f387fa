import type { ReactNode } from 'react';
import { RouterLink } from '#theme/LinkProvider.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Root } from './IconButton.styles.ts';

export interface IconLinkProps {
  /** Its name. */
  label: string;
  /** An icon; with a `Badge` around it where something waits there, whose words are heard after the name. */
  icon: ReactNode;
  href: string;
}

/** A way to another screen that needs no words: search, messages. For what happens here: `IconButton`. */
export function IconLink({ label, icon, href }: IconLinkProps): ReactNode {
  return (
    <Root as={RouterLink} href={href}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
    </Root>
  );
}
