import type { LocaleTag } from '@meridian/api';

/** A language of the interface, as the app names them (spec §1). */
export type Language = LocaleTag;

/** Text in every language of the interface: a new language makes the compiler list each text that lacks it. */
export type Localised = Readonly<Record<Language, string>>;

export function localised(text: Localised): Localised {
  return text;
}

/** Text that is written the same in every language: a code, what somebody typed. */
export function sameInAll(text: string): Localised {
  return { en: text, 'zh-Hans': text, 'zh-Hant': text };
}
