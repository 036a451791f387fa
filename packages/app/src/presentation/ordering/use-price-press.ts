import { tradeDirection, type Decimal, type QuoteDetail, type TradeDirection } from '@meridian/api';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressed } from '#asset-classes/addressed.ts';
import { links } from '#platform/address/links.ts';
import { useAskedOrders } from './asked-orders.ts';

/**
 * What pressing a price of this screen's instrument does: it becomes the limit of the ticket beside, or of the one that it
 * leads to, which then buys unless `direction` says otherwise. Nothing is sent by a press. Undefined where nothing is ordered.
 */
export function usePricePress(
  detail: QuoteDetail,
  direction: TradeDirection = tradeDirection.buy,
): ((price: Decimal) => void) | undefined {
  const { assetClass } = useAddressed();
  const orders = useAskedOrders();
  const navigate = useNavigate();
  const { source } = assetClass.paths;
  const { stock_code: code, market, name } = detail;
  const press = useCallback(
    (price: Decimal): void => {
      const asked = { asks: 'price', price } as const;
      if (orders.ask({ source, code }, asked)) return;
      orders.leave({ source, code }, asked);
      void navigate(links.ticket({ source, code, market, name, direction }, direction));
    },
    [orders, navigate, source, code, market, name, direction],
  );
  return assetClass.ticket === undefined ? undefined : press;
}
