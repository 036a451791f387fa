/**
 * Every fact, by name. A scenario is made of them, a contract test names them as provider states, a person adds one by
 * hand; in a world's log each is the command `fact/<name>`.
 */
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import { currencyOfWallet, overdrawnLine } from '#domain/ledger/index.ts';
import type { WalletRef } from '#domain/ledger/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatFixed } from '#kernel/index.ts';
import { auctionFacts } from './auctions.ts';
import { authFacts } from './auth.ts';
import { companyFacts } from './companies.ts';
import { contentFacts } from './content.ts';
import { dayMs } from './define.ts';
import { depositFacts } from './deposits.ts';
import { fieldsOf } from './fields.ts';
import type { FactField } from './fields.ts';
import { fileFacts } from './files.ts';
import { followFacts } from './follow.ts';
import { fundsFacts } from './funds.ts';
import { ipoFacts } from './ipo.ts';
import { marginFacts } from './margins.ts';
import { marketFacts } from './market.ts';
import { partlyFilledFacts } from './partly-filled.ts';
import { payoutFacts } from './payouts.ts';
import { loanFacts } from './loans.ts';
import { serviceFacts } from './services.ts';
import { tradingFacts } from './trading.ts';
import { transferFacts } from './transfers.ts';
import { watchlistFacts } from './watchlist.ts';
import { withdrawalFacts } from './withdrawals.ts';

const facts = {
  ...authFacts,
  ...fundsFacts,
  ...depositFacts,
  ...watchlistFacts,
  ...tradingFacts,
  ...auctionFacts,
  ...transferFacts,
  ...ipoFacts,
  ...marginFacts,
  ...partlyFilledFacts,
  ...marketFacts,
  ...payoutFacts,
  ...withdrawalFacts,
  ...loanFacts,
  ...serviceFacts,
  ...fileFacts,
  ...followFacts,
  ...contentFacts,
  ...companyFacts,
} as const;

export type FactName = keyof typeof facts;
export type FactParameters<N extends FactName> = v.InferInput<(typeof facts)[N]['parameters']>;

/** A fact with its parameters: JSON, as scenarios list it and logs keep it. */
export type Fact = {
  readonly [N in FactName]: { readonly name: N; readonly parameters: FactParameters<N> };
}[FactName];

/** A fact for a scenario or a test, with its parameters checked by the compiler. */
export function fact<N extends FactName>(name: N, parameters: FactParameters<N>): Fact {
  return { name, parameters } as Fact;
}

export const factNames = Object.keys(facts) as readonly FactName[];

/** What a fact is told, one field each, for a form. @throws BusinessRefusal `invalidRequest` for a name that is none. */
export function factFields(name: string): readonly FactField[] {
  if (!isFactName(name)) throw refuse('invalidRequest', { field: 'name', given: name });
  return fieldsOf(facts[name].parameters);
}

function isFactName(text: string): text is FactName {
  return Object.hasOwn(facts, text);
}

interface Prepared {
  readonly sentence: string;
  readonly apply: (state: Brokerage, at: number) => void;
}

/** @throws BusinessRefusal `invalidRequest` naming the fact, and the parameter that does not fit. */
function prepare(name: string, parameters: unknown): Prepared {
  if (!isFactName(name)) throw refuse('invalidRequest', { field: 'name', given: name });
  return bind(facts[name], name, parameters);
}

type AnyFact = (typeof facts)[FactName];

function bind(definition: AnyFact, name: string, parameters: unknown): Prepared {
  const parsed = v.safeParse(definition.parameters, parameters ?? {});
  if (!parsed.success) {
    const field = v.getDotPath(parsed.issues[0]) ?? '';
    throw refuse('invalidRequest', { fact: name, field, problem: parsed.issues[0].message });
  }
  // The schema is the definition's own, so what it answers is what the definition takes.
  const own = definition as {
    sentence: (p: unknown) => string;
    apply: (s: Brokerage, p: unknown, at: number) => void;
  };
  return {
    sentence: own.sentence(parsed.output),
    apply: (state, at) => own.apply(state, parsed.output, at),
  };
}

/**
 * Makes a fact true.
 * @throws BusinessRefusal `invalidRequest` for parameters that do not fit or cannot be made true; RangeError, after which the state
 * is worth nothing, for a fact that puts money's going before its coming.
 */
export function applyFact(state: Brokerage, name: string, parameters: unknown, at: number): void {
  const { lines } = state.ledger;
  const before = lines.length;
  prepare(name, parameters).apply(state, at);
  // What only came in leaves nothing below zero.
  const spending = lines.slice(before).filter(({ amount }) => amount < 0n);
  const touched = new Map(spending.map(({ wallet }) => [`${wallet.userId}/${wallet.type}`, wallet]));
  for (const wallet of touched.values()) checkStatement(state, name, wallet, at);
}

/** @throws RangeError in words that say what to do first. */
function checkStatement({ ledger }: Brokerage, name: string, wallet: WalletRef, at: number): void {
  const line = overdrawnLine(ledger, wallet);
  if (line === undefined) return;
  const missing = `${formatFixed(-line.balanceAfter, 2)} ${currencyOfWallet[wallet.type]}`;
  const day = new Date(line.at).toISOString().slice(0, 10);
  const daysAgo = Math.ceil((at - line.at) / dayMs);
  throw new RangeError(
    `fact "${name}": the statement of ${wallet.type} would be ${missing} below zero on ${day}. ` +
      `Let the wallet have that much more by then, with the fact "wallet" and daysAgo of ${daysAgo} or more, or let this happen later.`,
  );
}

/** A fact in plain English. @throws as {@link applyFact}. */
export function factSentence(name: string, parameters: unknown): string {
  return prepare(name, parameters).sentence;
}
