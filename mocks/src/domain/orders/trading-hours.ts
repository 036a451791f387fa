import type { Fixed } from '#kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import type { Halt, TradingFloor } from './state.ts';

type Halts = Pick<TradingFloor, 'trading'>;

const haltsOf = ({ trading }: Halts, key: InstrumentKey): readonly Halt[] => trading.halts.get(key) ?? [];

function haltAt(floor: Halts, key: InstrumentKey, at: number): Halt | undefined {
  return haltsOf(floor, key).find(({ from, until }) => at >= from && (until === null || at < until));
}

/** Stops trading in an instrument that is not halted: until an instant, or until further notice. */
export function haltTrading(floor: Halts, key: InstrumentKey, from: number, until: number | null): void {
  floor.trading.halts.set(key, [...haltsOf(floor, key), { from, until }]);
}

/** Lets trading go on. The halt stays in the books: what was shown meanwhile is counted from later (today's profit). */
export function resumeTrading(floor: Halts, key: InstrumentKey, at: number): void {
  const current = haltAt(floor, key, at);
  if (current === undefined) return;
  floor.trading.halts.set(key, [...haltsOf(floor, key).slice(0, -1), { ...current, until: at }]);
}

/** Whether trading in an instrument is halted at an instant. */
export function isHalted(floor: Halts, key: InstrumentKey, at: number): boolean {
  return haltAt(floor, key, at) !== undefined;
}

/** The instant whose price is shown at `at`: the same, or the moment trading was halted. */
export function priceInstant(floor: Halts, key: InstrumentKey, at: number): number {
  return haltAt(floor, key, at)?.from ?? at;
}

/** Last price, which stands still while trading is halted. */
export function lastPrice(floor: TradingFloor, key: InstrumentKey, at: number): Fixed {
  return floor.market.price(key, priceInstant(floor, key, at));
}

/** Whether the instrument's market is in session. */
export function isInSession(floor: TradingFloor, key: InstrumentKey, at: number): boolean {
  return floor.market.session(key, at).state === 'open';
}

/** Whether an order could be filled at this instant. */
export function canTrade(floor: TradingFloor, key: InstrumentKey, at: number): boolean {
  return isInSession(floor, key, at) && !isHalted(floor, key, at);
}

/** Which side of a level sets something off. */
export interface Trigger {
  readonly side: 'atOrBelow' | 'atOrAbove';
  readonly level: Fixed;
}

/** Earliest instant from `fromMs` to `toMs`, both included, at which trading happens at or through the level. */
export function firstTrade(
  floor: TradingFloor,
  key: InstrumentKey,
  trigger: Trigger,
  fromMs: number,
  toMs: number,
): number | undefined {
  const { side, level } = trigger;
  const search = (from: number, to: number) =>
    from > to ? undefined : floor.market.firstCrossing(key, side, level, from, to);
  let from = fromMs;
  for (const halt of haltsOf(floor, key)) {
    const before = search(from, Math.min(toMs, halt.from - 1));
    if (before !== undefined || halt.until === null) return before;
    from = Math.max(from, halt.until);
  }
  return search(from, toMs);
}

/** Earliest instant of trading at any price. */
export function firstTradingInstant(
  floor: TradingFloor,
  key: InstrumentKey,
  fromMs: number,
  toMs: number,
): number | undefined {
  return firstTrade(floor, key, { side: 'atOrAbove', level: 0n }, fromMs, toMs);
}
