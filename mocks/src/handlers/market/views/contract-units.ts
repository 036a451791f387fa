/** What futures are counted in, as each market's press writes it. */
import type { Localised } from '#domain/localised.ts';
import type { Language } from '../../language.ts';

const units: ReadonlyMap<string, Localised> = new Map(
  Object.entries({
    'troy ounce': { en: 'troy ounces', 'zh-Hans': '金衡盎司', 'zh-Hant': '金衡盎司' },
    pound: { en: 'pounds', 'zh-Hans': '磅', 'zh-Hant': '磅' },
    'metric ton': { en: 'metric tons', 'zh-Hans': '公吨', 'zh-Hant': '公噸' },
    'short ton': { en: 'short tons', 'zh-Hans': '短吨', 'zh-Hant': '短噸' },
    barrel: { en: 'barrels', 'zh-Hans': '桶', 'zh-Hant': '桶' },
    MMBtu: { en: 'MMBtu', 'zh-Hans': '百万英热单位', 'zh-Hant': '百萬英熱單位' },
    gallon: { en: 'gallons', 'zh-Hans': '加仑', 'zh-Hant': '加侖' },
    bushel: { en: 'bushels', 'zh-Hans': '蒲式耳', 'zh-Hant': '蒲式耳' },
    'thousand board feet': { en: 'thousand board feet', 'zh-Hans': '千板英尺', 'zh-Hant': '千板呎' },
    hundredweight: { en: 'hundredweight', 'zh-Hans': '英担', 'zh-Hant': '英擔' },
  }),
);

/** The unit's name; as the exchange writes it where it has none in the language. */
export function unitName(unit: string, language: Language): string {
  return units.get(unit)?.[language] ?? unit;
}
