/** A position's flow of money, read from the ledger: what its profit and loss is proved from (DECISIONS 39). */
import type { billKinds, positionFlowKinds } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import type { Deal, Ledger } from '../ledger/index.ts';
import type { ClosedPosition, TradingState } from './state.ts';

type BillKind = (typeof billKinds)[number];
type FlowKind = (typeof positionFlowKinds)[number];

/** One movement between a position and its wallet. */
export interface FlowLine {
  readonly id: string;
  readonly at: number;
  /** Null for a kind that no flow names: its money counts all the same. */
  readonly kind: FlowKind | null;
  /** What could be spent gained (+) or gave (−), in the wallet's currency. */
  readonly amount: Fixed;
  /** The fill that it is a part of. */
  readonly deal: Deal | null;
  /** Sum of this line and all before it. */
  readonly total: Fixed;
}

/** What a line of a statement is in the flow of the position that it refers to. */
const kindOfBill: Readonly<Record<BillKind, FlowKind | null>> = {
  fee: 'fee',
  overnight: 'overnight',
  profit: 'profit',
  loss: 'profit',
  dailySettlement: 'dailySettlement',
  dividend: 'dividend',
  dividendTax: 'dividendTax',
  deposit: null,
  withdrawal: null,
  transferIn: null,
  transferOut: null,
  exchange: null,
  adjustment: null,
  subscription: null,
  refund: null,
  follow: null,
  interest: null,
  loan: null,
  repayment: null,
};

/**
 * Everything that a position took from its wallet and gave back, oldest first. With what it holds still, the sum is what it
 * has earned after fees.
 */
export function flowOf({ lines, marginLines }: Ledger, positionId: string): FlowLine[] {
  const booked = lines.flatMap((line, index) =>
    line.reference === positionId ? [{ ...line, kind: kindOfBill[line.kind], order: index }] : [],
  );
  const held = marginLines.flatMap((line) =>
    line.reference === positionId
      ? // Before the line that the statement had next.
        [
          {
            ...line,
            kind: line.deal === null ? ('margin' as const) : ('fill' as const),
            order: line.after - 0.5,
          },
        ]
      : [],
  );
  let total = 0n;
  return [...booked, ...held]
    .toSorted((a, b) => a.at - b.at || a.order - b.order)
    .map(({ id, at, kind, amount, deal }) => {
      total += amount;
      return { id, at, kind, amount, deal, total };
    });
}

/** The records of what was closed of a position, in the order of closing. */
export function closedPartsOf({ closed }: TradingState, positionId: string): ClosedPosition[] {
  return closed.filter((part) => part.positionId === positionId);
}
