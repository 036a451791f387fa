/**
 * The matrix of faults: every call × every kind of fault, as the app takes it without its screens. What it holds and does not is in
 * docs/decisions/0071.
 */
import { phaseOf, reasonText } from '@meridian/app/test/without-screens';
import { catalogue, endpointIds, type EndpointId } from '@meridian/api/catalogue';
import { builtEndpointIds } from '@meridian/mocks';
import { faultTexts, notCarriedOutKinds } from '@meridian/mocks/test/faulty-brokerage';
import { refusal, type ApiProblem, type Endpoint } from '@meridian/api';
import { createIntl } from 'react-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import hans from '../locales/zh-Hans.json' with { type: 'json' };
import hant from '../locales/zh-Hant.json' with { type: 'json' };
import { readApp } from '../states/screens.ts';
import { meet, type Locale, type Met } from './faults.ts';

const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en,
  'zh-Hans': hans,
  'zh-Hant': hant,
};
const locales = Object.keys(catalogues) as readonly Locale[];
const intls = new Map(
  locales.map((locale) => [locale, createIntl({ locale, messages: catalogues[locale], onError: () => {} })]),
);
const built = endpointIds.filter((id) => builtEndpointIds.some((one) => one === id));

/** All kinds of the catalogue of faults, and each refusal that the call declares. */
function faultsOf(id: EndpointId): readonly string[] {
  const { refusals }: Endpoint = catalogue[id];
  return [...faultTexts, ...refusals.map((name) => `code=${refusal[name]}`)];
}

/** A problem in words of a language: with its script, unless the words are the brokerage's, which has been told the language. */
function told(problem: ApiProblem, locale: Locale): string {
  const intl = intls.get(locale);
  if (intl === undefined) throw new Error(`no texts in ${locale}`);
  return reasonText(intl as never, problem);
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

describe.each(built)('%s', (id) => {
  const isWrite = catalogue[id].kind === 'write';
  test.each(faultsOf(id).map((fault, index) => [fault, locales[index % locales.length] ?? 'en'] as const))(
    'meets %s in %s',
    async (fault, locale) => {
      const met = await meet(id, fault, locale);
      isTold(met, locale);
      expect(met.lost).toBeNull();
      // Tried again it succeeds, and is carried out once.
      expect(met.again).toMatchObject({ said: 'done' });
      expect(met.afterAgain).toBe(isWrite ? 1 : 0);
      if (!isWrite) return;
      const kind = fault.split('=')[0] ?? '';
      const wasCarriedOut = !notCarriedOutKinds.some((one) => one === kind);
      if (met.first.said === 'done') expect(met.afterFirst).toBe(1);
      // "Nothing was done" is said of nothing that was.
      if (met.first.said === 'refused') expect(met.afterFirst).toBe(0);
      expect(wasCarriedOut || met.afterFirst === 0).toBe(true);
    },
  );
});

function isTold({ first: { said, problem } }: Met, locale: Locale): void {
  if (said === 'done') return;
  if (problem === null) return expect(['expired', 'unknown']).toContain(said) as unknown as void;
  const text = told(problem, locale);
  expect(text.trim()).not.toBe('');
  expect(isHan(text)).toBe(locale !== 'en');
  // What a screen showed before stays beside what it is told.
  const known = { value: 'what was shown', at: 1 };
  const shown = { isAsked: true, known, isOfAnotherQuestion: false, problem, isAskedAgain: false };
  expect(phaseOf(shown)).toMatchObject({ phase: 'failed', last: 'what was shown' });
}

describe('the screens', () => {
  let calls: readonly EndpointId[] = [];
  beforeAll(() => {
    calls = readApp().screens.flatMap((screen) => screen.calls);
  });

  test('make no call that is not put to every fault here', () => {
    expect([...new Set(calls)].filter((id) => !built.includes(id))).toEqual([]);
    expect(new Set(calls).size).toBeGreaterThan(40);
  });
});
