/** Money on its way between two wallets of a customer (DECISIONS 22, 34, 42). */
import { transferStatus } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import type { WalletType } from '@meridian/api';
import { drawBetween, drawUnit, dueAt, FIXED_ONE, formatExact, formatFixed, stream } from '#kernel/index.ts';
import type { Fixed, Process } from '#kernel/index.ts';
import {
  currencyOfWallet,
  exchange,
  freeIn,
  freeOf,
  money,
  move,
  outside,
  receivedFor,
  walletBook,
} from '../ledger/index.ts';
import type { Ledger, WalletCurrency } from '../ledger/index.ts';
import { exchangeRate, listedPair } from '../market/index.ts';
import type { ExchangeRate, InstrumentKey } from '../market/index.ts';
import { lastPrice, priceInstant } from '../orders/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';

export interface Transfer {
  readonly id: string;
  readonly userId: string;
  readonly clientOrderId: string;
  readonly from: WalletType;
  readonly to: WalletType;
  /** In the currency of `from`. */
  readonly amount: Fixed;
  /** In the currency of `to`, at the rate of `createdAt`. */
  readonly received: Fixed;
  /** Null where both keep the same currency. */
  readonly rate: ExchangeRate<WalletCurrency, WalletCurrency> | null;
  /** Of the price that the rate is: world ms. */
  readonly rateAt: number | null;
  status: (typeof transferStatus)[keyof typeof transferStatus];
  readonly createdAt: number;
  updatedAt: number;
  /** When it arrives. World ms. */
  readonly arrivesAt: number;
}

/** By id, oldest first. */
export type Transfers = Map<string, Transfer>;

export interface TransferBrokerage extends TradingBrokerage {
  readonly seed: string;
  readonly transfers: Transfers;
}

export interface TransferRequest {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly from: WalletType;
  readonly to: WalletType;
  readonly amount: Fixed;
}

/** The request that a transfer came with, read back from it: a fact makes one without a call. */
export function transferIdentity({
  userId,
  clientOrderId,
  from,
  to,
  amount,
}: TransferRequest): RequestIdentity {
  return {
    userId,
    requestId: clientOrderId,
    call: 'funds.transfer' satisfies EndpointId,
    content: contentDigest({ from, to, amount: formatExact(amount) }),
  };
}

const cent = FIXED_ONE / 100n;

/**
 * Takes the money out of one wallet; until it arrives in the other it is in neither. The rate is settled now.
 * @param lastsMs how long it takes, where a fact has settled it; else the seed decides
 * @throws BusinessRefusal `sameWallet`, `invalidRequest` for two wallets that are both not BALANCE or an amount that is not whole cents
 * above zero, `insufficientFunds`.
 */
export function requestTransfer(
  brokerage: TransferBrokerage,
  { userId, clientOrderId, from, to, amount }: TransferRequest,
  at: number,
  lastsMs: number | null = null,
): Transfer {
  if (from === to) throw refuse('sameWallet');
  if (from !== 'BALANCE' && to !== 'BALANCE') throw refuse('invalidRequest', { field: 'to' });
  if (amount <= 0n || amount % cent !== 0n) throw refuse('invalidRequest', { field: 'amount' });
  const { ledger, transfers } = brokerage;
  const wallet = { userId, type: from };
  const { amount: available, currency } = freeIn(walletBook(ledger, wallet));
  if (available < amount) {
    throw refuse('insufficientFunds', {
      needed: formatFixed(amount, 2),
      available: formatFixed(available, 2),
      currency,
      wallet: from,
    });
  }
  const exchanged = exchangedAt(brokerage, { from, to, amount }, at);
  if (exchanged.received <= 0n) throw refuse('invalidRequest', { field: 'amount' });
  const id = `T${String(transfers.size + 1).padStart(6, '0')}`;
  move(ledger, {
    at,
    from: freeOf(wallet),
    to: outside('transit', currency),
    amount: money(amount, currency),
    entry: { given: 'transferOut', reference: id },
  });
  const transfer: Transfer = {
    id,
    userId,
    clientOrderId,
    from,
    to,
    amount,
    ...exchanged,
    status: transferStatus.pending,
    createdAt: at,
    updatedAt: at,
    arrivesAt: at + (lastsMs ?? usualMs(brokerage.seed, id)),
  };
  transfers.set(id, transfer);
  return transfer;
}

