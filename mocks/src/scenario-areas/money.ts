/** Money on its way in, out and between wallets; loans. */
import type { Localised } from '#domain/localised.ts';

export const money = {
  'deposit-confirming': {
    en: 'Two deposits under way: one by wallet with 1 of 3 confirmations, one by bank.',
    'zh-Hans': '两笔充值处理中：一笔数字货币已确认 1/3，一笔银行转账。',
    'zh-Hant': '兩筆存款處理中：一筆數碼貨幣已確認 1/3，一筆銀行轉賬。',
  },
  'deposit-late': {
    en: 'A deposit by wallet that takes longer than usual.',
    'zh-Hans': '一笔数字货币充值到账时间超过平常。',
    'zh-Hant': '一筆數碼貨幣存款入賬時間超過平常。',
  },
  'deposit-failed': {
    en: 'A deposit that was not credited, with the reason; it can be sent again.',
    'zh-Hans': '一笔充值未入账，有原因；可重新提交。',
    'zh-Hant': '一筆存款未有入賬，附有原因；可重新提交。',
  },
  'transfer-pending': {
    en: 'Two transfers on their way for a quarter of an hour: one of them is exchanged.',
    'zh-Hans': '两笔划转已进行一刻钟：其中一笔涉及换汇。',
    'zh-Hant': '兩筆轉賬已進行十五分鐘：其中一筆涉及兌換。',
  },
  'withdrawal-under-review': {
    en: 'The trader with two withdrawals under review: one to a bank card, one to a digital wallet.',
    'zh-Hans': '演示客户有两笔提现审核中：一笔至银行卡，一笔至数字钱包。',
    'zh-Hant': '示範客戶有兩筆提款審核中：一筆至銀行卡，一筆至數碼錢包。',
  },
  'withdrawal-failed': {
    en: 'The trader with a withdrawal that was refused, with the reason; the money is free again.',
    'zh-Hans': '演示客户有一笔提现被拒，有原因；资金已解冻。',
    'zh-Hant': '示範客戶有一筆提款被拒，附有原因；資金已解凍。',
  },
  'no-payout-account': {
    en: 'Verified and funded, with no bank card or digital wallet to withdraw to.',
    'zh-Hans': '已认证、有资金，未添加提现用的银行卡或数字钱包。',
    'zh-Hant': '已認證、有資金，未加入提款用的銀行卡或數碼錢包。',
  },
  'loan-pending': {
    en: 'The trader with a loan of 6,000 dollars under review.',
    'zh-Hans': '演示客户有一笔 6,000 美元借款审核中。',
    'zh-Hant': '示範客戶有一筆 6,000 美元貸款審核中。',
  },
  'loan-refused': {
    en: 'The trader whose loan was refused, with the reason; the customer may apply again.',
    'zh-Hans': '演示客户的借款申请被拒，有原因；可重新申请。',
    'zh-Hant': '示範客戶的貸款申請被拒，附有原因；可重新申請。',
  },
  'loan-running': {
    en: 'The trader with a loan of which two payments were made, and the next is due in five days.',
    'zh-Hans': '演示客户的借款已还两期，下一期五天后到期。',
    'zh-Hant': '示範客戶的貸款已還兩期，下一期五日後到期。',
  },
  'loan-overdue': {
    en: 'The trader with a loan whose latest payment is overdue: Cash is empty, the money is in the stock wallet.',
    'zh-Hans': '演示客户的借款最近一期逾期：现金账户为空，资金在美股账户。',
    'zh-Hant': '示範客戶的貸款最近一期逾期：現金賬戶為零，資金在美股賬戶。',
  },
  'held-money': {
    en: 'The trader with money held for everything there is: orders, margins, a withdrawal, new shares and a follow investment.',
    'zh-Hans': '演示客户各类资金冻结：委托、保证金、提现、新股申购和跟投。',
    'zh-Hant': '示範客戶各類資金凍結：訂單、保證金、提款、新股認購及跟投。',
  },
  'long-history': {
    en: 'Three thousand movements of money within a year: lists of thousands of rows.',
    'zh-Hans': '一年内三千笔资金流水：列表长达数千行。',
    'zh-Hant': '一年內三千筆資金紀錄：列表長達數千行。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
