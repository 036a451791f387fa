import type { Order } from '@meridian/api';
import { FittedFigure } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { filledValue } from '../orders.ts';
import { useCommonColumns } from './order-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { quantityDecimalsOf, type TableColumn } from './table.ts';
import { shortMoney } from './useShortMoney.ts';

/** Columns of what was filled: an order with as much of it as was carried out, at its average price. */
export function useFillColumns(): readonly TableColumn<Order>[] {
  const intl = useIntl();
  const format = useFormat();
  const common = useCommonColumns();
  return useMemo(() => {
    const label = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
    return [
      common.side,
      {
        id: 'quantity',
        label: label('quantity'),
        place: { column: 1, line: 2 },
        decimals: ({ filledQuantity }) => quantityDecimalsOf(filledQuantity),
        cell: ({ filledQuantity }) => format.quantity(filledQuantity),
        by: ({ filledQuantity }) => ({ amount: filledQuantity }),
      },
      { ...common.fillPrice, place: { column: 1, line: 1 } },
      {
        id: 'value',
        label: label('value'),
        width: 'l',
        place: { column: 2, line: 1 },
        cell: (order) => {
          const value = filledValue(order);
          const full = format.money(value, order.currency);
          return <FittedFigure full={full} short={shortMoney(format, value, order.currency)} />;
        },
        by: (order) => ({ amount: filledValue(order), currency: order.currency }),
      },
      { ...common.fee, place: { column: 2, line: 2 } },
      {
        id: 'profit',
        label: label('grossProfit'),
        width: 'xl',
        room: 'wide',
        cell: (order) => <BookedProfit order={order} />,
        by: ({ profit, walletCurrency }) => ({ amount: profit, currency: walletCurrency }),
      },
      {
        id: 'time',
        label: label('time'),
        width: 'xl',
        room: 'medium',
        cell: ({ modifyTimeTimestamp: at }) => (at === null ? missing : format.dateTime(at)),
        by: ({ modifyTimeTimestamp }) => ({ time: modifyTimeTimestamp }),
      },
      { ...common.number, room: 'widest' },
    ];
  }, [intl, format, common]);
}

/** What closing brought; an opening order books none. */
function BookedProfit({ order: { profit, walletCurrency } }: { order: Order }): ReactNode {
  return profit === null ? missing : <OwnProfit value={profit} currency={walletCurrency} />;
}
