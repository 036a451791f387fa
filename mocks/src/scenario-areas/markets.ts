/** What markets are doing. */
import type { Localised } from '#domain/localised.ts';

export const markets = {
  'market-closed': {
    en: 'The trader on a Saturday: exchanges are shut, crypto trades on.',
    'zh-Hans': '周六的演示客户：交易所休市，加密货币照常交易。',
    'zh-Hant': '星期六的示範客戶：交易所休市，加密貨幣照常交易。',
  },
  'us-holiday': {
    en: 'The trader on Thanksgiving Day: US exchanges are closed for a holiday.',
    'zh-Hans': '感恩节当天的演示客户：美国交易所休市。',
    'zh-Hant': '感恩節當日的示範客戶：美國交易所休市。',
  },
  'pre-holiday': {
    en: 'The trader on the day before Thanksgiving: the next two days are a holiday and a half day.',
    'zh-Hans': '感恩节前一天的演示客户：之后两天为休市日和半日市。',
    'zh-Hant': '感恩節前一日的示範客戶：其後兩日為休市日及半日市。',
  },
  'half-day': {
    en: 'The trader on the day after Thanksgiving: US exchanges close at 13:00 in New York.',
    'zh-Hans': '感恩节后一天的演示客户：美国交易所纽约时间 13:00 收盘。',
    'zh-Hant': '感恩節後一日的示範客戶：美國交易所紐約時間 13:00 收市。',
  },
  'hk-lunch': {
    en: 'The trader in the lunch break of Hong Kong; the US market is closed.',
    'zh-Hans': '港股午间休市时的演示客户；美股未开盘。',
    'zh-Hant': '港股中午休市時的示範客戶；美股未開市。',
  },
  'forex-weekend': {
    en: 'Signed in with a position in yen on a Saturday: currencies rest until Sunday evening in New York.',
    'zh-Hans': '周六持有日元外汇持仓：外汇市场休市至纽约时间周日晚间。',
    'zh-Hant': '星期六持有日圓外匯持倉：外匯市場休市至紐約時間星期日晚上。',
  },
  delayed: {
    en: 'The trader where prices of NASDAQ, HKEX and COMEX are shown 15 minutes late.',
    'zh-Hans': '演示客户：纳斯达克、港交所和 COMEX 行情延迟 15 分钟。',
    'zh-Hant': '示範客戶：納斯達克、港交所及 COMEX 報價延遲 15 分鐘。',
  },
  halted: {
    en: 'The trader while trading in AAPL is halted.',
    'zh-Hans': 'AAPL 停牌时的演示客户。',
    'zh-Hant': 'AAPL 停牌時的示範客戶。',
  },
  'corporate-events': {
    en: 'The trader when companies announce two dividends and a split, one a minute: messages come as time goes on.',
    'zh-Hans': '演示客户：上市公司每分钟公布一项，共两次派息和一次拆股，消息随时间到达。',
    'zh-Hant': '示範客戶：上市公司每分鐘公布一項，共兩次派息及一次拆股，訊息隨時間到達。',
  },
  'empty-market': {
    en: 'The trader on a day when every list and the news are empty.',
    'zh-Hans': '演示客户：当天所有列表和资讯均为空。',
    'zh-Hant': '示範客戶：當日所有列表及資訊均為空。',
  },
  'many-watched': {
    en: 'Two hundred products on the watchlist.',
    'zh-Hans': '自选有两百个标的。',
    'zh-Hant': '自選有兩百個產品。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
