import type { Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import type { Closing } from './useClosing.ts';

/**
 * What follows a quantity to close: AAPL, BTC; "shares" where the code is digits, which would read as a second quantity.
 * Without a quantity, what is closed.
 */
export function useClosedUnit({
  assetClass,
  detail,
}: Pick<Closing, 'assetClass' | 'detail'>): (quantity: Decimal | null) => string {
  const intl = useIntl();
  const { unitMessage, unitOf } = assetClass.holding.quantity;
  const unit = unitOf(detail.stock_code);
  return (quantity) => {
    if (!/^\d+$/.test(unit)) return unit;
    return quantity === null
      ? detail.name
      : intl.formatMessage(unitMessage, { count: Number(quantity), unit });
  };
}
