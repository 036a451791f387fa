import { orderType, type Decimal } from '@meridian/api';
import { FigureRow, OrderSummary, type FigureRowProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare, one } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { useFigureRow, type FigureOptions } from '#presentation/figures/useFigureRow.ts';
import { useFeeParts } from '#presentation/fees/useFeeParts.ts';
import { useHeldPosition } from '../../api.ts';
import { isShort } from '../../model/form.ts';
import { outcomeOf } from '../../model/outcome.ts';
import { OutcomePicture } from '../../ordering/OutcomePicture.tsx';
import { afterAddition } from '../../held/addition.ts';
import { averageByOpening, changeByOpening, type HeldPosition } from '../../held/position-after.ts';
import { isAllPaid, type TicketSummary } from '../../model/summary.ts';
import type { StepLabel, TicketFigure } from '../../model/ticket-figure.ts';
import { NowAfter } from '../../ordering/NowAfter.tsx';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { OrderReview } from '../../ordering/OrderReview.tsx';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { figureMessages, noteMessages } from './figures.messages.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

function useRow(ticket: Ticket): (figure: TicketFigure, options: FigureOptions<StepLabel>) => FigureRowProps {
  const { detail, walletCurrency } = ticket;
  return useFigureRow({ ...detail, walletCurrency }, figureMessages, noteMessages);
}

/** The figures of the order; where it adds to a position, the stop-out and the loss are those of the whole. */
function useWhole({ assetClass, detail, addsTo, summary, terms }: Ticket): {
  readonly held: HeldPosition;
  readonly summary: TicketSummary;
} {
  const held = useHeldPosition({ assetClass, detail, addsTo });
  const whole = afterAddition(summary.deal, held, terms, detail.priceStep);
  return { held, summary: { ...summary, ...whole } };
}

/** What the order costs and holds; every figure opens its arithmetic. */
export function Figures({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const row = useRow(ticket);
  const { form } = ticket;
  const { summary } = useWhole(ticket);
  // Where the whole value is paid the margin is the value, and nothing can be stopped out.
  const ofBorrowed = isAllPaid(form)
    ? []
    : [
        row(summary.margin, { label: 'margin', as: 'money' }),
        row(summary.stopOut, { label: 'stopOut', as: 'price' }),
      ];
  return (
    <OrderSummary
      title={intl.formatMessage(messages.summary)}
      rows={[
        row(summary.buyingPower, { label: 'buyingPower', as: 'money' }),
        ...(summary.average ? [row(summary.average, { label: 'averagePrice', as: 'price' })] : []),
        row(summary.value, { label: 'value', as: 'money' }),
        row(summary.fee, { label: 'fee', as: 'money' }),
        ...ofBorrowed,
        row(summary.mostLost, { label: summary.mostLostLabel, as: 'money' }),
        row(summary.left, { label: 'left', as: 'money' }),
      ]}
    />
  );
}

/** What has to be free in the wallet; its name opens the arithmetic. */
export function TotalFigure({ ticket }: { ticket: Ticket }): ReactNode {
  const row = useRow(ticket);
  return (
    <FigureRow {...row(ticket.summary.total, { label: ticket.summary.totalLabel, as: 'money' })} isTotal />
  );
}

/** Once more before the password: the price of the estimate, what is paid, the worst loss, and with leverage where it would end. */
export function TicketReview({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const row = useRow(ticket);
  const { held, summary } = useWhole(ticket);
  const format = useFormat();
  const feeParts = useFeeParts();
  const { form, assetClass, detail, walletCurrency } = ticket;
  const { deal } = summary;
  const plain = (figure: TicketFigure, options: FigureOptions<StepLabel>): FigureRowProps => {
    const { label, value } = row(figure, options);
    return { label, value };
  };
  const unit = useCountedUnit(assetClass)(detail, deal?.quantity ?? null);
  const change = deal && changeByOpening(held, deal, deal.quantity);
  const outcome = outcomeOf(summary, change);
  const average = deal && averageByOpening(held, { ...form, ...deal }, detail.priceDecimals);
  const priceText = (value: Decimal): string =>
    format.money(value, detail.currency, { decimals: detail.priceDecimals });
  const price: TicketFigure = { value: summary.price, steps: [], notes: [] };
  const leverage: TicketFigure = { value: deal?.leverage ?? null, steps: [], notes: [] };
  const stopOut = (value: Decimal): FigureRowProps => {
    const before = average && held.position?.stopOutPrice;
    return {
      ...plain(summary.stopOut, { label: 'stopOut', as: 'price' }),
      ...(before && { value: <NowAfter now={priceText(before)} after={priceText(value)} /> }),
    };
  };
  const isLeveraged = deal !== null && compare(deal.leverage, one) > 0;
  return (
    <OrderReview
      walletType={assetClass.holding.walletType}
      unit={unit}
      detail={detail}
      orderType={form.orderType}
      wallet="paidFrom"
      position={change}
      outcome={
        outcome && (
          <OutcomePicture
            outcome={outcome}
            unit={unit}
            isShort={isShort(form.direction)}
            detail={detail}
            walletCurrency={walletCurrency}
          />
        )
      }
      figures={[
        plain(price, { label: summary.priceLabel, as: 'price' }),
        // Where the best level holds it all, the average is the last price.
        ...(summary.average !== null && deal?.sum !== undefined
          ? [plain(summary.average, { label: 'averagePrice', as: 'price' })]
          : []),
        ...(average
          ? [
              {
                label: intl.formatMessage(orderingMessages.averageAfter),
                value: <NowAfter now={priceText(average.from)} after={priceText(average.to)} />,
              },
            ]
          : []),
        ...(isLeveraged ? [plain(leverage, { label: 'leverage', as: 'leverage' })] : []),
        ...(summary.stopOut.value === null ? [] : [stopOut(summary.stopOut.value)]),
        {
          ...plain(summary.fee, { label: 'fee', as: 'money' }),
          parts: feeParts(summary.feeParts, walletCurrency),
        },
        plain(summary.mostLost, { label: summary.mostLostLabel, as: 'money' }),
      ]}
      total={plain(summary.total, { label: summary.totalLabel, as: 'money' })}
      note={
        form.orderType === orderType.market
          ? intl.formatMessage(ticket.auction ? noteMessages.auctionEstimate : noteMessages.estimate)
          : null
      }
    />
  );
}
