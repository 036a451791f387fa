/** Where the app can be got and how the brokerage can be reached, as the configuration says it (DECISIONS 54). */
import { localised } from '#domain/localised.ts';
import { inLanguage } from '../language.ts';
import type { Language } from '../language.ts';

export const downloadLinks = [
  { platform: 'ios', url: 'https://get.meridian.example/ios' },
  { platform: 'android', url: 'https://get.meridian.example/android' },
  { platform: 'web', url: 'https://app.meridian.example/' },
] as const;

const weekdays = localised({
  en: 'Monday to Friday, 09:00 to 18:00 (Hong Kong)',
  'zh-Hans': '周一至周五 09:00–18:00（香港时间）',
  'zh-Hant': '星期一至五 09:00–18:00（香港時間）',
});
const always = localised({ en: 'At all hours', 'zh-Hans': '全天 24 小时', 'zh-Hant': '全日 24 小時' });

export const contactWaysIn = (language: Language) => [
  { kind: 'page', value: 'https://help.meridian.example/chat', hours: inLanguage(always, language) },
  { kind: 'email', value: 'service@meridian.example', hours: inLanguage(always, language) },
  { kind: 'phone', value: '+852 3010 0142', hours: inLanguage(weekdays, language) },
];
