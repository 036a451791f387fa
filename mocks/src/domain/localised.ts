/** Text in the three languages of the interface. */
export interface Localised {
  readonly en: string;
  readonly 'zh-Hans': string;
  readonly 'zh-Hant': string;
}

export function localised(en: string, hans: string, hant: string): Localised {
  return { en, 'zh-Hans': hans, 'zh-Hant': hant };
}
