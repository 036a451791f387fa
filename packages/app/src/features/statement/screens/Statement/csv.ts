/** The statement as rows of a file: what there was, each movement from the oldest on, and what is left. Pure. */
import type { WalletBillLine, WalletBillSum } from '@meridian/api';
import { netOf } from '../../model.ts';

/** A row of the file. `total` has an amount of its own column, so that the column of amounts can be added up. */
export type FileRow =
  | { readonly row: 'line'; readonly line: WalletBillLine }
  | {
      readonly row: 'total';
      readonly of: 'opening' | 'moneyIn' | 'moneyOut' | 'netAll' | 'closing';
      readonly currency: string;
      readonly amount: WalletBillSum['moneyIn'];
    }
  /** Lines that could not be read: said where the file is opened, too. */
  | { readonly row: 'missing'; readonly count: number };

export interface FileContent {
  /** Newest first, as they are read. */
  readonly lines: readonly WalletBillLine[];
  readonly sums: readonly WalletBillSum[];
  readonly missingCount: number;
}

export function fileRowsOf({ lines, sums, missingCount }: FileContent): readonly FileRow[] {
  return [
    ...sums.flatMap((sum) => totalOf('opening', sum, sum.opening)),
    ...lines.toReversed().map((line): FileRow => ({ row: 'line', line })),
    ...(missingCount > 0 ? [{ row: 'missing', count: missingCount } as const] : []),
    ...sums.flatMap((sum) => [
      ...totalOf('moneyIn', sum, sum.moneyIn),
      ...totalOf('moneyOut', sum, sum.moneyOut),
      ...(sum.closing === null ? totalOf('netAll', sum, netOf(sum)) : totalOf('closing', sum, sum.closing)),
    ]),
  ];
}

type Total = Extract<FileRow, { row: 'total' }>;

const totalOf = (of: Total['of'], { currency }: WalletBillSum, amount: Total['amount'] | null): Total[] =>
  amount === null ? [] : [{ row: 'total', of, currency, amount }];
