import type { CSSProperties, ReactNode } from 'react';
import { Bar, Caption, Marks, Name, Quantities, Risk, Root, Track, Value } from './OrderOutcome.styles.ts';

/** A quantity as text, and as a part of the larger of the two. */
interface OutcomeQuantity {
  label: string;
  value: string;
  /** 0 to 1. */
  share: number;
}

/** A price with its name, and its place on the axis from the lowest to the highest price that is shown. */
interface OutcomePrice {
  label: string;
  value: string;
  /** 0 to 1. */
  at: number;
}

export interface OrderOutcomeProps {
  /** Names the figure: "What this order means". */
  label: string;
  /** What is held now; `null` where the order opens a position beside another. */
  before: OutcomeQuantity | null;
  /** What is held once the order is filled. */
  after: OutcomeQuantity;
  /** What the order is made at. */
  entry: OutcomePrice;
  /** Where the loss ends: the stop-out, or a price of nothing. `null` where nothing can be lost any more. */
  exit: OutcomePrice | null;
  /** What the way from the entry to the exit is: a loss, or a gain. `negative` by default. */
  tone?: 'negative' | 'positive' | undefined;
  /** The same in words, with the money that can be lost: everything that the drawing says. */
  children: ReactNode;
}

/** What an order makes of a position, how far the price may go against it, and what that costs. */
export function OrderOutcome(props: OrderOutcomeProps): ReactNode {
  const { label, before, after, entry, exit, tone = 'negative', children } = props;
  return (
    <Root aria-label={label}>
      <Quantities aria-hidden="true">
        {before && <Quantity {...before} isBefore />}
        <Quantity {...after} isBefore={false} />
      </Quantities>
      {exit && (
        <div aria-hidden="true">
          <Track data-tone={tone}>
            <Risk
              style={
                {
                  '--m-from': Math.min(entry.at, exit.at),
                  '--m-to': Math.max(entry.at, exit.at),
                } as CSSProperties
              }
            />
            <i data-mark="entry" style={{ '--m-at': entry.at } as CSSProperties} />
            <i data-mark="end" style={{ '--m-at': exit.at } as CSSProperties} />
          </Track>
          <Marks data-reversed={exit.at > entry.at || undefined}>
            <Price {...exit} isEnd />
            <Price {...entry} isEnd={false} />
          </Marks>
        </div>
      )}
      <Caption>{children}</Caption>
    </Root>
  );
}

function Quantity({ label, value, share, isBefore }: OutcomeQuantity & { isBefore: boolean }): ReactNode {
  return (
    <>
      <Name>{label}</Name>
      <Bar data-before={isBefore || undefined} style={{ '--m-share': share } as CSSProperties} />
      <Value>{value}</Value>
    </>
  );
}

function Price({ label, value, isEnd }: OutcomePrice & { isEnd: boolean }): ReactNode {
  return (
    <div data-end={isEnd || undefined}>
      <Name>{label}</Name>
      <Value>{value}</Value>
    </div>
  );
}
