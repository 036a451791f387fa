/** What it costs to hold a position over the end of a day (ADR 53). */
import { tradeDirection } from '@meridian/api';
import { FIXED_ONE, roundQuotient } from '#kernel/index.ts';
import type { Fixed, Product } from '#kernel/index.ts';
import { moneyDecimals } from '../ledger/index.ts';
import { instrumentOf, lastPrice, record, termsOf, valueOf, walletRate } from '../orders/index.ts';
import type { ClassTerms, Position, Quotient, TradingBrokerage } from '../orders/index.ts';
import { chargePosition } from './holding-costs.ts';

/**
 * value × what of it is borrowed × rate × nights ÷ days of the year, in the currency that the rate leads to, in cents. A long
 * position borrows (leverage − 1) ÷ leverage of its value, a short one all of it. A night before days without trading
 * counts for each of them.
 */
function overnightCharge(
  value: Product,
  { direction, leverage }: Pick<Position, 'direction' | 'leverage'>,
  { overnight }: Pick<ClassTerms, 'overnight'>,
  { nights, rate }: { readonly nights: bigint; readonly rate: Quotient },
): Fixed {
  if (overnight === null) return 0n;
  const isShort = direction === tradeDirection.sell;
  const [yearly, borrowed] = isShort ? [overnight.short, leverage] : [overnight.long, leverage - FIXED_ONE];
  return roundQuotient(
    value * yearly * borrowed * nights * rate.numerator,
    FIXED_ONE * FIXED_ONE * leverage * overnight.daysPerYear * rate.denominator,
    moneyDecimals,
  );
}

/** Charges a position for the night that begins, at the day's last price. */
export function chargeOvernight(
  brokerage: TradingBrokerage,
  position: Position,
  { endsAt, nights }: { readonly endsAt: number; readonly nights: bigint },
): void {
  const price = lastPrice(brokerage, position.key, endsAt - 1);
  const value = valueOf(price, position.quantity, instrumentOf(brokerage, position));
  const rate = walletRate(brokerage, position, endsAt);
  const amount = overnightCharge(value, position, termsOf(position.source), { nights, rate });
  if (amount === 0n) return;
  const taken = chargePosition(brokerage, position, {
    amount,
    kind: 'overnight',
    account: 'fees',
    at: endsAt,
  });
  record(brokerage, position.id, {
    kind: 'overnight',
    at: endsAt,
    quantity: position.quantity,
    price,
    amount: -taken,
    borneByBrokerage: 0n,
  });
}
