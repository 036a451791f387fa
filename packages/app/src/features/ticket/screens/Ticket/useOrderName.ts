import { orderType, type QuoteDetail } from '@meridian/api';
import { useIntl } from 'react-intl';
import type { TradedClass } from '#asset-classes/definition.ts';
import { isPositive, parseAmount } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { isShort, type TicketForm } from '../../model/form.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { messages } from './Ticket.messages.ts';

/** "Buy 10 AAPL", "Sell short 0.5 BTC at $64,000.00": what the button does, said the same everywhere. */
export function useOrderName(assetClass: TradedClass, detail: QuoteDetail): (form: TicketForm) => string {
  const intl = useIntl();
  const format = useFormat();
  const unitOf = useCountedUnit(assetClass);
  const isSubscription = assetClass.subscribe !== undefined;
  return (form) => {
    const side = isSubscription
      ? sideMessages.subscription
      : isShort(form.direction)
        ? sideMessages.short
        : sideMessages.long;
    const amount = parseAmount(form.quantity);
    if (amount === null || !isPositive(amount))
      return intl.formatMessage(side.unnamed, { unit: unitOf(detail, null) });
    const unit = unitOf(detail, amount);
    const quantity = format.quantity(amount);
    const limit = form.orderType === orderType.limit ? parseAmount(form.limitPrice) : null;
    if (limit === null) return intl.formatMessage(side.market, { quantity, unit });
    const price = format.money(limit, detail.currency, { decimals: detail.priceDecimals });
    return intl.formatMessage(side.limit, { quantity, unit, price });
  };
}

const sideMessages = {
  long: { unnamed: messages.buyUnnamed, market: messages.buy, limit: messages.buyAt },
  short: { unnamed: messages.sellUnnamed, market: messages.sell, limit: messages.sellAt },
  subscription: {
    unnamed: messages.subscribeUnnamed,
    market: messages.subscribe,
    limit: messages.subscribeAt,
  },
} as const;
