import { summaryDetail, type FutureDetail } from '@meridian/api';
import { OrderSummary } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay } from '#domain/calendar-day.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFigureRow } from '#presentation/figures/useFigureRow.ts';
import { contractMargins, type ContractMarginLabel } from '../../../model/contract-margin.ts';
import { marketOf } from '../../../model/market.ts';
import { priceOf } from '../../../model/order-price.ts';
import { figureMessages } from '../figures.messages.ts';
import type { Ticket } from '../useTicket.ts';
import { contractMessages as messages } from './product.messages.ts';

const labels = { ...figureMessages, ...messages } satisfies Record<ContractMarginLabel, unknown>;
const notes = { maintenanceMargin: messages.maintenanceNote };

/** What one contract delivers, takes to open and to keep, and when and how it ends. */
export function ContractFacts({ ticket, detail }: { ticket: Ticket; detail: FutureDetail }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const row = useFigureRow({ ...detail, walletCurrency: ticket.walletCurrency }, labels, notes);
  const { stock_code: stockCode, market, contractSize, lastTradeDate, expiryDate, productCode } = detail;
  const { request } = useRead(summaryDetail, { stockCode, market });
  const about = knownData(request)?.contract ?? null;
  const { form, terms } = ticket;
  const marketData = marketOf(ticket.facts);
  const { initial, maintenance } = contractMargins(
    {
      ...priceOf(form, marketData),
      leverage: form.leverage,
      maintenanceRate: terms?.maintenanceRate ?? null,
    },
    marketData,
  );
  const isSingle = productCode !== null && productCode !== stockCode;
  const say = intl.formatMessage;
  return (
    <OrderSummary
      title={say(messages.title)}
      rows={[
        {
          label: say(messages.size),
          value:
            about === null
              ? missing
              : say(messages.sizeIs, { count: format.quantity(about.units), unit: about.unit }),
        },
        {
          label: say(messages.multiplier),
          value: contractSize === null ? missing : format.quantity(contractSize),
        },
        row(initial, { label: 'initialMargin', as: 'money' }),
        row(maintenance, { label: 'maintenanceMargin', as: 'money' }),
        { label: say(messages.lastDay), value: calendarDay(lastTradeDate, format) },
        {
          label: say(messages.settlement),
          value: isSingle
            ? say(messages.settledOn, { date: calendarDay(expiryDate, format) })
            : say(messages.rollsOver),
        },
      ]}
    />
  );
}
