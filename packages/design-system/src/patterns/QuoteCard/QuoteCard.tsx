import type { ReactNode } from 'react';
import { Name, Root } from './QuoteCard.styles.ts';

export interface QuoteCardProps {
  href: string;
  /** On one line; the rest of a long name is cut off here and read on the quote's own screen. */
  name: string;
  /** A `Price` of size `m`. */
  price: ReactNode;
  /** A `ChangeTag` of size `s`. */
  change: ReactNode;
  /** A `Sparkline`, 124 by 32. */
  sparkline?: ReactNode;
}

/** A market at a glance, one of several in a `Strip`: its level and its recent course. */
export function QuoteCard({ href, name, price, change, sparkline }: QuoteCardProps): ReactNode {
  return (
    <Root href={href}>
      <Name>{name}</Name>
      {price}
      {change}
      {sparkline}
    </Root>
  );
}