/** What arrives, at the price of the pair that a wallet shows its rate by. */
function exchangedAt(
  brokerage: TransferBrokerage,
  { from, to, amount }: Pick<Transfer, 'from' | 'to' | 'amount'>,
  at: number,
): Pick<Transfer, 'received' | 'rate' | 'rateAt'> {
  const [given, taken] = [currencyOfWallet[from], currencyOfWallet[to]];
  if (given === taken) return { received: amount, rate: null, rateAt: null };
  const pair = listedPair(given, taken);
  if (pair === undefined) throw new RangeError(`no pair of ${given} and ${taken} is listed`);
  const prices = { price: (key: InstrumentKey) => lastPrice(brokerage, key, at) };
  const rate = exchangeRate(prices, given, taken, at);
  const { amount: received } = receivedFor(money(amount, given), rate);
  return { received, rate, rateAt: priceInstant(brokerage, pair.key, at) };
}

/** Seconds for nine of ten, minutes for the tenth. */
function usualMs(seed: string, id: string): number {
  const draws = stream(seed, 'transfer', id);
  const [least, most] = drawUnit(draws, 0) < 0.9 ? [8_000, 40_000] : [60_000, 600_000];
  return drawBetween(draws, 1, least, most);
}

/**
 * Gives the money back, while it is on its way only.
 * @throws BusinessRefusal `notFound` for none of the customer's, `transferNotCancellable` once it has arrived or was cancelled.
 */
export function cancelTransfer(
  { ledger, transfers }: TransferBrokerage,
  { userId, id }: { readonly userId: string; readonly id: string },
  at: number,
): void {
  const transfer = transfers.get(id);
  if (transfer === undefined || transfer.userId !== userId) throw refuse('notFound');
  if (transfer.status !== transferStatus.pending) throw refuse('transferNotCancellable');
  const currency = currencyOfWallet[transfer.from];
  move(ledger, {
    at,
    from: outside('transit', currency),
    to: freeOf({ userId, type: transfer.from }),
    amount: money(transfer.amount, currency),
    entry: { received: 'transferIn', reference: id },
  });
  Object.assign(transfer, { status: transferStatus.cancelled, updatedAt: at });
}

function arrive(ledger: Ledger, transfer: Transfer, at: number): void {
  const { id, userId, from, to, amount, received, rate } = transfer;
  const [given, taken] = [currencyOfWallet[from], currencyOfWallet[to]];
  const entry = { received: 'transferIn', reference: id } as const;
  const [transit, wallet] = [outside('transit', given), freeOf({ userId, type: to })];
  if (rate === null) move(ledger, { at, from: transit, to: wallet, amount: money(amount, given), entry });
  else
    exchange(ledger, {
      at,
      from: transit,
      to: wallet,
      given: money(amount, given),
      received: money(received, taken),
      rate,
      source: 'market',
      entry,
    });
  Object.assign(transfer, { status: transferStatus.completed, updatedAt: at });
}

/** Transfers arrive. */
export const transferArrivals: Process<TransferBrokerage> = {
  name: 'transferArrival',
  *pending({ ledger, transfers }) {
    for (const transfer of transfers.values()) {
      if (transfer.status !== transferStatus.pending) continue;
      yield {
        id: transfer.id,
        dependsOn: String(transfer.arrivesAt),
        nextDue: (fromMs, toMs) => dueAt(transfer.arrivesAt, fromMs, toMs),
        happen: (at) => arrive(ledger, transfer, at),
      };
    }
  },
};

/** What a customer has on its way to a wallet of this currency, in the currency it was given in. */
export function inTransit(
  { transfers }: Pick<TransferBrokerage, 'transfers'>,
  userId: string,
  currency: string,
): Fixed {
  let sum = 0n;
  for (const { userId: owner, from, amount, status } of transfers.values()) {
    if (owner === userId && status === transferStatus.pending && currencyOfWallet[from] === currency)
      sum += amount;
  }
  return sum;
}
