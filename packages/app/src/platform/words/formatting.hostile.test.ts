import type { Decimal, Endpoint } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import { at, exampleOf, hostileValues, leavesOf, withValue, type Path } from '@meridian/api/test/examples';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createFormat, trendOf, type Format } from './formatting.ts';
import { dateForms, locales } from '../ports/ports.ts';

const now = Date.UTC(2026, 10, 3);
const formats = locales.flatMap((locale) =>
  dateForms.map((dates) => createFormat({ locale, timeZone: 'America/New_York', dates, now: () => now })),
);

const isTime = (path: Path): boolean => /Timestamp$|^(t|start|end|time)$/.test(String(path.at(-1)));

/** A currency, or one of the two of a rate. */
const isCurrencyPath = (path: Path): boolean =>
  path.at(-1) === 'currency' || (path.at(-2) === 'rate' && /^(from|to)$/.test(String(path.at(-1))));

/** Everything a screen may make of a value that has passed the boundary. */
function textsOf(format: Format, value: unknown, path: Path): readonly string[] {
  if (isCurrencyPath(path)) {
    return [format.money('1234.5' as Decimal, String(value)), format.compact('1' as Decimal, String(value))];
  }
  if (path.at(-1) === 'priceDecimals') {
    return [format.price('1.5' as Decimal, Number(value)), (1.5).toFixed(Number(value))];
  }
  if (typeof value === 'number' && isTime(path)) {
    return [
      format.dateTime(value),
      format.date(value),
      format.time(value),
      format.monthDay(value),
      format.age(value, now),
    ];
  }
  return typeof value === 'string' ? textsOfDecimal(format, value as Decimal) : [];
}

function textsOfDecimal(format: Format, value: Decimal): readonly string[] {
  trendOf(value);
  return [
    format.price(value, 2),
    format.money(value, 'USD'),
    format.money(value, 'USD', { signed: true }),
    format.change(value, 2),
    format.percent(value),
    format.quantity(value),
    format.compact(value, 'USD'),
    // A chart draws a double, and reads it out again.
    Number(value).toFixed(2),
  ];
}

/** Whether a field is a word of a few, or takes any short text: a name, an id. Such a one is shown as it is. */
function isText({ response }: Endpoint, answer: unknown, leaf: Path): boolean {
  if (/[a-z]/.test(String(at(answer, leaf)))) return true;
  const read = v.safeParse(response, withValue(answer, leaf, 'x y'));
  return read.success && JSON.stringify(read.output).includes('"x y"');
}

/** Calls whose answer somebody reads: `data` may not be anything at all. */
const read = endpointIds
  .map((id): Endpoint => catalogue[id])
  .filter(({ response }) => !v.is(response, 'any'));

/** The field a value is in; of a value in a list, the list's. */
const lastName = (path: Path): unknown => path.findLast((key) => typeof key === 'string' && key !== 'list');

describe('whatever a backend puts in the place of a value, it is refused or can be shown', () => {
  it.each(read.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
    const { response } = endpoint;
    const answer = exampleOf(response);
    for (const leaf of leavesOf(answer).filter((path) => !isText(endpoint, answer, path))) {
      for (const value of hostileValues) {
        const read = v.safeParse(response, withValue(answer, leaf, value), { abortEarly: true });
        if (!read.success) continue;
        const shown = leavesOf(read.output).filter((path) => lastName(path) === lastName(leaf));
        for (const path of shown) {
          for (const format of formats) {
            const texts = textsOf(format, at(read.output, path), path);
            // A word of JavaScript's is no text for anybody.
            expect(texts.filter((text) => /∞|NaN|undefined|\[object|function|e\+/.test(text))).toEqual([]);
          }
        }
      }
    }
  });
});

it.each(['__proto__', 'constructor', 'toString'])('a currency called %s is shown by its code', (currency) => {
  for (const format of formats) expect(format.money('5' as Decimal, currency)).toBe(`${currency} 5.00`);
});
