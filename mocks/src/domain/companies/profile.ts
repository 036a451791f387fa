import { grouped } from '../figures.ts';
import { personName } from '../invented/index.ts';
import type { Language, Region } from '../invented/index.ts';
import { industries, sectors } from '../market/index.ts';
import type { Instrument, InstrumentKey } from '../market/index.ts';
import { businesses } from './businesses.ts';
import { hongKongCompanies } from './companies-hong-kong.ts';
import { usCompanies } from './companies-us.ts';
import { places } from './places.ts';
import type { CompanyRow } from './rows.ts';

const companies: ReadonlyMap<InstrumentKey, CompanyRow> = new Map([
  ...usCompanies.map((row): [InstrumentKey, CompanyRow] => [`US:${row[0]}`, row]),
  ...hongKongCompanies.map((row): [InstrumentKey, CompanyRow] => [`HK:${row[0]}`, row]),
]);

/**
 * A company's profile: the hand-written one, or what it does, since when, where and with how many people, which is true of
 * the real company, and whom to write to, which is invented. Null for what is no company and has none.
 */
export function companyProfile(seed: string, instrument: Instrument, language: Language): string | null {
  if (instrument.profile !== undefined) return instrument.profile[language];
  if (instrument.isSimulated) return simulatedProfile(instrument, language);
  const row = companies.get(instrument.key);
  if (row === undefined) return null;
  return writers[language](factsOf(seed, instrument, row, language));
}

/** Of an invented company: its trade, and that it does not exist. */
function simulatedProfile({ names, industry }: Instrument, language: Language): string | null {
  if (industry === undefined) return null;
  const trade = industries[industry];
  return simulatedWriters[language](
    names[language] ?? names.en,
    sectors[trade.sector][language],
    trade.name[language],
  );
}

const simulatedWriters: Readonly<
  Record<Language, (name: string, sector: string, industry: string) => string>
> = {
  en: (name, sector, industry) =>
    `${name} is a simulated company (${sector} · ${industry}). It does not exist outside this simulated brokerage; its prices and figures are invented.`,
  'zh-Hans': (name, sector, industry) =>
    `${name}为模拟公司（${sector} · ${industry}），现实中并不存在，仅供模拟交易使用；其行情和数据均为虚构。`,
  'zh-Hant': (name, sector, industry) =>
    `${name}為模擬公司（${sector} · ${industry}），現實中並不存在，僅供模擬買賣之用；其報價及數據均屬虛構。`,
};

interface CompanyFacts {
  readonly name: string;
  readonly does: string;
  readonly founded: number | null;
  readonly place: string | null;
  readonly employees: number | null;
  /** Who answers investors. */
  readonly contact: string;
  readonly address: string;
}

function factsOf(
  seed: string,
  { code, group, names }: Instrument,
  [, founded, headquarters, business, employees]: CompanyRow,
  language: Language,
): CompanyFacts {
  const place = headquarters === null ? null : places[headquarters];
  const region: Region = place?.people ?? 'unitedStates';
  return {
    // Share classes belong to a quote, not to a sentence.
    name: (names[language] ?? names.en).replace(/-S?W$|-S$/, ''),
    does: businesses[business][language],
    founded,
    place: place?.name[language] ?? null,
    employees,
    contact: personName(seed, { kind: 'investor relations', id: names.en, region }, language),
    address: `ir@${group.toLowerCase()}-${code.toLowerCase().replaceAll('.', '')}.example`,
  };
}

const writers: Readonly<Record<Language, (facts: CompanyFacts) => string>> = {
  en: ({ name, does, founded, place, employees, contact, address }) => {
    const rest = [
      founded !== null && `founded in ${founded}`,
      place !== null && `based in ${place}`,
      employees !== null && `with about ${grouped(String(employees))} employees`,
    ].filter((part) => part !== false);
    const second = rest.length === 0 ? '' : ` ${capitalised(rest.join(', '))}.`;
    return `${name} ${does}.${second} Investor relations: ${contact}, ${address}.`;
  },
  'zh-Hans': (facts) =>
    chinese(facts, {
      founded: (year) => `${year} 年成立`,
      place: (name) => `总部位于${name}`,
      employees: (count) => `员工约 ${tenThousands(count, '万')}人`,
      contact: '投资者关系',
    }),
  'zh-Hant': (facts) =>
    chinese(facts, {
      founded: (year) => `${year} 年成立`,
      place: (name) => `總部位於${name}`,
      employees: (count) => `僱員約 ${tenThousands(count, '萬')}人`,
      contact: '投資者關係',
    }),
};

interface ChineseWords {
  readonly founded: (year: number) => string;
  readonly place: (name: string) => string;
  readonly employees: (count: number) => string;
  readonly contact: string;
}

function chinese(
  { name, does, founded, place, employees, contact, address }: CompanyFacts,
  words: ChineseWords,
): string {
  const rest = [
    founded !== null && words.founded(founded),
    place !== null && words.place(place),
    employees !== null && words.employees(employees),
  ].filter((part) => part !== false);
  const second = rest.length === 0 ? '' : `${rest.join('，')}。`;
  // Latin names keep their distance, as in the profiles beside.
  const space = /[A-Za-z]$/.test(name) ? ' ' : '';
  return `${name}${space}${does}。${second}${words.contact}：${contact}，${address}`;
}

/** 86,000 as `8.6 万`; below ten thousand the figure itself. */
function tenThousands(count: number, unit: string): string {
  return count < 10_000 ? `${count} ` : `${count / 10_000} ${unit}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
