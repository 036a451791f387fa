/** Figures of an institution that the app works out itself. Pure. */
import type { Decimal } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { FollowOffer } from './model.ts';

/** Whole months between two instants, by the calendar of UTC. */
export function monthsBetween(fromMs: number, toMs: number): number {
  const [from, to] = [new Date(fromMs), new Date(toMs)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.max(0, to.getUTCDate() < from.getUTCDate() ? months - 1 : months);
}

type UnitValue = FollowOffer['values'][number];

/** The highest value and the lowest after it, between which the fall was worst; null where there was none. */
export function worstFallIn(values: readonly UnitValue[]): { high: UnitValue; low: UnitValue } | null {
  let highest: UnitValue | undefined;
  let worst: { high: UnitValue; low: UnitValue; part: number } | null = null;
  for (const one of values) {
    if (highest === undefined || compare(one.v, highest.v) > 0) highest = one;
    const part = 1 - Number(one.v) / Number(highest.v);
    if (part > 0 && (worst === null || part > worst.part)) worst = { high: highest, low: one, part };
  }
  return worst && { high: worst.high, low: worst.low };
}

/** Less than from one day's end to the next, and more than from the start of a session to its end. */
const halfDayMs = 12 * 3_600_000;

/** As a chart by the day needs it: of the first day the start itself, which all changes are counted from. */
export function pointsOf(
  values: readonly UnitValue[],
): readonly { readonly t: number; readonly c: number }[] {
  const startMs = values[0]?.t ?? 0;
  const shown = values.filter(({ t }, index) => index === 0 || t - startMs >= halfDayMs);
  return shown.map(({ t, v }: { t: number; v: Decimal }) => ({ t, c: Number(v) }));
}
