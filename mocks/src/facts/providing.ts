/** The money that a fact needs. */
import type { Brokerage } from '#domain/brokerage.ts';
import { freeOf, money, move, outside } from '#domain/ledger/index.ts';
import type { WalletRef } from '#domain/ledger/index.ts';
import { buyingPower } from '#domain/orders/index.ts';
import { fixedFromInteger } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { dayMs } from './define.ts';

/** Deposits what the wallet lacks, in whole thousands. */
export function provide(state: Brokerage, wallet: WalletRef, needed: Fixed, at: number): void {
  const { amount: free, currency } = buyingPower(state, wallet);
  const missing = needed - free;
  if (missing <= 0n) return;
  const thousand = fixedFromInteger(1000);
  const amount = money(((missing + thousand - 1n) / thousand) * thousand, currency);
  const from = outside('bank', currency);
  const entry = { received: 'deposit' } as const;
  move(state.ledger, { at: at - dayMs, from, to: freeOf(wallet), amount, entry });
}
