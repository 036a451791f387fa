import type { Language, Localised } from '#domain/localised.ts';
import type { Instrument } from '#domain/market/index.ts';

export type { Language };

const languageOfHeader: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['zh_Hans_CN', 'zh-Hans'],
  ['zh_Hant_HK', 'zh-Hant'],
]);

/** From the `languages` header (spec §7). English where it is missing or unknown. */
export function languageOf(header: string | null): Language {
  return languageOfHeader.get(header ?? 'en') ?? 'en';
}

export function inLanguage(text: Localised, language: Language): string {
  return text[language];
}

/** Names as long as issuers really make them. */
const longName: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) =>
    `${name} International Holdings Group Incorporated, Class A Ordinary Shares (Dual Primary Listing)`,
  'zh-Hans': (name) => `${name}国际控股集团股份有限公司甲类普通股（双重主要上市）`,
  'zh-Hant': (name) => `${name}國際控股集團股份有限公司甲類普通股（雙重主要上市）`,
};

/** An instrument's name, in English where it has none in the language. */
export function instrumentName(instrument: Instrument, language: Language, isLong: boolean): string {
  const name = instrument.names[language] ?? instrument.names.en;
  return isLong ? longName[language](name) : name;
}
