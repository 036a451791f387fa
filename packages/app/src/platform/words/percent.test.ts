/** Percent values have two decimals wherever they are shown (spec §5, §9). */
import { toDecimal } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import english from '../../../../../locales/en.json' with { type: 'json' };
import { createFormat } from './formatting.ts';
import { locales } from '../ports/ports.ts';

const formats = locales.map((locale) => createFormat({ locale, timeZone: 'UTC', now: () => 0 }));

/** Any decimal that the wire may carry, up to eighteen digits on either side of the point. */
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.bigInt({ min: 0n, max: 10n ** 18n }))
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}.${fraction}`);

/** Hundredths of a percent point, half away from zero: calculated with whole numbers. */
function hundredthsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = fraction.padEnd(3, '0');
  const cut = BigInt(whole + digits.slice(0, 2));
  const rounded = Number(digits[2]) >= 5 ? cut + 1n : cut;
  return text.startsWith('-') ? -rounded : rounded;
}

test('of any value, in every language, rounded half away from zero; zero has no sign', () => {
  fc.assert(
    fc.property(decimal, fc.boolean(), (text, signed) => {
      const expected = hundredthsOf(text);
      for (const format of formats) {
        const shown = format.percent(toDecimal(text), { signed });
        expect(shown).toMatch(/^[+\u2212]?\d[\d,]*\.\d{2}%$/);
        const digits = shown.replaceAll(/[^\d\u2212]/g, '').replace('\u2212', '-');
        expect(BigInt(digits)).toBe(expected);
        expect(shown.startsWith('+')).toBe(signed && expected > 0n);
      }
    }),
  );
});

/** Whole by their nature: the choices 25, 50 and 75, and how much of a file has left. No figure of money or of a market. */
const whole = ['ordering.share', 'upload.interrupted', 'upload.progress'];

test('no text writes its own percent sign after a value, but for what is whole', () => {
  const own = Object.entries(english).filter(([, text]) => /\}\s?%/.test(text));
  expect(own.map(([id]) => id)).toEqual(whole);
});
