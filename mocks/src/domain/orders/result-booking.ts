/** How the profit or loss of what is closed gets into the wallet, in its currency. */
import type { Fixed } from '#kernel/index.ts';
import { exchange, freeOf, money, move, moveIfAny, outside, receivedFor } from '../ledger/index.ts';
import type { Deal, Entry, Money, WalletRef } from '../ledger/index.ts';
import { oppositeRate } from '../market/index.ts';
import type { ExchangeRate } from '../market/index.ts';
import type { TradingBrokerage } from './state.ts';

/** What is booked: for whom, at which rate, and what the statement says. */
export interface Result {
  readonly wallet: WalletRef;
  /** In the settlement currency: profit (+) or loss (−). */
  readonly result: Money;
  /** From the settlement currency to the wallet's. */
  readonly rate: ExchangeRate;
  /** What the customer loses at most, in the wallet's currency. */
  readonly margin: Fixed;
  readonly reference: string;
  readonly stockCode: string;
  readonly deal: Deal;
  readonly at: number;
}

/**
 * Books a profit or a loss between the market and a wallet's free money. A loss beyond the margin is the brokerage's own. In
 * another currency it is exchanged at the market's rate, and what is too small for a cent is not booked.
 * @returns what the wallet gained (+) or gave (−), and what of the loss the brokerage bore: both in the wallet's currency.
 */
export function bookResult(
  brokerage: TradingBrokerage,
  booking: Result,
): { profit: Fixed; borneByBrokerage: Fixed } {
  const whole = receivedFor(booking.result, booking.rate).amount;
  const profit = whole < 0n ? bookLoss(brokerage, booking, whole) : bookGain(brokerage, booking, whole);
  return { profit, borneByBrokerage: profit - whole };
}

function bookGain({ ledger }: TradingBrokerage, booking: Result, profit: Fixed): Fixed {
  if (profit === 0n) return 0n;
  const { wallet, result, rate, at } = booking;
  const [from, to] = [outside('market', rate.from), freeOf(wallet)];
  const received = money(profit, rate.to);
  const entry: Entry = { received: 'profit', ...referenceOf(booking) };
  if (rate.from === rate.to) move(ledger, { at, from, to, amount: received, entry });
  else exchange(ledger, { at, from, to, given: result, received, rate, source: 'market', entry });
  return profit;
}

function bookLoss({ ledger }: TradingBrokerage, booking: Result, whole: Fixed): Fixed {
  const { wallet, rate, margin, at } = booking;
  const [from, to] = [freeOf(wallet), outside('market', rate.from)];
  const owed = money(-booking.result.amount, rate.from);
  const payable = money(-whole < margin ? -whole : margin, rate.to);
  const opposite = oppositeRate(rate);
  const reached = payable.amount === -whole ? owed : receivedFor(payable, opposite);
  const paid = reached.amount === 0n ? money(0n, rate.to) : payable;
  const entry: Entry = { given: 'loss', ...referenceOf(booking) };
  if (rate.from === rate.to) moveIfAny(ledger, { at, from, to, amount: paid, entry });
  else if (paid.amount > 0n) {
    exchange(ledger, {
      at,
      from,
      to,
      given: paid,
      received: reached,
      rate: opposite,
      source: 'market',
      entry,
    });
  }
  const rest = money(owed.amount - reached.amount, rate.from);
  moveIfAny(ledger, { at, from: outside('risk', rate.from), to, amount: rest });
  return -paid.amount;
}

const referenceOf = ({ reference, stockCode, deal }: Result) => ({ reference, stockCode, deal });
