/** Orders, and what they need. */
import type { Localised } from '#domain/localised.ts';

export const orders = {
  'low-funds': {
    en: 'Signed in with 25.00 in the stock wallet: most orders are refused.',
    'zh-Hans': '已登录，美股账户仅有 25.00：多数委托会因资金不足被拒。',
    'zh-Hant': '已登入，美股賬戶只有 25.00：大部分訂單會因資金不足被拒。',
  },
  'hk-lunch-ticket': {
    en: 'Signed in with Hong Kong dollars and 300 Tencent, in the lunch break of Hong Kong.',
    'zh-Hans': '已登录，有港元和 300 股腾讯，正值港股午间休市。',
    'zh-Hant': '已登入，有港元及 300 股騰訊，正值港股中午休市。',
  },
  'odd-lot': {
    en: 'Signed in with 150 Tencent: a board lot of 100 and an odd lot of 50. Hong Kong is open.',
    'zh-Hans': '已登录，持有 150 股腾讯：一手 100 股和碎股 50 股。港股交易中。',
    'zh-Hant': '已登入，持有 150 股騰訊：一手 100 股及碎股 50 股。港股交易中。',
  },
  'one-of-each-order': {
    en: 'One order in every status: accepted, processing, filled, cancelled by hand, cancelled by the brokerage.',
    'zh-Hans': '每种状态的委托各一笔：已接受、处理中、已成交、手动撤单、券商撤单。',
    'zh-Hant': '每種狀態的訂單各一張：已接受、處理中、已成交、自行取消、由券商取消。',
  },
  'partly-filled': {
    en: 'Two limit orders that the book did not hold: one goes on filling, of the other the rest was taken back.',
    'zh-Hans': '两笔限价委托部分成交：一笔继续成交，另一笔剩余部分已撤销。',
    'zh-Hant': '兩張限價訂單部分成交：一張繼續成交，另一張餘下部分已取消。',
  },
  'cancel-loses-race': {
    en: 'An order to buy 20 AAPL just below the price: it is filled within minutes.',
    'zh-Hans': '一笔略低于现价的 20 股 AAPL 买入委托：几分钟内成交，撤单可能来不及。',
    'zh-Hant': '一張略低於現價的 20 股 AAPL 買入訂單：幾分鐘內成交，取消可能趕不及。',
  },
  'block-not-opened': {
    en: 'Five million in the stock wallet, and no permission for block trades: not applied for yet.',
    'zh-Hans': '美股账户有五百万，尚未申请大宗交易权限。',
    'zh-Hant': '美股賬戶有五百萬，尚未申請大宗交易權限。',
  },
  'block-under-review': {
    en: 'The permission for block trades was applied for two hours ago and is under review.',
    'zh-Hans': '大宗交易权限两小时前申请，审核中。',
    'zh-Hant': '大宗交易權限兩小時前申請，審核中。',
  },
  'block-refused': {
    en: 'The permission for block trades was refused, with the reason; the customer may apply again.',
    'zh-Hans': '大宗交易权限申请未通过，有原因；可重新申请。',
    'zh-Hant': '大宗交易權限申請未獲批准，附有原因；可重新申請。',
  },
  'block-opened': {
    en: 'Block trades are open: 20,000 KO held as a block beside 100 KO of the stock market.',
    'zh-Hans': '已开通大宗交易：持有大宗 KO 20,000 股，另有普通 KO 100 股。',
    'zh-Hant': '已開通大宗交易：持有大宗 KO 20,000 股，另有普通 KO 100 股。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
