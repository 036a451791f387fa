/** A position's profit and loss, rebuilt from its flow of money (DECISIONS 39). Pure. */
import type { Decimal, Position, PositionFlow } from '@meridian/api';
import { add, compare, subtract, zero } from '#domain/money.ts';

/** What the flow comes to, and whether that is what is shown. Amounts in the wallet's currency, signed. */
export interface FlowResult {
  /** Sum of all lines, those that are not read yet included. */
  readonly sum: Decimal;
  /** With the margin that the position still holds, what was realised after fees: what the record says it is. */
  readonly realised: Decimal;
  /** Of the record, with the other parts of its position; null where it cannot be said, as of a part whose rest is open. */
  readonly shown: Decimal | null;
  /** Of the two; zero where they agree. Null where there is nothing to hold it against. */
  readonly difference: Decimal | null;
  /** Each line's sum is that of the line before it and its own amount, as far as lines are read. */
  readonly isUnbroken: boolean;
}

interface ReadFlow {
  /** Newest first. */
  readonly list: readonly Pick<PositionFlow, 'amount' | 'total'>[];
  /** Whether the oldest line is among them. */
  readonly isWhole: boolean;
}

type Record = Pick<
  Position,
  'margin' | 'handlingFee' | 'carried' | 'sellProfit' | 'otherPartsProfit' | 'closeTimeTimestamp'
>;

/** Null while there is no line. */
export function flowResult(record: Record, { list, isWhole }: ReadFlow): FlowResult | null {
  const [newest] = list;
  if (newest === undefined) return null;
  const isOpen = record.closeTimeTimestamp === null;
  const realised = isOpen ? add(newest.total, record.margin) : newest.total;
  const shown = shownResult(record, isOpen);
  return {
    sum: newest.total,
    realised,
    shown,
    difference: shown && subtract(realised, shown),
    isUnbroken: list.every(({ amount, total }, index) => {
      const before = list[index + 1]?.total ?? (isWhole ? zero : null);
      return before === null || compare(add(before, amount), total) === 0;
    }),
  };
}

function shownResult(record: Record, isOpen: boolean): Decimal | null {
  const { otherPartsProfit: others, handlingFee, carried, sellProfit } = record;
  if (others === null) return null;
  if (isOpen) return add(subtract(others, handlingFee), carried ?? zero);
  return sellProfit === null ? null : add(others, sellProfit);
}

/** Whether it says what the record says. Null where there is nothing to hold it against. */
export function isProved({ difference, isUnbroken }: FlowResult): boolean | null {
  if (!isUnbroken) return false;
  return difference === null ? null : compare(difference, zero) === 0;
}
