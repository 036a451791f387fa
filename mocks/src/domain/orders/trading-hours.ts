import type { Fixed } from '../../kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import type { TradingFloor } from './state.ts';

/** Whether trading in an instrument is halted at an instant. */
export function isHalted(
  { trading }: Pick<TradingFloor, 'trading'>,
  key: InstrumentKey,
  at: number,
): boolean {
  const halt = trading.halts.get(key);
  return halt !== undefined && at >= halt.from && (halt.until === null || at < halt.until);
}

/** The instant whose price is shown at `at`: the same, or the moment trading was halted. */
export function priceInstant(floor: Pick<TradingFloor, 'trading'>, key: InstrumentKey, at: number): number {
  const halt = floor.trading.halts.get(key);
  return halt !== undefined && isHalted(floor, key, at) ? halt.from : at;
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
  const halt = floor.trading.halts.get(key);
  const { side, level } = trigger;
  const search = (from: number, to: number) =>
    from > to ? undefined : floor.market.firstCrossing(key, side, level, from, to);
  if (halt === undefined) return search(fromMs, toMs);
  const before = search(fromMs, Math.min(toMs, halt.from - 1));
  if (before !== undefined || halt.until === null) return before;
  return search(Math.max(fromMs, halt.until), toMs);
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
