import { describe, expect, it } from 'vitest';
import { FIXED_ONE, fixedFromInteger, formatFixed, parseFixed } from '#kernel/fixed.ts';
import { tradingDays } from '../calendar/calendar.ts';
import { catalogue } from './catalogue.ts';
import { brokerageDefinition } from '#world-definition.ts';
import { frontContract } from './contract-month.ts';
import { marketShares, twins } from '../data/kinship.ts';
import { profiles } from '../data/profiles.ts';
import { coinCategories, industries, sectors } from '../data/sectors.ts';
import { wellKnownTickers } from '../data/well-known-tickers.ts';
import { sourceOfGroup } from './instrument.ts';
import type { Instrument } from './instrument.ts';
import { legsOf, volatilityOf } from '../path/legs.ts';
import { membersOf } from './index-members.ts';

const listed = (test: (instrument: Instrument) => boolean): number => catalogue.filter(test).length;
const simulated = catalogue.filter(({ isSimulated }) => isSimulated);
const keys = new Set<string>(catalogue.map(({ key }) => key));

describe('the catalogue', () => {
  it.each([
    ['NASDAQ stocks', 300, ({ exchange }: Instrument) => exchange === 'NASDAQ'],
    ['NYSE stocks', 300, ({ exchange }: Instrument) => exchange === 'NYSE'],
    ['AMEX stocks', 150, ({ exchange }: Instrument) => exchange === 'AMEX'],
    ['Hong Kong stocks', 200, ({ group }: Instrument) => group === 'HK'],
    [
      'shares that exist',
      250,
      ({ size, category, isSimulated }: Instrument) =>
        size !== undefined && category === undefined && !isSimulated,
    ],
    ['indices', 20, ({ group }: Instrument) => group === 'INDEX'],
    ['European indices', 8, ({ region }: Instrument) => region === 'Europe'],
    ['currency pairs', 45, ({ group }: Instrument) => group === 'FOREX'],
    ['futures', 25, ({ group }: Instrument) => group === 'FUTURE'],
    ['crypto pairs', 120, ({ group }: Instrument) => group === 'CRYPTO'],
    ['instruments', 1200, () => true],
    ['profiles', 40, ({ profile }: Instrument) => profile !== undefined],
  ])('has enough %s', (_what, least, test) => {
    expect(listed(test)).toBeGreaterThanOrEqual(least);
  });

  it('lists everything once, under a key of group and code', () => {
    expect(keys.size).toBe(catalogue.length);
    for (const { key, group, code, source } of catalogue) {
      expect(key).toBe(`${group}:${code}`);
      expect(source).toBe(sourceOfGroup[group]);
    }
  });

  it('quotes every coin with five digits at least, and writes every price with all its digits', () => {
    const coarse = catalogue.filter(
      ({ group, basePrice, tickSize }) => group === 'CRYPTO' && basePrice < 10_000n * tickSize,
    );
    expect(coarse.map(({ code }) => code)).toEqual([]);
    const cut = catalogue.filter(
      ({ tickSize, priceDecimals }) => parseFixed(formatFixed(tickSize, priceDecimals)) !== tickSize,
    );
    expect(cut.map(({ code }) => code)).toEqual([]);
  });

  it('writes Hong Kong codes with five digits and trades them in board lots', () => {
    for (const { code, lotSize, quantityStep } of catalogue.filter(({ group }) => group === 'HK')) {
      expect(code).toMatch(/^\d{5}$/);
      expect(quantityStep).toBe(lotSize);
      expect(lotSize).toBeGreaterThanOrEqual(10n * FIXED_ONE);
    }
  });

  it('can write every price and quantity step in its decimals', () => {
    for (const { tickSize, priceDecimals, quantityStep, quantityDecimals, basePrice } of catalogue) {
      expect(parseFixed(formatFixed(tickSize, priceDecimals))).toBe(tickSize);
      expect(parseFixed(formatFixed(quantityStep, quantityDecimals))).toBe(quantityStep);
      expect(basePrice % tickSize).toBe(0n);
    }
  });

  it('names things as their markets do', () => {
    const names = (key: string) => catalogue.find((one) => one.key === key)?.names;
    expect(names('US:NVDA')).toEqual({ en: 'NVIDIA', 'zh-Hans': '英伟达', 'zh-Hant': '英偉達' });
    expect(names('HK:00700')).toEqual({
      en: 'Tencent Holdings',
      'zh-Hans': '腾讯控股',
      'zh-Hant': '騰訊控股',
    });
    expect(names('FOREX:EURUSD')).toEqual({
      en: 'Euro / US Dollar',
      'zh-Hans': '欧元/美元',
      'zh-Hant': '歐元/美元',
    });
    expect(names('US:CKX')).toBeUndefined();
    expect(names('US:FURY')).toEqual({ en: 'Fury Gold Mines' });
  });

  it('has no traditional character among the simplified names', () => {
    const simplified = catalogue.map(({ names }) => names['zh-Hans'] ?? '').join('');
    expect(simplified).not.toMatch(/[國業東發電車實術創達亞藥礦銀險騰訊團網華維數聯資產樂寶貝幣鎊圓爾馬]/);
    const traditional = catalogue.map(({ names }) => names['zh-Hant'] ?? '').join('');
    expect(traditional).not.toMatch(/[国业东发电车实术创达亚药矿银险腾讯团网华维数联资产乐宝贝币镑圆尔马]/);
  });

  it('gives every instrument the volatility of its legs', () => {
    for (const instrument of catalogue) {
      expect(volatilityOf(legsOf(instrument, membersOf(instrument, catalogue)))).toBeCloseTo(
        instrument.annualVolatility,
        10,
      );
    }
  });

  it('says of every share its trade and of every coin what it is for, and of nothing else', () => {
    for (const { key, group, sector, industry, category, contract } of catalogue) {
      const isShare = group === 'US' || group === 'HK';
      expect([key, sector !== undefined]).toEqual([key, isShare]);
      expect([key, sector]).toEqual([key, industry && industries[industry].sector]);
      expect([key, category !== undefined]).toEqual([key, group === 'CRYPTO']);
      expect([key, contract !== undefined]).toEqual([key, group === 'FUTURE']);
    }
    const used = new Set(catalogue.map(({ sector }) => sector));
    expect(Object.keys(sectors).filter((sector) => !used.has(sector as never))).toEqual([]);
    for (const { en, 'zh-Hans': hans } of [...Object.values(sectors), ...Object.values(coinCategories)]) {
      expect([en, hans]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\p{Script=Han}/u)]);
    }
  });

  it.each([
    ['US:AAPL', 'large'],
    ['HK:00700', 'large'],
    ['HK:02331', 'mid'],
    ['US:TRX', 'small'],
    ['CRYPTO:BTCUSDT', 'large'],
    ['FOREX:EURUSD', undefined],
  ])('says that %s is %s', (key, size) => {
    expect(catalogue.find((one) => one.key === key)?.size).toBe(size);
  });

  it('marks companies that do not exist, gives them names in three languages and codes that are not in use', () => {
    const codes = catalogue.map(({ code }) => code);
    for (const { code, group, names, profile } of simulated) {
      expect(code).toMatch(group === 'HK' ? /^05\d{3}$/ : /^[A-Z]{4}$/);
      expect(codes.filter((one) => one === code)).toEqual([code]);
      expect(wellKnownTickers).not.toContain(code);
      expect(names.en).toMatch(/^[A-Z][a-z]+( [A-Z]+[A-Za-z]*)+$/);
      expect(names['zh-Hans']).toMatch(/^\p{Script=Han}{3,10}$/u);
      expect(names['zh-Hant']).toMatch(/^\p{Script=Han}{3,10}$/u);
      expect(profile).toBeUndefined();
    }
    expect(new Set(simulated.map(({ names }) => names.en.split(' ')[0])).size).toBe(simulated.length);
    expect(catalogue.find(({ key }) => key === 'US:AAPL')?.isSimulated).toBeUndefined();
  });

  it('keeps the invented ones as they are: changing them changes every world', () => {
    const first = ['NASDAQ', 'NYSE', 'AMEX', 'HKEX'].map((market) => {
      const one = simulated.find(({ exchange }) => exchange === market);
      return [one?.code, one?.names.en, one && formatFixed(one.basePrice, 2), one?.annualVolatility];
    });
    expect(first).toEqual([
      ['HLAN', 'Hollymead Genomics', '14.65', 0.21],
      ['GTEA', 'Garnetmere Packaging', '61.18', 0.18],
      ['WIDG', 'Willowridge Tools', '13.22', 0.3],
      ['05808', 'Yishi Direct', '73.15', 0.24],
    ]);
  });

  it('speaks in its side tables of listed instruments only', () => {
    for (const key of [
      ...Object.keys(twins),
      ...Object.values(twins),
      ...Object.keys(marketShares),
      ...Object.keys(profiles),
    ]) {
      expect(keys).toContain(key);
    }
  });

  it('describes the best known in each language, in its own script', () => {
    const han = /\p{Script=Han}/u;
    for (const text of Object.values(profiles)) {
      expect(text.en).not.toMatch(han);
      expect(text['zh-Hans']).toMatch(han);
      expect(text['zh-Hant']).toMatch(han);
      expect(text['zh-Hans']).not.toBe(text['zh-Hant']);
    }
  });

  it.each([
    ['US:AAPL', 1, 'USD'],
    ['HK:00700', 1, 'HKD'],
    ['CRYPTO:BTCUSDT', 1, 'USD'],
    ['FOREX:USDJPY', 1, 'JPY'],
    ['FOREX:EURGBP', 1, 'GBP'],
    // 100 and 5,000 troy ounces, 1,000 barrels; 5,000 bushels quoted in cents.
    ['FUTURE:GC', 100, 'USD'],
    ['FUTURE:SI', 5_000, 'USD'],
    ['FUTURE:CL', 1_000, 'USD'],
    ['FUTURE:ZC', 50, 'USD'],
  ] as const)('says that one of %s is worth %i times its price, in %s', (key, size, currency) => {
    const instrument = catalogue.find((one) => one.key === key);
    expect(instrument).toMatchObject({
      contractSize: fixedFromInteger(size),
      settlementCurrency: currency,
    });
  });

  it('has steps and contract sizes whose product is exact, so that no value of a price and a quantity is rounded', () => {
    for (const { key, quantityStep, contractSize } of catalogue) {
      expect([key, (quantityStep * contractSize) % FIXED_ONE]).toEqual([key, 0n]);
    }
  });

  it('has a contract month for every future, throughout the life of every world', () => {
    const { latest } = brokerageDefinition.times;
    const days = tradingDays('FUTURES').filter(({ open, index }) => open <= latest && index % 5 === 0);
    for (const instrument of catalogue.filter(({ contract }) => contract !== undefined)) {
      for (const day of days) {
        expect(frontContract(instrument, day).lastTradingDay.index).toBeGreaterThanOrEqual(day.index);
      }
    }
  });
});
