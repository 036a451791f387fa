import type { ReactNode } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { Name, Root, Side, Value } from './BidAsk.styles.ts';

export interface BidAskSide {
  /** "Bid", "Ask". */
  label: string;
  /** Formatted, or `--` when missing. */
  value: string;
  /** Heard after the price: what a press does with it. */
  actionText: string;
  /** Left out where there is no price to take. */
  onPress?: (() => void) | undefined;
}

export interface BidAskProps {
  /** The best price that somebody pays. */
  bid: BidAskSide;
  /** The best price that somebody sells for. */
  ask: BidAskSide;
  /** Out of date: dimmed. Their age is beside the last price. */
  isStale?: boolean | undefined;
}

/** The two prices an order meets, side by side; each can be taken with one press. */
export function BidAsk({ bid, ask, isStale = false }: BidAskProps): ReactNode {
  return (
    <Root data-stale={isStale || undefined}>
      <Taken {...bid} />
      <Taken {...ask} />
    </Root>
  );
}

function Taken({ label, value, actionText, onPress }: BidAskSide): ReactNode {
  return (
    <Side type="button" disabled={onPress === undefined} onClick={onPress}>
      <Name>{label}</Name> <Value>{value}</Value>
      <VisuallyHidden>{actionText}</VisuallyHidden>
    </Side>
  );
}
