import type { Trend } from '@meridian/design-system';
import { random } from './subject.ts';

/** The market that every list is fed with. */

/** 10 rows each 50 ms: 200 a second. */
const rowsPerTick = 10;

export interface Quote {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  /** Amount and share of the price that it moved by; shares traded. */
  readonly amount: number;
  readonly change: number;
  readonly volume: number;
  readonly market: string;
}

export const priceFormat = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
export const changeFormat = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
});
export const codes = (count: number) => Array.from({ length: count }, (_, index) => `Q${1000 + index}`);
export const firstQuote = (code: string): Quote => ({
  code,
  name: `Company ${code}`,
  price: 100,
  amount: 0,
  change: 0,
  volume: 1_000_000,
  market: 'NASDAQ',
});

/** Moves ten rows at a time, the same ones on every run and for every contender. */
export function mover(all: readonly string[]): () => Quote[] {
  const next = random(11);
  return () =>
    Array.from({ length: rowsPerTick }, () => {
      const code = all[Math.floor(next() * all.length)] ?? '';
      const change = (next() - 0.5) / 20;
      const volume = 1_000_000 * (1 + next());
      return { ...firstQuote(code), price: 100 * (1 + change), amount: 100 * change, change, volume };
    });
}

/**
 * Changes wait for the frame, and a row gets its own only. As in the app, whose socket is
 * subscribed to what is on screen: a change that no row listens to asks for no frame.
 */
export function quoteStore(all: readonly string[]) {
  const quotes = new Map(all.map((code) => [code, firstQuote(code)]));
  const listeners = new Map<string, Set<() => void>>();
  const heard = new Set<string>();
  return {
    read: (code: string): Quote => quotes.get(code) ?? firstQuote(code),
    subscribe(code: string, listener: () => void): () => void {
      const ofCode = listeners.get(code) ?? new Set();
      listeners.set(code, ofCode.add(listener));
      return () => {
        ofCode.delete(listener);
        if (ofCode.size === 0) listeners.delete(code);
      };
    },
    write(updates: readonly Quote[]): void {
      const isFrameAsked = heard.size > 0;
      for (const quote of updates) {
        quotes.set(quote.code, quote);
        if (listeners.has(quote.code)) heard.add(quote.code);
      }
      if (isFrameAsked || heard.size === 0) return;
      requestAnimationFrame(() => {
        for (const code of heard) for (const listener of listeners.get(code) ?? []) listener();
        heard.clear();
      });
    },
  };
}

export type Store = ReturnType<typeof quoteStore>;
export const trendOf = (change: number): Trend => (change === 0 ? 'flat' : change > 0 ? 'up' : 'down');
