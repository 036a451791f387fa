/** In how coarse steps prices move, where the price itself says so. */
import { parseFixed, roundToStep } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';

/** From a price on: in which steps it moves. */
interface TickBand {
  readonly from: Fixed;
  readonly tick: Fixed;
}

/** Lowest band first. Each boundary is on the tick of both bands that meet there. */
export type TickTable = readonly TickBand[];

const band = (from: string, tick: string): TickBand => ({ from: parseFixed(from), tick: parseFixed(tick) });

/**
 * Spread table of the Hong Kong exchange in Hong Kong dollars, as of 4 August 2025: Rules of the Exchange, Second Schedule,
 * Part A, after phase 1 of the reduction of minimum spreads.
 */
export const hongKongTicks: TickTable = [
  band('0.01', '0.001'),
  band('0.25', '0.005'),
  band('0.5', '0.01'),
  band('20', '0.02'),
  band('50', '0.05'),
  band('100', '0.1'),
  band('200', '0.2'),
  band('500', '0.5'),
  band('1000', '1'),
  band('2000', '2'),
  band('5000', '5'),
];

/** Whose prices move in steps: one for all, or those of a table. */
export interface Ticked {
  readonly tickSize: Fixed;
  readonly tickTable?: TickTable;
}

/** The step in which a price moves. */
export function tickAt({ tickSize, tickTable }: Ticked, price: Fixed): Fixed {
  return tickTable === undefined ? tickSize : tickIn(tickTable, price);
}

/** The same by a table alone; below its first band that of the first. */
export function tickIn(table: TickTable, price: Fixed): Fixed {
  const found = table.findLast(({ from }) => price >= from) ?? table[0];
  if (found === undefined) throw new RangeError('a tick table has a band at least');
  return found.tick;
}

/** The price nearest to it that can be quoted, half-up; at least one tick. Of two prices the higher one stays so, or both are one. */
export function onTick(ticked: Ticked, price: Fixed): Fixed {
  const tick = tickAt(ticked, price);
  const nearest = roundToStep(price, tick);
  return nearest < tick ? tick : nearest;
}
