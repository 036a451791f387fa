import type { Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import type { ClosableClass } from '#asset-classes/definition.ts';

/** What is ordered or closed, as a quote, a position and an order name it. */
interface Counted {
  readonly stock_code: string;
  readonly name: string;
}

/**
 * What follows a quantity that is ordered or closed: AAPL, BTC; "shares" where the code is digits, which would read as a second
 * quantity. Without a quantity, what it is about.
 */
export function useCountedUnit({
  holding,
}: Pick<ClosableClass, 'holding'>): (of: Counted, quantity: Decimal | null) => string {
  const intl = useIntl();
  const { unitMessage, unitOf } = holding.quantity;
  return ({ stock_code: code, name }, quantity) => {
    const unit = unitOf(code);
    if (!/^\d+$/.test(unit)) return unit;
    return quantity === null ? name : intl.formatMessage(unitMessage, { count: Number(quantity), unit });
  };
}
