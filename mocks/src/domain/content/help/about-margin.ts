/** Help: what is put up for a position, and when it is closed for its owner. */
import { localised } from '../../localised.ts';
import type { HelpArticle } from './help-article.ts';

export const margin: readonly HelpArticle[] = [
  {
    id: 'HELP-margin-what',
    question: localised({
      en: 'What are margin and leverage?',
      'zh-Hans': '什么是保证金和杠杆？',
      'zh-Hant': '甚麼是保證金和槓桿？',
    }),
    answer: [
      localised({
        en: 'Margin is the part of a position that you pay yourself; the brokerage lends the rest. At 5× you pay a fifth, and gains and losses are five times as large for what you paid. A position can lose its own margin and no more: your other positions and wallets are not touched.',
        'zh-Hans':
          '保证金是持仓中由您自己支付的部分，其余由券商借出。5 倍杠杆只需支付五分之一，盈亏相对于保证金也放大 5 倍。每个持仓最多亏损其自身的保证金，不会影响您的其他持仓和账户。',
        'zh-Hant':
          '保證金是持倉中由你自己支付的部分，其餘由證券商借出。5 倍槓桿只需支付五分之一，盈虧相對於保證金亦放大 5 倍。每個持倉最多損失其自身的保證金，不會影響你的其他持倉及賬戶。',
      }),
    ],
  },
  {
    id: 'HELP-margin-stop-out',
    question: localised({
      en: 'When does the brokerage close my position?',
      'zh-Hans': '什么情况下会被强平？',
      'zh-Hant': '甚麼情況下會被強制平倉？',
    }),
    answer: [
      localised({
        en: 'At its stop-out price, which every position shows. There, so much margin is left:',
        'zh-Hans': '价格触及强平价时。每个持仓都显示强平价，届时剩余的保证金为：',
        'zh-Hant': '價格觸及強制平倉價時。每個持倉都顯示強制平倉價，屆時剩餘的保證金為：',
      }),
      localised({
        en: 'A message warns you when three quarters of the loss limit are used. Where the price jumps past the stop-out price, for instance over a weekend, it is closed at the first price there is.',
        'zh-Hans':
          '亏损达到上限的四分之三时会通知您。如果价格跳空越过强平价（例如周末之后），将以下一个可成交价格平仓。',
        'zh-Hant':
          '虧損達到上限的四分之三時會通知你。若價格出現裂口並越過強制平倉價（例如週末之後），將以下一個可成交價格平倉。',
      }),
    ],
    points: [
      localised({ en: 'stocks: 25 %', 'zh-Hans': '股票：25%', 'zh-Hant': '股票：25%' }),
      localised({ en: 'crypto: 20 %', 'zh-Hans': '加密货币：20%', 'zh-Hant': '加密貨幣：20%' }),
      localised({
        en: 'futures and forex: 50 %',
        'zh-Hans': '期货和外汇：50%',
        'zh-Hant': '期貨及外匯：50%',
      }),
    ],
    leadsTo: {
      path: '/pages/trade/index',
      words: localised({ en: 'See holdings', 'zh-Hans': '查看持仓', 'zh-Hant': '查看持倉' }),
    },
  },
  {
    id: 'HELP-margin-avoid',
    question: localised({
      en: 'How can I keep a position from being closed?',
      'zh-Hans': '如何避免被强平？',
      'zh-Hant': '如何避免被強制平倉？',
    }),
    answer: [
      localised({
        en: 'Open the position and choose “Margin and leverage”: added margin moves the stop-out price further away, and is shown before you confirm. Closing a part takes risk away too. A position that is paid in full has no stop-out.',
        'zh-Hans':
          '打开持仓，选择“保证金与杠杆”：追加保证金后强平价会远离现价，确认前即可看到。部分平仓也能降低风险。全额付款的持仓不会被强平。',
        'zh-Hant':
          '打開持倉，選擇「保證金與槓桿」：追加保證金後強制平倉價會遠離現價，確認前即可看到。部分平倉亦能降低風險。全數付款的持倉不會被強制平倉。',
      }),
    ],
    leadsTo: {
      path: '/pages/trade/index',
      words: localised({ en: 'See holdings', 'zh-Hans': '查看持仓', 'zh-Hant': '查看持倉' }),
    },
  },
];
