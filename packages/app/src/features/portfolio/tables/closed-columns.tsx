import type { Position } from '@meridian/api';
import { FittedFigure } from '@meridian/design-system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { usePositionColumns } from './position-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { priceDecimalsOf, type TableColumn } from './table.ts';

/** Columns of what was closed. */
export function useClosedColumns(): readonly TableColumn<Position>[] {
  const intl = useIntl();
  const format = useFormat();
  const common = usePositionColumns();
  return useMemo(() => {
    const label = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
    return [
      common.side,
      common.leverage,
      { ...common.quantity, width: 'm', place: { column: 2, line: 1 } },
      {
        id: 'openPrice',
        label: label('openPrice'),
        place: { column: 1, line: 2 },
        decimals: ({ openPrice, priceDecimals }) => priceDecimalsOf(openPrice, priceDecimals),
        cell: ({ openPrice, priceDecimals }) => format.price(openPrice, priceDecimals),
        by: ({ openPrice, currency }) => ({ amount: openPrice, currency }),
      },
      {
        id: 'closePrice',
        label: label('closePrice'),
        place: { column: 1, line: 1 },
        decimals: ({ closePrice, priceDecimals }) => priceDecimalsOf(closePrice, priceDecimals),
        cell: ({ closePrice, priceDecimals }) => format.price(closePrice, priceDecimals),
        by: ({ closePrice, currency }) => ({ amount: closePrice, currency }),
      },
      {
        id: 'grossProfit',
        label: label('grossProfit'),
        width: 'xl',
        room: 'widest',
        cell: ({ profit, walletCurrency }) => <OwnProfit value={profit} currency={walletCurrency} />,
        by: ({ profit, walletCurrency }) => ({ amount: profit, currency: walletCurrency }),
      },
      {
        id: 'fees',
        label: label('fees'),
        width: 's',
        room: 'medium',
        place: { column: 3, line: 2 },
        cell: ({ handlingFee, walletCurrency }) => format.money(handlingFee, walletCurrency),
        by: ({ handlingFee, walletCurrency }) => ({ amount: handlingFee, currency: walletCurrency }),
      },
      {
        id: 'netProfit',
        label: label('netProfit'),
        width: 'l',
        place: { column: 3, line: 1 },
        cell: ({ sellProfit, walletCurrency }) => <OwnProfit value={sellProfit} currency={walletCurrency} />,
        by: ({ sellProfit, walletCurrency }) => ({ amount: sellProfit, currency: walletCurrency }),
      },
      {
        id: 'opened',
        label: label('opened'),
        width: 'xl',
        room: 'widest',
        cell: ({ createTimeTimestamp: at }) => (at === null ? missing : format.dateTime(at)),
        by: ({ createTimeTimestamp }) => ({ time: createTimeTimestamp }),
      },
      {
        id: 'closed',
        label: label('closed'),
        width: 'xl',
        room: 'wide',
        place: { column: 2, line: 2 },
        cell: ({ closeTimeTimestamp: at }) =>
          at === null ? missing : <FittedFigure full={format.dateTime(at)} short={format.date(at)} />,
        by: ({ closeTimeTimestamp }) => ({ time: closeTimeTimestamp }),
      },
    ];
  }, [intl, format, common]);
}
