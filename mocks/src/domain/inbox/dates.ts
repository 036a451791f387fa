/** Days in the words of the three languages. */
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { weekday } from '../market/index.ts';
import type { EpochDay } from '../market/index.ts';

const dayMs = 24 * 60 * 60_000;

export const dateOf = (day: EpochDay): Date => new Date(day * dayMs);

const weekdayNames = localised({
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'zh-Hans': '周日 周一 周二 周三 周四 周五 周六',
  'zh-Hant': '星期日 星期一 星期二 星期三 星期四 星期五 星期六',
});
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** A day as a sentence names it: "Thursday, November 26", “11月26日（周四）”. */
export function dated(day: EpochDay): Localised {
  const date = dateOf(day);
  const month = date.getUTCMonth();
  const number = date.getUTCDate();
  const named = (names: string): string => names.split(' ')[weekday(day)] ?? '';
  const chinese = `${month + 1}月${number}日`;
  return localised({
    en: `${named(weekdayNames.en)}, ${monthNames[month] ?? ''} ${number}`,
    'zh-Hans': `${chinese}（${named(weekdayNames['zh-Hans'])}）`,
    'zh-Hant': `${chinese}（${named(weekdayNames['zh-Hant'])}）`,
  });
}
