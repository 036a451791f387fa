/** Help: when and how one trades, and what it costs. */
import { localised } from '../../localised.ts';
import type { HelpArticle } from './help-article.ts';

export const trading: readonly HelpArticle[] = [
  {
    id: 'HELP-trading-hours',
    question: localised({
      en: 'When can I trade?',
      'zh-Hans': '什么时间可以交易？',
      'zh-Hant': '甚麼時間可以交易？',
    }),
    answer: [
      localised({
        en: 'Monday to Friday, except on holidays of the exchange:',
        'zh-Hans': '周一至周五，交易所假日除外：',
        'zh-Hant': '星期一至五，交易所假期除外：',
      }),
      localised({
        en: 'Some days before holidays are short. Each quote says whether its market is open, and when it opens next.',
        'zh-Hans': '部分假日前一天会提前收盘。行情页会显示市场是否开市，以及下次开市时间。',
        'zh-Hant': '部分假期前夕會提早收市。報價頁會顯示市場是否開市，以及下次開市時間。',
      }),
    ],
    points: [
      localised({
        en: 'US stocks: 9:30 to 16:00 in New York',
        'zh-Hans': '美股：纽约时间 9:30 至 16:00',
        'zh-Hant': '美股：紐約時間 9:30 至 16:00',
      }),
      localised({
        en: 'Hong Kong stocks: 9:30 to 12:00 and 13:00 to 16:00 in Hong Kong',
        'zh-Hans': '港股：香港时间 9:30 至 12:00、13:00 至 16:00',
        'zh-Hant': '港股：香港時間 9:30 至 12:00、13:00 至 16:00',
      }),
      localised({
        en: 'futures: 18:00 to 17:00 of the next day in New York, from Sunday evening',
        'zh-Hans': '期货：纽约时间 18:00 至次日 17:00，周日晚开市',
        'zh-Hant': '期貨：紐約時間 18:00 至翌日 17:00，星期日晚開市',
      }),
      localised({
        en: 'forex: without a break from Sunday to Friday, 17:00 in New York',
        'zh-Hans': '外汇：纽约时间周日 17:00 至周五 17:00，连续交易',
        'zh-Hant': '外匯：紐約時間星期日 17:00 至星期五 17:00，連續交易',
      }),
      localised({
        en: 'crypto: always',
        'zh-Hans': '加密货币：全天候',
        'zh-Hant': '加密貨幣：全天候',
      }),
    ],
    leadsTo: {
      path: '/pages/market/index',
      words: localised({ en: 'Markets', 'zh-Hans': '查看行情', 'zh-Hant': '查看市場' }),
    },
  },
  {
    id: 'HELP-trading-orders',
    question: localised({
      en: 'What is the difference between a market order and a limit order?',
      'zh-Hans': '市价单和限价单有什么区别？',
      'zh-Hant': '市價盤與限價盤有何分別？',
    }),
    answer: [
      localised({
        en: 'A market order is filled at once at the best prices that are offered. A limit order is filled at your price or a better one: it waits under Entrusted until the price gets there, or until you cancel it.',
        'zh-Hans':
          '市价单按当前最优报价立即成交。限价单只以您指定的价格或更优价格成交：未到价时在“委托”中等待，直到成交或您撤单。',
        'zh-Hant':
          '市價盤按當前最佳報價即時成交。限價盤只以你指定的價格或更佳價格成交：未到價時於「訂單」中等待，直至成交或你取消訂單。',
      }),
      localised({
        en: 'A large order may be filled in parts and at several prices. One that is being executed can no longer be cancelled.',
        'zh-Hans': '数量较大的委托可能分批、以不同价格成交。正在执行的委托不能撤单。',
        'zh-Hant': '數量較大的訂單可能分批、以不同價格成交。正在執行的訂單不能取消。',
      }),
    ],
    leadsTo: {
      path: '/pages/trade/index',
      words: localised({ en: 'Trade', 'zh-Hans': '查看交易', 'zh-Hant': '查看交易' }),
    },
  },
  {
    id: 'HELP-trading-short',
    question: localised({
      en: 'What do buy long and sell short mean?',
      'zh-Hans': '买多和卖空是什么意思？',
      'zh-Hant': '買入（好倉）與沽空（淡倉）是甚麼意思？',
    }),
    answer: [
      localised({
        en: 'Who buys long gains when the price rises. Who sells short sells what they do not have, buys it back later, and gains when the price falls. A short position can lose all of its margin when the price rises.',
        'zh-Hans':
          '买多：价格上涨时盈利。卖空：先卖出并不持有的标的，之后买回，价格下跌时盈利；价格上涨时，可能亏损全部保证金。',
        'zh-Hant':
          '買入（好倉）：價格上升時獲利。沽空（淡倉）：先沽出並未持有的產品，其後買回，價格下跌時獲利；價格上升時，可能損失全部保證金。',
      }),
    ],
  },
  {
    id: 'HELP-trading-block',
    question: localised({
      en: 'What is a block trade, and who can place one?',
      'zh-Hans': '什么是大宗交易？如何开通？',
      'zh-Hant': '甚麼是大手交易？如何開通？',
    }),
    answer: [
      localised({
        en: 'One order of at least 10,000 shares, without leverage. It needs a permission: apply for it in the app, and a message says when it is open to you.',
        'zh-Hans': '单笔不少于 10,000 股、不使用杠杆的委托。须先在应用内申请权限，开通后会通知您。',
        'zh-Hant': '每宗不少於 10,000 股、不使用槓桿的訂單。須先在應用程式內申請權限，開通後會通知你。',
      }),
    ],
    leadsTo: {
      path: '/pages/product/blocktrade',
      words: localised({ en: 'Block trades', 'zh-Hans': '大宗交易', 'zh-Hant': '大手交易' }),
    },
  },
];

