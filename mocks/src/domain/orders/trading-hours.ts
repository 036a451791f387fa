import type { Fixed } from '#kernel/index.ts';
import { tradesUntil } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import type { Halt, TradingBrokerage } from './state.ts';

type Halts = Pick<TradingBrokerage, 'trading'>;

const haltsOf = ({ trading }: Halts, key: InstrumentKey): readonly Halt[] => trading.halts.get(key) ?? [];

function haltAt(brokerage: Halts, key: InstrumentKey, at: number): Halt | undefined {
  return haltsOf(brokerage, key).find(({ from, until }) => at >= from && (until === null || at < until));
}

/** Stops trading in an instrument that is not halted: until an instant, or until further notice. */
export function haltTrading(brokerage: Halts, key: InstrumentKey, from: number, until: number | null): void {
  brokerage.trading.halts.set(key, [...haltsOf(brokerage, key), { from, until }]);
}

/** Lets trading go on. The halt stays in the books: what was shown meanwhile is counted from later (today's profit). */
export function resumeTrading(brokerage: Halts, key: InstrumentKey, at: number): void {
  const current = haltAt(brokerage, key, at);
  if (current === undefined) return;
  brokerage.trading.halts.set(key, [...haltsOf(brokerage, key).slice(0, -1), { ...current, until: at }]);
}

/** Whether trading in an instrument is halted at an instant. */
export function isHalted(brokerage: Halts, key: InstrumentKey, at: number): boolean {
  return haltAt(brokerage, key, at) !== undefined;
}

/** The instant whose price is shown at `at`: the same, or the moment trading was halted. */
export function priceInstant(brokerage: Halts, key: InstrumentKey, at: number): number {
  return haltAt(brokerage, key, at)?.from ?? at;
}

/** Last price, which does not move while trading is halted. In the shares of `asOf` (ADR 64). */
export function lastPrice(brokerage: TradingBrokerage, key: InstrumentKey, at: number, asOf = at): Fixed {
  return brokerage.market.price(key, priceInstant(brokerage, key, at), asOf);
}

/** Whether the instrument's market is in session. */
export function isInSession(brokerage: TradingBrokerage, key: InstrumentKey, at: number): boolean {
  return brokerage.market.session(key, at).state === 'open';
}

/** Whether an order could be filled at this instant. */
export function canTrade(brokerage: TradingBrokerage, key: InstrumentKey, at: number): boolean {
  return isInSession(brokerage, key, at) && !isHalted(brokerage, key, at);
}

/** Which side of a level sets something off. */
export interface Trigger {
  readonly side: 'atOrBelow' | 'atOrAbove';
  readonly level: Fixed;
}

/** Earliest instant from `fromMs` to `toMs`, both included, at which trading happens at or through the level. */
export function firstTrade(
  brokerage: TradingBrokerage,
  key: InstrumentKey,
  trigger: Trigger,
  fromMs: number,
  toMs: number,
): number | undefined {
  const { side, level } = trigger;
  const search = (from: number, to: number) =>
    from > to ? undefined : brokerage.market.firstCrossing(key, side, level, from, to);
  const lastMs = Math.min(toMs, tradesUntil(brokerage.market.instrument(key)) - 1);
  let from = fromMs;
  for (const halt of haltsOf(brokerage, key)) {
    const before = search(from, Math.min(lastMs, halt.from - 1));
    if (before !== undefined || halt.until === null) return before;
    from = Math.max(from, halt.until);
  }
  return search(from, lastMs);
}

/** Earliest instant of trading at any price. */
export function firstTradingInstant(
  brokerage: TradingBrokerage,
  key: InstrumentKey,
  fromMs: number,
  toMs: number,
): number | undefined {
  return firstTrade(brokerage, key, { side: 'atOrAbove', level: 0n }, fromMs, toMs);
}
