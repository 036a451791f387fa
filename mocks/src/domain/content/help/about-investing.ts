/** Help: new shares, and following institutions. */
import { localised } from '../../localised.ts';
import type { HelpArticle } from './help-article.ts';

export const newShares: readonly HelpArticle[] = [
  {
    id: 'HELP-new-shares-how',
    question: localised({
      en: 'How do I subscribe to new shares?',
      'zh-Hans': '如何申购新股？',
      'zh-Hant': '如何認購新股？',
    }),
    answer: [
      localised({
        en: 'Choose an offer, enter how many shares you want, and confirm before its deadline. The highest price is reserved in the New shares wallet; subscribing is free of charge. Verified identity is needed.',
        'zh-Hans':
          '选择新股，填写股数，并在截止时间前确认。系统按最高发行价冻结新股申购账户中的资金，申购免手续费。须先完成实名认证。',
        'zh-Hant':
          '選擇新股，填寫股數，並於截止時間前確認。系統按最高發售價凍結新股認購賬戶內的資金，認購免手續費。須先完成身份認證。',
      }),
    ],
    leadsTo: {
      path: '/pages/product/newstock',
      words: localised({ en: 'New shares', 'zh-Hans': '查看新股', 'zh-Hant': '查看新股' }),
    },
  },
  {
    id: 'HELP-new-shares-allotment',
    question: localised({
      en: 'Why did I get fewer shares than I asked for, or none?',
      'zh-Hans': '为什么中签股数少于申购股数，或未中签？',
      'zh-Hant': '為甚麼獲分配的股數少於認購股數，或不獲分配？',
    }),
    answer: [
      localised({
        en: 'When more shares are asked for than are offered, each subscription gets a part of its lots, and a draw decides about the last one. What is not needed is released to your wallet on the day of the allotment.',
        'zh-Hans':
          '申购总数超过发行数量时，按比例分配手数，最后一手由抽签决定。未使用的资金在分配当日退回您的账户。',
        'zh-Hant':
          '認購總數超過發售數量時，按比例分配手數，最後一手以抽籤決定。未使用的資金於分配當日退回你的賬戶。',
      }),
    ],
    leadsTo: {
      path: '/pages/product/newstock',
      words: localised({ en: 'New shares', 'zh-Hans': '查看新股', 'zh-Hant': '查看新股' }),
    },
  },
  {
    id: 'HELP-new-shares-pending',
    question: localised({
      en: 'What is a pending payment of a subscription?',
      'zh-Hans': '申购的待付款项是什么？',
      'zh-Hant': '認購的待付款項是甚麼？',
    }),
    answer: [
      localised({
        en: 'The actual price came out higher than what was reserved. Transfer the rest to the New shares wallet before the payment date: it is taken as soon as it is there. After that date the allotted shares lapse.',
        'zh-Hans':
          '实际价格高于冻结的金额时，须补足差额。请在付款日前将差额划转到新股申购账户，资金到位后自动扣款。逾期未付，中签股份作废。',
        'zh-Hant':
          '實際價格高於凍結的金額時，須補足差額。請於付款日前將差額轉賬至新股認購賬戶，資金到位後自動扣款。逾期未付，獲分配的股份將作廢。',
      }),
      localised({
        en: 'Paid shares come into your stock wallet as they are listed, and can be sold from their first session on.',
        'zh-Hans': '已付款的股份在上市时转入股票账户，首个交易日起即可卖出。',
        'zh-Hant': '已付款的股份於上市時轉入股票賬戶，首個交易日起即可沽出。',
      }),
    ],
    leadsTo: {
      path: '/pages/profile/transfer',
      words: localised({ en: 'Transfer', 'zh-Hans': '前往划转', 'zh-Hant': '前往轉賬' }),
    },
  },
];

export const following: readonly HelpArticle[] = [
  {
    id: 'HELP-following-what',
    question: localised({
      en: 'What do I get when I follow an institution?',
      'zh-Hans': '跟投机构能获得什么收益？',
      'zh-Hant': '跟投機構可獲得甚麼收益？',
    }),
    answer: [
      localised({
        en: 'Fixed interest for a fixed term, both shown before you confirm. It is credited every 24 hours, and with the last day the whole amount comes back. How the institution’s own portfolio does changes nothing about it.',
        'zh-Hans':
          '固定期限、固定利息，确认前均会显示。利息每 24 小时入账一次，期满当日退回全部本金。机构自身组合的涨跌不影响您的利息。',
        'zh-Hant':
          '固定期限、固定利息，確認前均會顯示。利息每 24 小時入賬一次，期滿當日退回全部本金。機構自身組合的升跌不影響你的利息。',
      }),
      localised({
        en: 'From $100 to $1,000,000. The institution confirms within a day; if it does not take the money, it is available again.',
        'zh-Hans': '金额为 $100 至 $1,000,000。机构在 1 天内确认；如未接受，资金会退回。',
        'zh-Hant': '金額為 $100 至 $1,000,000。機構於 1 天內確認；如不接受，資金會退回。',
      }),
    ],
    leadsTo: {
      path: '/pages/product/follow',
      words: localised({ en: 'Follow investing', 'zh-Hans': '查看跟投', 'zh-Hant': '查看跟投' }),
    },
  },
  {
    id: 'HELP-following-sell',
    question: localised({
      en: 'Can I end following early?',
      'zh-Hans': '跟投可以提前赎回吗？',
      'zh-Hant': '跟投可以提早贖回嗎？',
    }),
    answer: [
      localised({
        en: 'No. What is invested with an institution cannot be sold after ordering; it comes back at the end of the term. Put in only what you do not need until then.',
        'zh-Hans': '不可以。跟投确认后不能卖出，期满后退回。请只投入期满前不需要动用的资金。',
        'zh-Hant': '不可以。跟投落單後不能賣出，期滿後退回。請只投入期滿前毋須動用的資金。',
      }),
    ],
  },
  {
    id: 'HELP-following-futures',
    question: localised({
      en: 'How is copying a futures order different?',
      'zh-Hans': '期货跟单有什么不同？',
      'zh-Hant': '期貨跟單有何不同？',
    }),
    answer: [
      localised({
        en: 'There you share in the result: your margin of $50 to $100,000 gains or loses with the price, and can be lost as a whole, but no more than that. Until the institution carries the order out you can cancel it without cost; after that you can close it at the last price.',
        'zh-Hans':
          '期货跟单的盈亏随价格变动：保证金为 $50 至 $100,000，可能全部亏损，但不会超过保证金。机构执行前可免费取消，执行后可按最新价平仓。',
        'zh-Hant':
          '期貨跟單的盈虧隨價格變動：保證金為 $50 至 $100,000，可能全數損失，但不會超過保證金。機構執行前可免費取消，執行後可按最新價平倉。',
      }),
    ],
    leadsTo: {
      path: '/pages/product/follow',
      words: localised({ en: 'Follow investing', 'zh-Hans': '查看跟投', 'zh-Hant': '查看跟投' }),
    },
  },
];