export const fees: readonly HelpArticle[] = [
  {
    id: 'HELP-fees-trading',
    question: localised({
      en: 'What does a trade cost?',
      'zh-Hans': '交易手续费是多少？',
      'zh-Hant': '交易手續費是多少？',
    }),
    answer: [
      localised({
        en: 'A part of the order’s value, when you open and when you close. Each ticket shows it before you confirm:',
        'zh-Hans': '开仓和平仓时，均按委托金额的比例收取，确认前会显示：',
        'zh-Hant': '開倉及平倉時，均按訂單金額的比例收取，確認前會顯示：',
      }),
    ],
    points: [
      localised({
        en: 'US stocks: 0.05 %, at least $0.99',
        'zh-Hans': '美股：0.05%，最低 $0.99',
        'zh-Hant': '美股：0.05%，最低 $0.99',
      }),
      localised({
        en: 'Hong Kong stocks: 0.08 %, at least HK$15, with stamp duty and levies beside it',
        'zh-Hans': '港股：0.08%，最低 HK$15，另收印花税及各项征费',
        'zh-Hant': '港股：0.08%，最低 HK$15，另收印花稅及各項徵費',
      }),
      localised({
        en: 'futures: 0.01 %, at least $1',
        'zh-Hans': '期货：0.01%，最低 $1',
        'zh-Hant': '期貨：0.01%，最低 $1',
      }),
      localised({
        en: 'forex: 0.002 %, at least $1',
        'zh-Hans': '外汇：0.002%，最低 $1',
        'zh-Hant': '外匯：0.002%，最低 $1',
      }),
      localised({
        en: 'crypto and block trades: 0.1 %',
        'zh-Hans': '加密货币及大宗交易：0.1%',
        'zh-Hant': '加密貨幣及大手交易：0.1%',
      }),
      localised({
        en: 'new shares: no fee',
        'zh-Hans': '新股申购：免手续费',
        'zh-Hant': '新股認購：免手續費',
      }),
    ],
  },
  {
    id: 'HELP-fees-overnight',
    question: localised({
      en: 'What does it cost to hold a position overnight?',
      'zh-Hans': '隔夜持仓如何收费？',
      'zh-Hant': '隔夜持倉如何收費？',
    }),
    answer: [
      localised({
        en: 'Interest on what is borrowed, charged at the end of each trading day; a weekend counts as three nights. A long position without leverage costs nothing. Rates of a year:',
        'zh-Hans':
          '按借入金额计息，每个交易日收盘时收取，周末按三晚计算。全额资金、不使用杠杆的多仓不收费。年利率：',
        'zh-Hant': '按借入金額計息，每個交易日收市時收取，週末按三晚計算。不使用槓桿的好倉不收費。年利率：',
      }),
      localised({
        en: 'Each charge is a line of the statement, and in the position’s flow of money.',
        'zh-Hans': '每笔费用都可在资金明细和该持仓的资金流水中查看。',
        'zh-Hant': '每筆費用均可於資金紀錄及該持倉的資金流水中查看。',
      }),
    ],
    points: [
      localised({
        en: 'US stocks: 6.5 % long, 3 % short',
        'zh-Hans': '美股：多仓 6.5%，空仓 3%',
        'zh-Hant': '美股：好倉 6.5%，淡倉 3%',
      }),
      localised({
        en: 'Hong Kong stocks: 5.8 % long, 4 % short',
        'zh-Hans': '港股：多仓 5.8%，空仓 4%',
        'zh-Hant': '港股：好倉 5.8%，淡倉 4%',
      }),
      localised({ en: 'crypto: 10.95 %', 'zh-Hans': '加密货币：10.95%', 'zh-Hant': '加密貨幣：10.95%' }),
      localised({ en: 'forex: 1 %', 'zh-Hans': '外汇：1%', 'zh-Hant': '外匯：1%' }),
      localised({ en: 'futures: none', 'zh-Hans': '期货：不收取', 'zh-Hant': '期貨：不收取' }),
    ],
    leadsTo: {
      path: '/pages/profile/transaction',
      words: localised({ en: 'Statement', 'zh-Hans': '资金明细', 'zh-Hant': '資金紀錄' }),
    },
  },
  {
    id: 'HELP-fees-dividends',
    question: localised({
      en: 'What happens to dividends and splits?',
      'zh-Hans': '分红和拆股如何处理？',
      'zh-Hant': '派息及股份分拆如何處理？',
    }),
    answer: [
      localised({
        en: 'Who holds a share as its ex-date opens is paid the dividend on its pay date. Of US dividends 30 % are withheld as tax; Hong Kong withholds nothing. Who is short is charged the whole dividend. A split changes the number of shares and their price, and nothing of their value.',
        'zh-Hans':
          '在除息日开盘时持有股票，即可在派息日收到股息。美股股息预扣 30% 税款，港股不预扣。空仓须支付全部股息。拆股只改变股数和股价，不影响持仓市值。',
        'zh-Hant':
          '於除淨日開市時持有股票，即可於派息日收取股息。美股股息預扣 30% 稅款，港股不預扣。淡倉須支付全部股息。股份分拆只改變股數及股價，不影響持倉市值。',
      }),
    ],
  },
];
