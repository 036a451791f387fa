/** What a refusal's message is made of. Each family registers the messages of its own refusals in its `refusals.ts`. */
import type { Localised } from '#domain/localised.ts';
import type { Json } from '#kernel/index.ts';

/** The figures that a refusal was made with. */
export type RefusalDetail = ReadonlyMap<string, Json>;
export type RefusalMessage = (detail: RefusalDetail) => Localised;

/** A field of the detail as text; empty where it is missing or neither text nor number. */
export const textOf = (detail: RefusalDetail, field: string): string => {
  const value = detail.get(field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A message without figures. */
export const always = (text: Localised) => () => text;

/**
 * A message with figures: `fields` of the detail. `otherwise` where one is missing, as of a refusal that a fault puts in the place of
 * the answer.
 */
export const withFigures =
  (fields: readonly string[], withThem: RefusalMessage, otherwise: RefusalMessage): RefusalMessage =>
  (detail) =>
    (fields.every((field) => textOf(detail, field) !== '') ? withThem : otherwise)(detail);

const symbols: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['HKD', 'HK$'],
  ['EUR', '€'],
]);

/** A field of the detail as an amount of the detail's `currency`. */
export function amountOf(detail: RefusalDetail, field: string): string {
  const grouped = textOf(detail, field).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
  const currency = textOf(detail, 'currency');
  const symbol = symbols.get(currency);
  return symbol === undefined ? `${grouped} ${currency}`.trimEnd() : `${symbol}${grouped}`;
}
