import { describe, expect, test } from 'vitest';
import { glossaryFaults, glossaryFaultsInCode, glossaryTerms, type Term } from './glossary.mjs';
import { textsIn, textsInSources } from './glossary-sources.mjs';

const instrument: Term = {
  message: 'quote.title',
  en: { say: 'Instrument', not: [{ text: 'Paper', isWhole: true }] },
  'zh-Hans': { say: '标的', not: [{ text: '品种', exceptIn: 'future' }] },
  'zh-Hant': { say: '產品', not: ['關於{}'] },
};

type Texts = Parameters<typeof glossaryFaults>[0];

const faultsOf = (texts: Partial<Texts>) =>
  glossaryFaults({ en: {}, 'zh-Hans': {}, 'zh-Hant': {}, ...texts }, [instrument]);

describe('the words of the product', () => {
  test('a text that says a thing in an unwanted word is named, with the word to use', () => {
    expect(faultsOf({ 'zh-Hans': { 'list.empty': '暂无品种' } })).toEqual([
      'locales/zh-Hans.json: list.empty says “品种”; the word is “标的”',
    ]);
  });

  test('a word that another subject needs stays allowed there', () => {
    expect(faultsOf({ 'zh-Hans': { 'future.kind': '品种' } })).toEqual([]);
  });

  test('a word with other uses is unwanted only as the whole text', () => {
    expect(faultsOf({ en: { 'list.what': 'Paper statements' } })).toEqual([]);
    expect(faultsOf({ en: { 'list.what': 'Paper' } })).toHaveLength(1);
  });

  test('an unwanted form finds any placeholder in its gap', () => {
    expect(faultsOf({ 'zh-Hant': { 'quote.about': '關於{name}' } })).toHaveLength(1);
  });

  test('the text of a term says it as the glossary does', () => {
    expect(faultsOf({ en: { 'quote.title': 'Instrument' } })).toEqual([]);
    expect(faultsOf({ en: { 'quote.title': 'Security' } })).toEqual([
      'locales/en.json: quote.title does not say “Instrument”, as the glossary does',
    ]);
  });

  test.each(['en', 'zh-Hans', 'zh-Hant'] as const)(
    'no term of the glossary is unwanted in %s',
    (language) => {
      const said = Object.fromEntries(
        glossaryTerms().map((term) => [term[language].say, term[language].say]),
      );
      const texts = { en: {}, 'zh-Hans': {}, 'zh-Hant': {}, [language]: said };
      expect(glossaryFaults(texts).filter((fault) => fault.includes(' says '))).toEqual([]);
    },
  );
});

describe('texts in code', () => {
  const words = (code: string) => Object.values(textsIn(code, 'some.stories.tsx'));

  test('are strings, texts of elements, and templates with their gaps', () => {
    expect(words("const a = 'Cash';")).toEqual(['Cash']);
    expect(words('const a = <p>Buying power\n  after</p>;')).toEqual(['Buying power after']);
    expect(words('const a = `You are ${sum} short`;')).toEqual(['You are {} short']);
  });

  test('are no types and no addresses of files', () => {
    expect(words("import { a } from 'Balance'; type B = 'Balance';")).toEqual([]);
  });

  test('the prose of a docs page is none, nor is what it warns of; what it recommends is', () => {
    const page =
      "guide({ what: 'Prose', pairs: [{ kept: <b>Do</b>, keptWhy: 'Prose', broken: <b>No</b> }] })";
    expect(words(page)).toEqual(['Do']);
  });

  test('an unwanted word is named with its place', () => {
    expect(glossaryFaultsInCode({ 'a.ts:3': 'Paper' }, [instrument])).toEqual([
      'a.ts:3 says “Paper”; the word is “Instrument”',
    ]);
  });

  test('stories and the simulated brokerage are read', () => {
    const files = new Set(Object.keys(textsInSources()).map((place) => place.split('/')[0]));
    expect(files).toEqual(new Set(['mocks', 'packages']));
  });
});
