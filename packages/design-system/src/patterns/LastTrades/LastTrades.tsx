import { memo, type ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { Arrow, Head, Line, Price, Rows, Root } from './LastTrades.styles.ts';

export interface LastTrade {
  /** Distinguishes it from the others: a line that stays is not drawn again. */
  id: string;
  /** Formatted, with seconds. */
  time: string;
  /** Formatted. */
  price: string;
  /** Formatted, without the unit, which is in the column's head. */
  quantity: string;
  /** Which side took the price; null if unknown. */
  side: 'buy' | 'sell' | null;
  /** The whole line as it is heard: "10:31:04 PM, bought 0.012 at 91,540.50". */
  srText: string;
}

export interface LastTradesProps {
  /** Names the list: "Last trades of Bitcoin". */
  label: string;
  /** Heads of the columns. */
  columns: { time: string; price: string; quantity: string };
  /** Newest first. */
  trades: readonly LastTrade[];
  /** Lines that are shown, and whose room is kept however many come. */
  lines: number;
  /** Nothing has come yet: lines wait in their size. */
  isWaiting?: boolean | undefined;
  /** They have stopped following their market: without side colours. */
  isStale?: boolean | undefined;
}

/** One trade. Plain values as props, so that a new one renders its own line only. */
const TradeLine = /* @__PURE__ */ memo(function TradeLine(trade: Omit<LastTrade, 'id'>): ReactNode {
  const { time, price, quantity, side, srText } = trade;
  return (
    <li>
      <Line aria-hidden="true">
        <span>{time}</span>
        <Price data-side={side ?? undefined}>
          {side !== null && (
            <Arrow viewBox="0 0 10 10">
              <path d="M5 1.2 9.6 9H.4Z" />
            </Arrow>
          )}
          {price}
        </Price>
        <span>{quantity}</span>
      </Line>
      <VisuallyHidden>{srText}</VisuallyHidden>
    </li>
  );
});

/** The trades that made the price, newest first: when, at what price, how much, and which side was in a hurry. */
export function LastTrades(props: LastTradesProps): ReactNode {
  const { label, columns, trades, lines, isWaiting = false, isStale = false } = props;
  return (
    <Root data-stale={isStale || undefined} style={{ '--m-lines': lines }}>
      <Head aria-hidden="true">
        <span>{columns.time}</span>
        <span>{columns.price}</span>
        <span>{columns.quantity}</span>
      </Head>
      {isWaiting ? (
        <Rows as="div" aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            <Line key={index}>
              <Skeleton shape="text" width="4rem" />
            </Line>
          ))}
        </Rows>
      ) : (
        <Rows aria-label={label}>
          {trades.slice(0, lines).map(({ id, ...trade }) => (
            <TradeLine key={id} {...trade} />
          ))}
        </Rows>
      )}
    </Root>
  );
}
