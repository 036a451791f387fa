import type { Position } from '@meridian/api';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { walletValue } from '#domain/contract.ts';
import { profitAt, returnOnMargin, todayProfitAt } from '#domain/profit.ts';
import { useApp } from '#platform/ports/context.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { newestWorth } from '#presentation/positions/worth.ts';
import {
  HoldingPrice,
  HoldingProfit,
  HoldingRatio,
  HoldingValue,
  type ProfitKind,
} from './holding-cells.tsx';
import { usePositionColumns } from './position-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { priceDecimalsOf, type TableColumn } from './table.ts';
import type { Valuation } from '../live.ts';

/** Columns of open positions. `profit` is the one that rows of two lines have room for. */
export function useHoldingColumns(profit: ProfitKind = 'profit'): readonly TableColumn<Position>[] {
  const intl = useIntl();
  const format = useFormat();
  const common = usePositionColumns();
  const { quotes, ports } = useApp();
  return useMemo(() => {
    const label = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
    // At the moment a head is pressed.
    const worth = (position: Position): Valuation =>
      newestWorth(position, (instrument) => quotes.tickOf(instrument), ports.clock.now());
    const inWallet = (position: Position, amountOf: (worth: Valuation) => Position['margin'] | null) => ({
      amount: amountOf(worth(position)),
      currency: position.walletCurrency,
    });
    const ofProfit = (kind: ProfitKind, line: 1 | 2) =>
      kind === profit ? { place: { column: 3, line } as const } : {};
    return [
      common.side,
      common.leverage,
      { ...common.quantity, width: 's', place: { column: 2, line: 2 } },
      {
        id: 'averageCost',
        label: label('averageCost'),
        room: 'medium',
        place: { column: 1, line: 2 },
        decimals: ({ openPrice, priceDecimals }) => priceDecimalsOf(openPrice, priceDecimals),
        cell: ({ openPrice, priceDecimals }) => format.price(openPrice, priceDecimals),
        by: ({ openPrice, currency }) => ({ amount: openPrice, currency }),
      },
      {
        id: 'price',
        label: label('price'),
        width: 's',
        place: { column: 1, line: 1 },
        decimals: ({ priceDecimals }) => priceDecimals,
        cell: (position) => <HoldingPrice position={position} />,
        by: (position) => ({ amount: worth(position).price, currency: position.currency }),
      },
      {
        id: 'value',
        label: label('value'),
        width: 'l',
        place: { column: 2, line: 1 },
        cell: (position) => <HoldingValue position={position} />,
        by: (position) =>
          inWallet(position, ({ price, contract }) => walletValue(price, position.quantity, contract)),
      },
      {
        id: 'profit',
        label: label('profit'),
        width: 'l',
        ...ofProfit('profit', 1),
        cell: (position) => <HoldingProfit position={position} of="profit" />,
        by: (position) => inWallet(position, ({ price, contract }) => profitAt(position, price, contract)),
      },
      {
        id: 'ratio',
        label: label('ratio'),
        width: 's',
        room: 'medium',
        ...ofProfit('profit', 2),
        cell: (position) => <HoldingRatio position={position} of="profit" />,
        by: (position) => {
          const { price, contract } = worth(position);
          return { amount: returnOnMargin(profitAt(position, price, contract), position.margin) };
        },
      },
      {
        id: 'today',
        label: label('today'),
        width: 'l',
        room: 'wide',
        ...ofProfit('today', 1),
        cell: (position) => <HoldingProfit position={position} of="today" />,
        by: (position) =>
          inWallet(position, ({ price, contract }) => todayProfitAt(position, price, contract).amount),
      },
      {
        id: 'todayRatio',
        label: label('todayRatio'),
        width: 's',
        room: 'widest',
        ...ofProfit('today', 2),
        cell: (position) => <HoldingRatio position={position} of="today" />,
        by: (position) => {
          const { price, contract } = worth(position);
          return { amount: todayProfitAt(position, price, contract).percent };
        },
      },
      {
        id: 'stopOut',
        label: label('stopOut'),
        room: 'widest',
        decimals: ({ stopOutPrice, priceDecimals }) => priceDecimalsOf(stopOutPrice, priceDecimals),
        cell: ({ stopOutPrice, priceDecimals }) => format.price(stopOutPrice, priceDecimals),
        by: ({ stopOutPrice, currency }) => ({ amount: stopOutPrice, currency }),
      },
      {
        id: 'margin',
        label: label('margin'),
        width: 'l',
        isChosenOnly: true,
        cell: ({ margin, walletCurrency }) => format.money(margin, walletCurrency),
        by: ({ margin, walletCurrency }) => ({ amount: margin, currency: walletCurrency }),
      },
      {
        id: 'opened',
        label: label('opened'),
        width: 'xl',
        isChosenOnly: true,
        cell: ({ createTimeTimestamp: at }) => (at === null ? missing : format.dateTime(at)),
        by: ({ createTimeTimestamp }) => ({ time: createTimeTimestamp }),
      },
    ];
  }, [intl, format, common, quotes, ports, profit]);
}
