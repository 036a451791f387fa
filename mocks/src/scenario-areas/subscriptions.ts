/** New shares and the auction before the opening. */
import type { Localised } from '#domain/localised.ts';

export const subscriptions = {
  'ipo-open': {
    en: 'New shares to subscribe to, with 20,000 dollars in the wallet for them.',
    'zh-Hans': '有可申购的新股，新股账户有 20,000 美元。',
    'zh-Hant': '有可認購的新股，新股賬戶有 20,000 美元。',
  },
  'ipo-deadline-soon': {
    en: 'New shares whose subscription ends in 25 minutes.',
    'zh-Hans': '新股申购将于 25 分钟后截止。',
    'zh-Hant': '新股認購將於 25 分鐘後截止。',
  },
  'ipo-waiting': {
    en: 'A subscription that is past its deadline and waits for the allotment of this evening.',
    'zh-Hans': '一笔申购已过截止时间，等待今晚配售结果。',
    'zh-Hant': '一項認購已過截止時間，等待今晚配發結果。',
  },
  'ipo-allotted': {
    en: 'A subscription that was allotted in full and lists tomorrow, and earlier ones.',
    'zh-Hans': '一笔申购全部中签，明日上市；另有更早的申购记录。',
    'zh-Hant': '一項認購獲全數配發，明日上市；另有較早的認購紀錄。',
  },
  'ipo-partly': {
    en: 'A subscription that was allotted in part, with the rest refunded.',
    'zh-Hans': '一笔申购部分中签，其余款项已退还。',
    'zh-Hant': '一項認購獲部分配發，餘款已退還。',
  },
  'ipo-not-allotted': {
    en: 'A subscription of which nothing was allotted: all of it was refunded.',
    'zh-Hans': '一笔申购未中签，款项已全部退还。',
    'zh-Hant': '一項認購未獲配發，款項已全數退還。',
  },
  'ipo-pending-payment': {
    en: 'Shares allotted at a higher price than was held: the rest is due tomorrow.',
    'zh-Hans': '中签价高于冻结金额，差额须于明日前补缴。',
    'zh-Hant': '配發價高於凍結金額，差額須於明日前補繳。',
  },
  'auction-open': {
    en: 'Half an hour before the US opening: the auction takes orders. One to buy AAPL and one to buy MSFT wait for it.',
    'zh-Hans': '美股开盘前半小时：竞价接受委托。AAPL、MSFT 买入委托各一笔等待撮合。',
    'zh-Hant': '美股開市前半小時：競價接受訂單。AAPL、MSFT 買入訂單各一張等待撮合。',
  },
  'auction-no-cancel': {
    en: 'Three minutes before the US opening: orders for the auction can no longer be cancelled. One to buy AAPL waits.',
    'zh-Hans': '美股开盘前三分钟：竞价委托不可撤销。一笔 AAPL 买入委托等待撮合。',
    'zh-Hant': '美股開市前三分鐘：競價訂單不可取消。一張 AAPL 買入訂單等待撮合。',
  },
  'auction-ended': {
    en: 'A quarter of an hour after the US opening: AAPL was bought in the auction, an order for MSFT expired.',
    'zh-Hans': '美股开盘后一刻钟：AAPL 已在竞价中买入，一笔 MSFT 委托已失效。',
    'zh-Hant': '美股開市後十五分鐘：AAPL 已在競價中買入，一張 MSFT 訂單已失效。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
