/** Money and orders that follow institutions. */
import type { Localised } from '#domain/localised.ts';

export const follow = {
  'follow-wait-confirm': {
    en: 'A thousand dollars put with an institution that has not confirmed it yet.',
    'zh-Hans': '跟投机构 1,000 美元，等待机构确认。',
    'zh-Hant': '跟投機構 1,000 美元，等待機構確認。',
  },
  'follow-in-progress': {
    en: 'Three investments with institutions: one earns interest for ten days now, one was refused, one has ended.',
    'zh-Hans': '三笔机构跟投：一笔计息中（已十天），一笔被拒，一笔已结束。',
    'zh-Hant': '三筆機構跟投：一筆計息中（已十日），一筆被拒，一筆已完結。',
  },
  'follow-futures-running': {
    en: 'Five copied futures orders of institutions: one waits, one runs, and one each was cancelled, closed and settled.',
    'zh-Hans': '五笔跟单期货委托：等待、运行中、已撤销、已提前平仓、已结算各一笔。',
    'zh-Hant': '五張跟單期貨訂單：等待、運行中、已取消、已提早平倉、已結算各一張。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
