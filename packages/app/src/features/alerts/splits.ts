/** What a split does to an alert: prices afterwards are those of the new shares (ADR 67). Pure. */
import type { Decimal, Kline } from '@meridian/api';
import { compare, divide, isPositive, multiply, one } from '#domain/money.ts';
import { hasFired, isAbout, type AlertedInstrument, type PriceAlert } from './price-alerts.ts';

type Split = Kline['splits'][number];

/** Whether a split changes what it waits for: a price, and not a percentage. */
export function isOfAPrice(alert: PriceAlert): boolean {
  return alert.condition !== 'move' && !hasFired(alert);
}

/** Up to when (ms) its price is in the shares of then. */
export function countedTo(alert: PriceAlert): number {
  return alert.adjusted?.at ?? alert.priceAt;
}

/**
 * An alert in the shares of now: its price divided by the ratios of what was split since it was set or last adjusted. Rounded so
 * that it fires rather sooner than later. The alert itself where nothing was split, or where no price would be left of it.
 */
export function afterSplits(alert: PriceAlert, splits: readonly Split[]): PriceAlert {
  const since = splits.filter(({ t, ratio }) => t > countedTo(alert) && compare(ratio, one) !== 0);
  const last = since.reduce((latest, { t }) => Math.max(latest, t), 0);
  if (since.length === 0 || !isOfAPrice(alert)) return alert;
  const ratio = since.reduce<Decimal>((product, split) => multiply(product, split.ratio), one);
  const rounding = alert.condition === 'above' ? 'down' : 'up';
  const value = divide(alert.value, ratio, alert.priceDecimals, rounding);
  if (!isPositive(value)) return alert;
  return { ...alert, value, adjusted: { at: last, ratio, from: alert.value } };
}

/** All of them, with those of one product in the shares of now; and which of them that changed. */
export function withSplits(
  alerts: readonly PriceAlert[],
  product: AlertedInstrument,
  splits: readonly Split[],
): { readonly alerts: readonly PriceAlert[]; readonly adjusted: readonly PriceAlert[] } {
  const after = alerts.map((alert) => (isAbout(alert, product) ? afterSplits(alert, splits) : alert));
  return { alerts: after, adjusted: after.filter((alert) => !alerts.includes(alert)) };
}
