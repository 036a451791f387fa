import type { Order, Position } from '@meridian/api';
import { useIntl } from 'react-intl';
import type { CsvColumn } from '#presentation/export/csv.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { filledValue } from '../orders.ts';
import { messages } from '../screens/Trade/Trade.messages.ts';
import { useOrderWords } from '../tables/order-columns.tsx';
import { columnMessages } from '../tables/table.messages.ts';
import { csvMessages } from './csv.messages.ts';

/** What was closed, for a spreadsheet: exact figures, each beside its currency. */
export function useClosedCsv(): readonly CsvColumn<Position>[] {
  const intl = useIntl();
  const sideText = useSideText();
  const name = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
  const own = (id: keyof typeof csvMessages): string => intl.formatMessage(csvMessages[id]);
  return [
    { name: own('code'), cell: (row) => ({ words: row.stock_code }) },
    { name: name('name'), cell: (row) => ({ words: row.name }) },
    { name: own('market'), cell: (row) => ({ words: row.market }) },
    { name: name('side'), cell: (row) => ({ words: sideText(row.direction) }) },
    { name: name('leverage'), cell: (row) => ({ number: row.leverage }) },
    { name: name('quantity'), cell: (row) => ({ number: row.quantity }) },
    { name: name('openPrice'), cell: (row) => ({ number: row.openPrice }) },
    { name: name('closePrice'), cell: (row) => ({ number: row.closePrice }) },
    { name: own('priceCurrency'), cell: (row) => ({ words: row.currency }) },
    { name: name('margin'), cell: (row) => ({ number: row.margin }) },
    { name: name('grossProfit'), cell: (row) => ({ number: row.profit }) },
    { name: name('fees'), cell: (row) => ({ number: row.handlingFee }) },
    { name: name('netProfit'), cell: (row) => ({ number: row.sellProfit }) },
    { name: own('walletCurrency'), cell: (row) => ({ words: row.walletCurrency }) },
    { name: own('openedUtc'), cell: (row) => ({ time: row.createTimeTimestamp }) },
    { name: own('closedUtc'), cell: (row) => ({ time: row.closeTimeTimestamp }) },
    { name: name('number'), cell: (row) => ({ words: row.orderNo }) },
  ];
}

/** Orders and what was filled of them, for a spreadsheet. */
export function useOrdersCsv(): readonly CsvColumn<Order>[] {
  const intl = useIntl();
  const words = useOrderWords();
  const name = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
  const own = (id: keyof typeof csvMessages): string => intl.formatMessage(csvMessages[id]);
  return [
    { name: name('number'), cell: (row) => ({ words: row.orderNo }) },
    { name: own('code'), cell: (row) => ({ words: row.stock_code }) },
    { name: name('name'), cell: (row) => ({ words: row.name }) },
    { name: own('market'), cell: (row) => ({ words: row.market }) },
    { name: name('side'), cell: (row) => ({ words: words.side(row) }) },
    { name: name('type'), cell: (row) => ({ words: words.type(row) }) },
    { name: name('status'), cell: (row) => ({ words: words.status(row).text }) },
    { name: name('quantity'), cell: (row) => ({ number: row.quantity }) },
    { name: own('filledQuantity'), cell: (row) => ({ number: row.filledQuantity }) },
    { name: name('limit'), cell: (row) => ({ number: row.limitPrice }) },
    { name: name('fillPrice'), cell: (row) => ({ number: row.price }) },
    { name: own('filledValue'), cell: (row) => ({ number: filledValue(row) }) },
    { name: own('priceCurrency'), cell: (row) => ({ words: row.currency }) },
    { name: name('leverage'), cell: (row) => ({ number: row.leverage }) },
    { name: name('margin'), cell: (row) => ({ number: row.margin }) },
    { name: name('fee'), cell: (row) => ({ number: row.handlingFee }) },
    { name: intl.formatMessage(messages.bookedProfit), cell: (row) => ({ number: row.profit }) },
    { name: own('walletCurrency'), cell: (row) => ({ words: row.walletCurrency }) },
    { name: own('reason'), cell: (row) => ({ words: row.reason }) },
    { name: own('placedUtc'), cell: (row) => ({ time: row.createTimeTimestamp }) },
    { name: own('changedUtc'), cell: (row) => ({ time: row.modifyTimeTimestamp }) },
  ];
}
