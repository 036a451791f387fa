import { orderStatus, type Order } from '@meridian/api';
import { CloseIcon, IconButton, type RecordLead, type RecordNote } from '@meridian/design-system';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSentences } from '#platform/words/sentences.ts';
import type { ListParts } from '#presentation/GrowingListView.tsx';
import { orderNoOf } from '../api.ts';
import { messages } from '../screens/Trade/Trade.messages.ts';
import { PortfolioTable } from './PortfolioTable.tsx';
import { useOrderColumns, useOrderWords, type OrdersKind } from './order-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { asItCame } from './table.ts';

export interface OrdersTableProps {
  readonly orders: readonly Order[];
  readonly kind: OrdersKind;
  readonly label: string;
  readonly parts?: ListParts;
  /** Ids of `useOrderColumns`, in the order wanted; by default what the room allows. */
  readonly columns?: readonly string[] | undefined;
  /** A press on a row. */
  onOpen(order: Order): void;
  /** One press asks whether to cancel: for those that wait. */
  onCancel?: ((order: Order) => void) | undefined;
  readonly waitingRows?: number;
}

/** Orders: what each does, how far it is filled, its limit over the market, and one press to cancel it. */
export function OrdersTable(props: OrdersTableProps): ReactNode {
  const { orders, kind, label, parts, columns: shown, onOpen, onCancel, waitingRows } = props;
  const intl = useIntl();
  const words = useOrderWords();
  const noteOf = useOrderNote();
  const [order, onOrder] = useState(asItCame);
  const who = useCallback(
    (of: Order): RecordLead => ({
      onPress: () => onOpen(of),
      code: of.stock_code,
      name: of.name,
      logoSrc: of.localLogoUrl ?? undefined,
      note: intl.formatMessage(messages.sideAndType, { side: words.side(of), type: words.type(of) }),
    }),
    [intl, words, onOpen],
  );
  const action = useMemo(
    () =>
      onCancel && {
        label: intl.formatMessage(columnMessages.cancel),
        width: 'icon' as const,
        cell: (of: Order) =>
          // Accepted can be cancelled; being processed cannot (DECISIONS 11).
          of.orderStatus === orderStatus.accepted && (
            <IconButton
              label={intl.formatMessage(messages.cancelNamed, { order: words.name(of) })}
              icon={<CloseIcon size={18} aria-hidden />}
              onPress={() => onCancel(of)}
            />
          ),
      },
    [intl, words, onCancel],
  );
  const notes = useCallback(
    (of: Order): readonly RecordNote[] => [{ tone: 'neutral', text: noteOf(of) }],
    [noteOf],
  );
  return (
    <PortfolioTable
      label={label}
      lead={{ label: intl.formatMessage(columnMessages.name), who }}
      columns={useOrderColumns(kind)}
      shown={shown}
      rows={orders}
      keyOf={orderNoOf}
      rowLabel={words.name}
      order={order}
      onOrder={onOrder}
      action={action}
      notes={notes}
      isTall={onCancel !== undefined}
      waitingRows={waitingRows}
      {...parts}
    />
  );
}

const endings = { customer: messages.cancelledByYou, brokerage: messages.rejected } as const;

/** Why it cannot be cancelled, who ended it, and why; nothing where its status says all. */
export function useOrderNote(): (order: Order) => string | null {
  const intl = useIntl();
  const sentences = useSentences();
  return useCallback(
    ({ orderStatus: status, cancelledBy, reason }) => {
      if (status === orderStatus.processing) return intl.formatMessage(messages.processing);
      if (status !== orderStatus.cancelled) return reason;
      const by = cancelledBy === null ? null : intl.formatMessage(endings[cancelledBy]);
      return sentences(by, reason) || null;
    },
    [intl, sentences],
  );
}
