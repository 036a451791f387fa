/** Money that becomes money of another currency: two movements, and a record of the rate that joins them. */
import { FIXED_ONE } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { ExchangeRate } from '../market/index.ts';
import { outside } from './accounts.ts';
import type { Account } from './accounts.ts';
import { LedgerDefect, carryOut, checkMovement } from './ledger.ts';
import type { Entry, Exchange, Ledger, Movement } from './ledger.ts';
import { money, moneyDecimals } from './money.ts';
import type { LedgerCurrency, Money } from './money.ts';

/** What is exchanged, between which accounts. */
export interface ExchangeOrder<
  From extends LedgerCurrency = LedgerCurrency,
  To extends LedgerCurrency = LedgerCurrency,
> {
  readonly at: number;
  readonly from: Account<From>;
  readonly to: Account<To>;
  /** Above zero, both; one follows from the other by {@link receivedFor} or {@link givenFor}. */
  readonly given: Money<From>;
  readonly received: Money<To>;
  readonly rate: ExchangeRate<From, To>;
  readonly source: Exchange['source'];
  /** As for any movement: `given` for the wallet that gives, `received` for the one that receives. */
  readonly entry: Entry;
}

const cent = FIXED_ONE / 10n ** BigInt(moneyDecimals);

/**
 * What a sum brings in the other currency, a transfer as much as a profit: rounded down to cents, so that exchanging there and
 * back makes nobody richer (ADR 18). Of a loss (negative) it is what it takes to pay it: down is more of a loss.
 */
export function receivedFor<From extends LedgerCurrency, To extends LedgerCurrency>(
  given: Money<From>,
  { numerator, denominator, to }: ExchangeRate<From, To>,
): Money<To> {
  return money(wholeCentsDown(given.amount * numerator, denominator), to);
}

/** What has to be given so that a sum is received: rounded up to cents, for the same reason. Not negative. */
export function givenFor<From extends LedgerCurrency, To extends LedgerCurrency>(
  received: Money<To>,
  { numerator, denominator, from }: ExchangeRate<From, To>,
): Money<From> {
  return money(-wholeCentsDown(-received.amount * denominator, numerator), from);
}

/**
 * Exchanges at a rate and records it: `from` gives one sum to the exchange desk, the desk gives the other to `to`.
 * @throws LedgerDefect for sums that are not each other at the rate, a rate of other currencies or of one, and as a
 * movement does; nothing has changed then.
 */
export function exchange<From extends LedgerCurrency, To extends LedgerCurrency>(
  ledger: Ledger,
  order: ExchangeOrder<NoInfer<From>, NoInfer<To>> & {
    readonly given: Money<From>;
    readonly received: Money<To>;
  },
): void;
export function exchange(ledger: Ledger, order: ExchangeOrder): void {
  const { at, from, to, given, received, rate, source, entry } = order;
  if (rate.from !== given.currency || rate.to !== received.currency || rate.from === rate.to) {
    throw new LedgerDefect(`${given.currency} for ${received.currency} at a rate of ${rate.from}/${rate.to}`);
  }
  const isFair =
    received.amount === receivedFor(given, rate).amount || given.amount === givenFor(received, rate).amount;
  if (!isFair) throw new LedgerDefect(`${given.amount} for ${received.amount} is not the rate`);
  const movements: readonly Movement[] = [
    { at, from, to: outside('exchange', given.currency), amount: given, entry },
    { at, from: outside('exchange', received.currency), to, amount: received, entry },
  ];
  for (const movement of movements) checkMovement(ledger, movement);
  for (const movement of movements) carryOut(ledger, movement);
  ledger.exchanges.push({
    id: `X${String(ledger.exchanges.length + 1).padStart(6, '0')}`,
    at,
    given,
    received,
    rate,
    source,
    reference: entry.reference ?? null,
  });
}

/** Rounded towards less, of a gain and of a loss. `denominator` is above zero. */
function wholeCentsDown(numerator: bigint, denominator: bigint): Fixed {
  const unit = denominator * cent;
  const quotient = numerator / unit;
  return (numerator % unit < 0n ? quotient - 1n : quotient) * cent;
}
