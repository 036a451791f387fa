/** What is asked of the ticket of an instrument from elsewhere: by a key, by a level of the book, by a line of the chart. */
import type { AssetSource, Decimal } from '@meridian/api';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useApp, type RunningApp } from '#platform/ports/context.ts';

/** What is ordered. Its market is left out: an address need not name it (DECISIONS 47). */
export interface OrderedProduct {
  readonly source: AssetSource;
  readonly code: string;
}

/** Nothing of it sends anything: it fills a field in, or leads to one. */
export type AskedOrder =
  /** How many is typed next; `typed` was typed on the way there. */
  | { readonly asks: 'quantity'; readonly typed: string }
  /** A limit is typed next, or was begun on the way. */
  | { readonly asks: 'limit'; readonly typed: string }
  /** This becomes the limit. */
  | { readonly asks: 'price'; readonly price: Decimal }
  /** An order that was cancelled is placed anew, at this limit. */
  | ({ readonly asks: 'replacement' } & Replacement);

export interface Replacement {
  readonly price: Decimal;
  readonly quantity: Decimal;
  readonly leverage: Decimal;
}

type Take = (asked: AskedOrder) => void;

interface Waiting {
  readonly product: string;
  /** In their order. */
  readonly asked: readonly AskedOrder[];
  readonly atMs: number;
}

/** Between those who ask and the ticket that is open, of one running app. */
export interface AskedOrders {
  /** Asks the open ticket of the product; false where there is none. */
  ask(product: OrderedProduct, asked: AskedOrder): boolean;
  /** The same of a ticket that is about to open; what was left before it is forgotten. */
  leave(product: OrderedProduct, asked: AskedOrder): void;
  /** Passes on what was left, where a ticket was open already. */
  handOver(): void;
  /** The same after what was left; false where no ticket is awaited. */
  leaveToo(product: OrderedProduct, asked: AskedOrder): boolean;
  /** A character was typed before there is a field for it; false where no field is awaited. */
  type(product: OrderedProduct, character: string): boolean;
  /** A ticket has taken what it was passed last, and takes the next. */
  goOn(): void;
  /** The limit that a ticket has by now; null where it has none. For who draws it. */
  showLimit(product: OrderedProduct, price: Decimal | null): void;
  limitOf(product: OrderedProduct): Decimal | null;
  onLimit(listener: () => void): () => void;
  /** A ticket is open, and takes what was left for it at once. The last one that opened is asked. */
  attend(product: OrderedProduct, take: Take): () => void;
}

/** A ticket that opens later, after signing in for instance, has nothing to do with what was asked. In ms. */
const longestWaitMs = 60_000;

const keyOf = ({ source, code }: OrderedProduct): string => `${source}:${code}`;

export function createAskedOrders(now: () => number): AskedOrders {
  const tickets = new Map<string, Take>();
  const limits = new Map<string, Decimal>();
  const listeners = new Set<() => void>();
  let waiting: Waiting | null = null;
  /** Passed on, and not taken yet: a form takes one thing at a time. */
  let passing: Pick<Waiting, 'product' | 'asked'> | null = null;

  const left = (product: string): Waiting | null =>
    waiting?.product === product && now() - waiting.atMs <= longestWaitMs ? waiting : null;

  function pass(product: string): void {
    const found = left(product);
    if (found === null || !tickets.has(product)) return;
    waiting = null;
    passing = found;
    passNext();
  }

  function passNext(): void {
    const [next, ...asked] = passing?.asked ?? [];
    const take = tickets.get(passing?.product ?? '');
    passing = passing === null || next === undefined ? null : { ...passing, asked };
    if (next !== undefined) take?.(next);
  }

  return {
    ask(product, asked) {
      const take = tickets.get(keyOf(product));
      take?.(asked);
      return take !== undefined;
    },
    leave(product, asked) {
      waiting = { product: keyOf(product), asked: [asked], atMs: now() };
    },
    leaveToo(product, asked) {
      const found = left(keyOf(product));
      if (found !== null) waiting = { ...found, asked: [...found.asked, asked] };
      return found !== null;
    },
    handOver() {
      if (waiting !== null) pass(waiting.product);
    },
    type(product, character) {
      const found = left(keyOf(product));
      const last = found?.asked.at(-1);
      if (found === null || last === undefined || !('typed' in last)) return false;
      const asked = [...found.asked.slice(0, -1), { ...last, typed: last.typed + character }];
      waiting = { ...found, asked };
      return true;
    },
    goOn: () => passNext(),
    showLimit(product, price) {
      const key = keyOf(product);
      if ((limits.get(key) ?? null) === price) return;
      if (price === null) limits.delete(key);
      else limits.set(key, price);
      for (const listener of listeners) listener();
    },
    limitOf: (product) => limits.get(keyOf(product)) ?? null,
    onLimit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attend(product, take) {
      const key = keyOf(product);
      tickets.set(key, take);
      pass(key);
      return () => {
        if (tickets.get(key) === take) tickets.delete(key);
      };
    },
  };
}

/** By the running app: two apps on a page share nothing. */
const askedByApp = new WeakMap<RunningApp, AskedOrders>();

export function useAskedOrders(): AskedOrders {
  const app = useApp();
  const known = askedByApp.get(app) ?? createAskedOrders(() => app.ports.clock.now());
  askedByApp.set(app, known);
  return known;
}

/** The open ticket of a product takes what is asked of it. */
export function useTakingOrders({ source, code }: OrderedProduct, take: Take): void {
  const orders = useAskedOrders();
  const onAsked = useEffectEvent(take);
  useEffect(() => orders.attend({ source, code }, (asked) => onAsked(asked)), [orders, source, code]);
  // The form has what it took last.
  useEffect(() => orders.goOn());
}

/** Shows the limit that a ticket has, as long as the ticket is open. */
export function useShownLimit({ source, code }: OrderedProduct, price: Decimal | null): void {
  const orders = useAskedOrders();
  useEffect(() => orders.showLimit({ source, code }, price), [orders, source, code, price]);
  useEffect(() => () => orders.showLimit({ source, code }, null), [orders, source, code]);
}

/** The limit of the open ticket of a product; null where there is none. */
export function useTicketLimit({ source, code }: OrderedProduct): Decimal | null {
  const orders = useAskedOrders();
  return useSyncExternalStore(orders.onLimit, () => orders.limitOf({ source, code }));
}
