import type { ReactNode } from 'react';
import { Mark, State } from './QuoteHeader.styles.ts';

/** What a market is doing. `break`: the midday pause; `halted`: the exchange stopped this one instrument; `unknown`: a
 * state the app has no word for, which has no mark. */
export type MarketSessionKind =
  | 'open'
  | 'pre'
  | 'post'
  | 'break'
  | 'closed'
  | 'holiday'
  | 'halted'
  | 'unknown';

export interface MarketSessionProps {
  /** Shape of the mark. */
  kind: MarketSessionKind;
  /** The state in words, with the hour that ends it: "Market open until 04:00 PM (EST)". */
  text: string;
}

/** Whether one can trade now. The words say it; the mark beside them has a shape for each state. */
export function MarketSession({ kind, text }: MarketSessionProps): ReactNode {
  return (
    <State>
      <Mark data-session={kind} aria-hidden="true" />
      {text}
    </State>
  );
}
