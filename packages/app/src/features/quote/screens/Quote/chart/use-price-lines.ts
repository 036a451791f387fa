import {
  entrustedOrders,
  openClose,
  tradeDirection,
  type Decimal,
  type Position,
  type QuoteDetail,
} from '@meridian/api';
import type { PriceLine } from '@meridian/design-system/charts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import { fromNumber } from '#domain/money.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFormat } from '#platform/words/format.ts';
import { useTicketLimit } from '#presentation/ordering/asked-orders.ts';
import { usePricePress } from '#presentation/ordering/use-price-press.ts';
import { priceLineMessages as messages } from './PriceLines.messages.ts';

/**
 * The person's own prices on the chart: what was paid, where the house closes, the orders that wait, and the limit of the
 * ticket, which is moved here. A press makes one the limit.
 */
export function usePriceLines(detail: QuoteDetail, position: Position | null): readonly PriceLine[] {
  const intl = useIntl();
  const format = useFormat();
  const { isSignedIn } = useSession();
  const { assetClass } = useAddressed();
  const { source } = assetClass.paths;
  const { stock_code: code, market, currency, priceDecimals, priceStep } = detail;
  const canOrder = isSignedIn && assetClass.ticket !== undefined;
  const { request } = useRead(entrustedOrders, canOrder ? {} : null, { onTopics: ['orders'] });
  const waiting = knownData(request)?.list;
  const limit = useTicketLimit({ source, code });
  const press = usePricePress(detail);
  return useMemo(() => {
    const line = (
      id: string,
      tone: PriceLine['tone'],
      name: string,
      price: Decimal | null,
    ): readonly PriceLine[] => {
      if (price === null) return [];
      const text = format.money(price, currency, { decimals: priceDecimals });
      const canPress = String(press !== undefined);
      const label = intl.formatMessage(messages.line, { name, price: text, canOrder: canPress });
      return [{ id, tone, name, label, price: Number(price), onPress: press && (() => press(price)) }];
    };
    const orders = (waiting ?? []).filter(
      (order) => order.source === source && order.stock_code === code && order.market === market,
    );
    const name = intl.formatMessage(messages.limit);
    const move = press && {
      tick: Number(priceStep),
      onMove: (price: number) => press(fromNumber(price, priceDecimals)),
    };
    return [
      ...line('entry', 'entry', intl.formatMessage(messages.entry), position?.openPrice ?? null),
      ...line('stopOut', 'stopOut', intl.formatMessage(messages.stopOut), position?.stopOutPrice ?? null),
      ...orders.flatMap((order) => {
        const isBuy = (order.direction === tradeDirection.buy) === (order.openClose === openClose.open);
        const quantity = format.quantity(order.quantity);
        const side = intl.formatMessage(isBuy ? messages.buy : messages.sell, { quantity });
        return line(order.orderNo, 'order', side, order.limitPrice);
      }),
      ...line('limit', 'limit', name, limit).map((own) => ({ ...own, label: name, move })),
    ];
  }, [
    intl,
    format,
    waiting,
    limit,
    press,
    position,
    source,
    code,
    market,
    currency,
    priceDecimals,
    priceStep,
  ]);
}
