import type { Order } from '@meridian/api';
import type { RecordLead } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import type { ListParts } from '#presentation/GrowingListView.tsx';
import { orderNoOf } from '../api.ts';
import { messages } from '../screens/Trade/Trade.messages.ts';
import { PortfolioTable } from './PortfolioTable.tsx';
import { useFillColumns } from './fill-columns.tsx';
import { useOrderWords } from './order-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { asItCame } from './table.ts';

export interface FillsTableProps {
  /** Orders of which something was filled. */
  readonly fills: readonly Order[];
  readonly label: string;
  readonly parts?: ListParts;
  /** Ids of `useFillColumns`, in the order wanted; by default what the room allows. */
  readonly columns?: readonly string[] | undefined;
  /** A press on a row. */
  onOpen(order: Order): void;
  readonly waitingRows?: number;
}

/** What was filled, at which price and when, with its fee. */
export function FillsTable({
  fills,
  label,
  parts,
  columns,
  onOpen,
  waitingRows,
}: FillsTableProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const words = useOrderWords();
  const [order, onOrder] = useState(asItCame);
  const who = useCallback(
    (of: Order): RecordLead => ({
      onPress: () => onOpen(of),
      code: of.stock_code,
      name: of.name,
      logoSrc: of.localLogoUrl ?? undefined,
      note: intl.formatMessage(messages.sideAndDate, {
        side: words.side(of),
        date: of.modifyTimeTimestamp === null ? missing : format.date(of.modifyTimeTimestamp),
      }),
    }),
    [intl, format, words, onOpen],
  );
  return (
    <PortfolioTable
      label={label}
      lead={{ label: intl.formatMessage(columnMessages.name), who }}
      columns={useFillColumns()}
      shown={columns}
      rows={fills}
      keyOf={orderNoOf}
      rowLabel={words.name}
      order={order}
      onOrder={onOrder}
      waitingRows={waitingRows}
      {...parts}
    />
  );
}
