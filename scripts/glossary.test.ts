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

/** Pairs of the product's words: what is said, and what is ruled out, as a text would have it. */
const pairs = {
  en: [
    ['You need {missing} more', 'You are {missing} short'],
    ['Language and display', 'Language and looks'],
    ['All {quantity}', 'All, {quantity}'],
    ['Part', 'A part'],
    ['50 %', 'Half'],
    ['Max', 'Full'],
    ['Cost', 'What it costs'],
    ['You receive', 'What it brings'],
    ['Buying power after', 'Left afterwards'],
    ['Margin and fee', 'Total to pay for a short'],
    ['P&L before fees', 'Profit before fees'],
    ['P&L today', 'Today'],
    ['Return on margin', '% of the margin'],
    ['Details', 'Figures'],
    ['History', 'What happened'],
    ['Price time', 'Price from'],
    ['At risk of forced closing', 'Close to being closed by the brokerage'],
    ['{percent} of your loss limit is used', '{percent} of what may be lost is used up'],
    ['Order rejected; nothing was bought', 'Your order was not taken'],
    ['The exchange is closed for a holiday', 'The exchange keeps a holiday'],
    ['Reserved', 'Held for it'],
    ['Minimum fee', 'Smallest fee'],
    ['Refresh', 'Look again'],
    ['Net USD', 'Sum in USD'],
    ['Your holdings appear here', 'What you buy stands here'],
    ['USD and HKD are shown separately', 'Currencies are shown apart'],
    ['USD and HKD are shown separately', 'Currencies are never added up'],
    ['Cash', 'Balance'],
    ['Sign in to Meridian', 'Welcome back'],
    ['Dec 2026 · last day Nov 26', 'Exp. 11/26'],
    ['Open interest, all months', 'Position, all months'],
    ['Prev. settlement', 'Previous settle'],
    ['Margin released', 'Margin given back'],
    ['Proceeds', 'Back to your wallet'],
    ['Executing; can’t be cancelled', 'Being carried out: it can no longer be cancelled'],
    ['Cancelled by the brokerage', 'Order rejected by the brokerage'],
    ['Market depth', 'Depth of the order book of Bitcoin'],
    ['Re-sort', 'Sorted now'],
    ['Re-sort', 'Sort again'],
    ['Add to short', 'Short more'],
    ['Select a message', 'A message chosen in the list is read here'],
    ['Balances show as ••••••', 'Amounts you own stand as six dots'],
  ],
  'zh-Hans': [
    ['您', '你'],
    ['1个月', '1月'],
    ['3个月', '3月'],
    ['标的', '品种'],
    ['强平价', '强制平仓价'],
    ['持仓盈亏（美元）', '盈亏（未扣手续费），USD'],
    ['我的持仓', '您的持仓'],
    ['到账金额', '退回钱包金额'],
    ['提币', '提取数字货币'],
    ['待成交', '进行中'],
    ['接下来', '后续步骤'],
    ['色弱模式', '色觉友好'],
    ['行情数据', '关键数据'],
    ['公司简介', '关于{name}'],
    ['到价提醒', '价格提醒'],
    ['撤单', '取消委托'],
    ['现金账户', '余额钱包'],
    ['纳斯达克', 'NASDAQ'],
  ],
  'zh-Hant': [
    ['你', '您'],
    ['轉賬', '轉帳'],
    ['賬戶', '帳戶'],
    ['買入（好倉）', '做好'],
    ['沽空（淡倉）', '做淡'],
    ['市價盤', '掛單'],
    ['訂單', '委託'],
    ['裂口', '跳空'],
    ['陰陽燭', 'K線'],
    ['這裏', '這裡'],
    ['實收金額', '退回錢包金額'],
    ['提幣', '提取數碼貨幣'],
    ['等待成交', '進行中'],
    ['下一步', '後續步驟'],
    ['保歷加通道上軌', '布林上軸'],
    ['保歷加通道中軌', '布林中軸'],
    ['保歷加通道下軌', '布林下軸'],
    ['中午休市', '午間休市'],
    ['轉倉', '換月'],
    ['資金紀錄', '資金明細'],
  ],
} as const;

describe.each(['en', 'zh-Hans', 'zh-Hant'] as const)('the glossary in %s', (language) => {
  const faultsIn = (text: string, id = 'planted.text') =>
    glossaryFaults({ en: {}, 'zh-Hans': {}, 'zh-Hant': {}, [language]: { [id]: text } });

  test.each(pairs[language].map(([say, not]) => ({ say, not })))('says “$say”, and finds “$not”', (pair) => {
    expect(faultsIn(pair.say)).toEqual([]);
    expect(faultsIn(pair.not)).not.toEqual([]);
  });

  test('finds each form that it rules out, within a sentence where it is no whole text', () => {
    for (const term of glossaryTerms()) {
      const { say, not = [] } = term[language];
      for (const form of not) {
        const { text, isWhole = false } = typeof form === 'string' ? { text: form } : form;
        const planted = text.replaceAll('{}', '{gap}');
        expect(faultsIn(isWhole ? planted : `— ${planted} —`)).toContain(
          `locales/${language}.json: planted.text says “${text}”; the word is “${say}”`,
        );
      }
    }
  });

  test('finds a text that has lost the word of its term', () => {
    for (const { message, ...term } of glossaryTerms()) {
      if (message === undefined) continue;
      expect(faultsIn('—', message)).toContain(
        `locales/${language}.json: ${message} does not say “${term[language].say}”, as the glossary does`,
      );
    }
  });
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
