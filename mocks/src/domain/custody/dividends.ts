/** Dividends of shares that are held: who is entitled as the ex-date opens, and what is paid on the pay date (ADR 53). */
import { tradeDirection } from '@meridian/api';
import { FIXED_ONE, dueAt, formatFixed, parseFixed, roundQuotient } from '#kernel/index.ts';
import type { Fixed, Process } from '#kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { actionsOf, exDayOf, payDayOf } from '../companies/index.ts';
import type { Companies, CorporateAction, DueDividend } from '../companies/index.ts';
import { quantityText, sendMessage, subjectOf } from '../inbox/index.ts';
import { currencyOfWallet, freeOf, money, moneyDecimals, moveIfAny, outside } from '../ledger/index.ts';
import {
  byInstrument,
  instrumentOf,
  keysHeld,
  lastPrice,
  positionsIn,
  record,
  walletOf,
} from '../orders/index.ts';
import type { NotifyingBrokerage, Position } from '../orders/index.ts';
import { chargePosition } from './holding-costs.ts';

type Shareholding = NotifyingBrokerage & Companies;

/**
 * Part of a dividend that is withheld: the statutory rate for foreign holders of US shares (Internal Revenue Code, section 1441);
 * Hong Kong withholds nothing. Who has sold short pays the whole dividend to whom the share was borrowed from.
 */
const withheld: Readonly<Record<'US' | 'HK', Fixed>> = { US: parseFixed('0.3'), HK: 0n };

const cents = (numerator: bigint, denominator: bigint): Fixed =>
  roundQuotient(numerator, denominator, moneyDecimals);

/** As a share goes ex-dividend: its holders of that moment are entitled, and its short sellers pay. */
export const exDividends = byInstrument<Shareholding>(
  'exDividend',
  ({ trading }) => keysHeld(trading),
  function* (house, key) {
    if (positionsIn(house, key).next().done === true) return;
    const dividends = exDividendsOf(house, key);
    if (dividends.length === 0) return;
    const last = house.dividends.wentExAt.get(key) ?? Number.NEGATIVE_INFINITY;
    yield {
      id: key,
      dependsOn: String(last),
      nextDue(fromMs, toMs) {
        const next = dividends.find(({ exAt }) => exAt > last && exAt >= fromMs)?.exAt;
        return next === undefined || next > toMs ? undefined : next;
      },
      happen(at) {
        house.dividends.wentExAt.set(key, at);
        for (const { action, exAt } of dividends) if (exAt === at) goEx(house, action, at);
      },
    };
  },
);

interface ExDividend {
  readonly action: CorporateAction;
  /** World ms. */
  readonly exAt: number;
}

/** By what a company announces: asked for again for every share that is held, whenever time goes on. */
const known = new WeakMap<readonly CorporateAction[], readonly ExDividend[]>();

/** The dividends of a share, by the instant from which it trades without them. */
function exDividendsOf(house: Shareholding, key: InstrumentKey): readonly ExDividend[] {
  const actions = actionsOf(house, key);
  const before = known.get(actions);
  if (before !== undefined) return before;
  const made = actions
    .filter(({ event }) => event.kind === 'dividend')
    .map((action) => ({ action, exAt: exDayOf(house.market, action).open }))
    .toSorted((a, b) => a.exAt - b.exAt);
  known.set(actions, made);
  return made;
}

function goEx(house: Shareholding, action: CorporateAction, at: number): void {
  if (action.event.kind !== 'dividend') return;
  const each = parseFixed(action.event.amount);
  for (const position of positionsIn(house, action.key)) {
    const amount = cents(each * position.quantity, FIXED_ONE);
    if (amount === 0n) continue;
    if (position.direction === tradeDirection.sell) payAsShortSeller(house, position, { amount, each, at });
    else {
      const { id: positionId, userId, key, source, quantity } = position;
      const paidAt = payDayOf(house.market, action).open;
      house.dividends.due.push({ positionId, userId, key, source, quantity, each, amount, paidAt });
    }
  }
}

function payAsShortSeller(
  house: Shareholding,
  position: Position,
  { amount, each, at }: { readonly amount: Fixed; readonly each: Fixed; readonly at: number },
): void {
  const taken = chargePosition(house, position, { amount, kind: 'dividend', account: 'market', at });
  tell(house, { ...position, positionId: position.id, each }, 'dividendCharged', { paid: taken, at });
  note(house, position, -taken, at);
}

/** Entitlements are paid as their pay date opens, whether the shares are still held or not. */
export const dividendPayments: Process<Shareholding> = {
  name: 'dividendPayment',
  *pending(house) {
    const { due } = house.dividends;
    if (due.length === 0) return;
    const next = Math.min(...due.map(({ paidAt }) => paidAt));
    yield {
      id: 'next',
      dependsOn: String(next),
      nextDue: (fromMs, toMs) => dueAt(next, fromMs, toMs),
      happen(at) {
        const paid = due.filter(({ paidAt }) => paidAt <= at);
        const waiting = due.filter(({ paidAt }) => paidAt > at);
        due.splice(0, due.length, ...waiting);
        for (const dividend of paid) pay(house, dividend, at);
      },
    };
  },
};

function pay(house: Shareholding, dividend: DueDividend, at: number): void {
  const { positionId, key, amount } = dividend;
  const wallet = walletOf(dividend);
  const currency = currencyOfWallet[wallet.type];
  const { group, code: stockCode } = instrumentOf(house, { key });
  const tax = cents(amount * withheld[group === 'HK' ? 'HK' : 'US'], FIXED_ONE);
  const about = { reference: positionId, stockCode };
  moveIfAny(house.ledger, {
    at,
    from: outside('market', currency),
    to: freeOf(wallet),
    amount: money(amount, currency),
    entry: { received: 'dividend', ...about },
  });
  moveIfAny(house.ledger, {
    at,
    from: freeOf(wallet),
    to: outside('tax', currency),
    amount: money(tax, currency),
    entry: { given: 'dividendTax', ...about },
  });
  const { positions, closed } = house.trading;
  const held = positions.get(positionId) ?? closed.findLast((one) => one.positionId === positionId);
  if (held !== undefined) held.carried += amount - tax;
  note(house, { id: positionId, key, quantity: dividend.quantity }, amount - tax, at);
  tell(house, dividend, 'dividendPaid', { paid: amount - tax, at });
}

type Noted = Pick<Position, 'id' | 'key' | 'quantity'>;

function note(house: Shareholding, { id, key, quantity }: Noted, amount: Fixed, at: number): void {
  const price = lastPrice(house, key, at);
  record(house, id, { kind: 'dividend', at, quantity, price, amount, borneByBrokerage: 0n });
}

function tell(
  house: Shareholding,
  about: Pick<DueDividend, 'positionId' | 'userId' | 'key' | 'quantity' | 'each'>,
  kind: 'dividendPaid' | 'dividendCharged',
  { paid, at }: { readonly paid: Fixed; readonly at: number },
): void {
  const { positionId, userId, key, quantity, each } = about;
  sendMessage(house, userId, at, {
    kind,
    parameters: {
      positionId,
      ...subjectOf(instrumentOf(house, { key })),
      quantity: quantityText(quantity),
      each: formatFixed(each, 2),
      paid: formatFixed(paid, 2),
    },
  });
}
