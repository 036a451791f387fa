import { describe, expect, test } from 'vitest';
import { catalogue } from '../market/instruments/catalogue.ts';
import { businesses } from './businesses.ts';
import { hongKongCompanies } from './companies-hong-kong.ts';
import { usCompanies } from './companies-us.ts';
import { companyProfile } from './index.ts';
import { places } from './places.ts';

const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;
const shares = catalogue.filter(({ group }) => group === 'US' || group === 'HK');
const simulated = shares.filter(({ isSimulated }) => isSimulated);
const unwritten = shares.filter(({ profile, isSimulated }) => profile === undefined && !isSimulated);
const find = (key: string) => {
  const found = catalogue.find((one) => one.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};
const withoutNames = (text: string, { names, code }: (typeof catalogue)[number]) =>
  [names['zh-Hans'], names['zh-Hant'], names.en, code]
    .reduce<string>((rest, name) => (name === undefined ? rest : rest.replaceAll(name, '')), text)
    .replace(/ir@[a-z0-9-]+\.example$/, '');

describe('a profile', () => {
  test('is there for every share, in every language', () => {
    for (const share of shares) {
      for (const language of languages) {
        const profile = companyProfile('seed', share, language) ?? '';
        expect(profile.length, share.key).toBeGreaterThan(language === 'en' ? 60 : 15);
        expect(profile.length).toBeLessThan(600);
      }
    }
    const others = catalogue.filter(({ group, profile }) => group === 'INDEX' && profile === undefined);
    expect(others.length).toBeGreaterThan(5);
    for (const other of others) expect(companyProfile('seed', other, 'en')).toBeNull();
  });

  test('that is written by hand stays as it is', () => {
    const apple = find('US:AAPL');
    for (const language of languages) {
      expect(companyProfile('seed', apple, language)).toBe(apple.profile?.[language]);
    }
  });

  test('says what is known, and nothing of what is not', () => {
    expect(companyProfile('meridian', find('US:CSCO'), 'en')).toMatch(
      /^Cisco Systems makes networking equipment and security software\. Founded in 1984, based in San Jose, California, with about 86,000 employees\. Investor relations: [A-Z][a-z]+ [A-Z][a-z]+, ir@us-csco\.example\.$/,
    );
    expect(companyProfile('meridian', find('HK:09618'), 'zh-Hant')).toMatch(
      /^京東集團經營自設倉儲物流的網上零售平台。1998 年成立，總部位於北京，僱員約 57 萬人。投資者關係：\p{Script=Han}{3}，ir@hk-09618\.example$/u,
    );
    expect(companyProfile('meridian', find('US:TRX'), 'en')).toMatch(
      /^TRX Gold mines gold\. Investor relations: /,
    );
    expect(companyProfile('meridian', find('US:ARM'), 'zh-Hans')).toMatch(/员工约 8300 人。/);
  });

  test('is English in English and Chinese in Chinese, but for names and addresses', () => {
    for (const share of unwritten) {
      const [en = '', hans = '', hant = ''] = languages.map(
        (language) => companyProfile('seed', share, language) ?? '',
      );
      expect(en).toMatch(/^[\x20-\x7E’]+$/);
      expect(en).not.toMatch(/undefined|null| {2}|\.\./);
      for (const text of [hans, hant]) expect(withoutNames(text, share), share.key).not.toMatch(/[A-Za-z]/);
      expect(hans).not.toMatch(
        /[國業東發電車實術創達亞藥礦銀險騰訊團網華維數聯資產樂寶貝幣鎊圓爾馬軟營運務]/,
      );
      expect(hant).not.toMatch(
        /[国业东发电车实术创达亚药矿银险腾讯团网华维数联资产乐宝贝币镑圆尔马软营运务]/,
      );
    }
  });

  test('of an invented company says that it is one, and its trade', () => {
    expect(simulated.length).toBeGreaterThan(700);
    for (const share of simulated) {
      expect(companyProfile('seed', share, 'en')).toMatch(
        /^[A-Z][a-z]+ [A-Za-z ]+ is a simulated company \([A-Z][a-z ]+ · [A-Z][A-Za-z ]+\)\. [^.]+\.$/,
      );
      expect(companyProfile('seed', share, 'zh-Hans')).toMatch(
        /^\p{Script=Han}+为模拟公司（.+），现实中并不存在/u,
      );
      expect(companyProfile('seed', share, 'zh-Hant')).toMatch(
        /^\p{Script=Han}+為模擬公司（.+），現實中並不存在/u,
      );
    }
  });

  test('names a contact who is drawn for the company: another seed names others', () => {
    const contacts = (seed: string) => unwritten.map((share) => companyProfile(seed, share, 'en'));
    const own = contacts('one');
    expect(contacts('one')).toEqual(own);
    const others = contacts('two');
    expect(own.filter((profile, index) => profile !== others[index]).length).toBeGreaterThan(
      own.length * 0.9,
    );
  });
});

test('the tables hold every share without a profile once, and nothing that is not used', () => {
  const rows = [
    ...usCompanies.map((row) => ({ key: `US:${row[0]}`, row })),
    ...hongKongCompanies.map((row) => ({ key: `HK:${row[0]}`, row })),
  ];
  expect(rows.map(({ key }) => key).toSorted()).toEqual(unwritten.map(({ key }) => key as string).toSorted());
  expect(Object.keys(businesses).toSorted()).toEqual([...new Set(rows.map(({ row }) => row[3]))].toSorted());
  const used = new Set(rows.flatMap(({ row }) => row[2] ?? []));
  expect(Object.keys(places).toSorted()).toEqual([...used].toSorted());
});
