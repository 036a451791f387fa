/** Messages and news. */
import type { Localised } from '#domain/localised.ts';

export const messages = {
  'inbox-full': {
    en: 'The trader with three hundred messages, twelve of them unread.',
    'zh-Hans': '演示客户有三百条消息，其中十二条未读。',
    'zh-Hant': '示範客戶有三百則訊息，其中十二則未讀。',
  },
  'news-empty': {
    en: 'The trader on a day without news.',
    'zh-Hans': '演示客户：当天没有资讯。',
    'zh-Hant': '示範客戶：當日沒有資訊。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
