import { summaryDetail } from '@meridian/api';
import { OrderSummary } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { subtract } from '#domain/money.ts';
import { lotUnits, pipsBetween } from '#domain/pips.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFigureRow } from '#presentation/figures/useFigureRow.ts';
import { marketOf } from '../../../model/market.ts';
import { pairSize, type PipLabel } from '../../../model/pair-size.ts';
import { figureMessages } from '../figures.messages.ts';
import type { Ticket } from '../useTicket.ts';
import { pairMessages as messages } from './product.messages.ts';

const labels = {
  units: messages.units,
  pipSize: messages.pip,
  pipInQuote: messages.pipInQuote,
  exchangeRate: figureMessages.exchangeRate,
  pipValue: messages.pipValue,
} satisfies Record<PipLabel, unknown>;

/** The order in lots, and what a pip and the spread of it are worth; of one lot while no quantity is typed. */
export function PairFacts({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { detail, form, walletCurrency } = ticket;
  const row = useFigureRow({ ...detail, walletCurrency }, labels, {});
  const { stock_code: stockCode, market, bid, ask } = detail;
  const { request } = useRead(summaryDetail, { stockCode, market });
  const pair = knownData(request)?.pair ?? null;
  const pipSize = pair?.pipSize ?? null;
  const spread = bid === null || ask === null ? null : subtract(ask, bid);
  const { lots, pip, spreadCost } = pairSize(form.quantity, { pipSize, spread }, marketOf(ticket.facts));
  const say = intl.formatMessage;
  return (
    <OrderSummary
      title={say(messages.title)}
      rows={[
        lots === null
          ? {
              label: say(messages.lot),
              value: say(messages.lotIs, { units: format.quantity(lotUnits), base: pair?.base ?? '' }),
            }
          : {
              label: say(messages.lots),
              value: say(messages.lotsAre, { count: Number(lots), lots: format.quantity(lots) }),
            },
        { label: say(messages.pip), value: pipSize === null ? missing : format.quantity(pipSize) },
        {
          ...row(pip, { label: 'pipValue', as: 'money' }),
          ...(lots === null && { label: say(messages.pipValueOfLot) }),
        },
        {
          label: say(lots === null ? messages.spreadOfLot : messages.spread),
          value:
            bid === null || ask === null || pipSize === null || spreadCost === null
              ? missing
              : say(messages.spreadIs, {
                  pips: format.price(pipsBetween(bid, ask, pipSize), 1),
                  money: format.money(spreadCost, walletCurrency),
                }),
        },
      ]}
    />
  );
}
