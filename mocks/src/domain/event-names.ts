/** What people call the processes of the agenda: each happens by itself. */
import { localised, type Localised } from './localised.ts';

/** By the name of a process. */
export const eventNames: Readonly<Record<string, Localised>> = {
  dayEnd: localised({ en: 'Trading day ends', 'zh-Hans': '交易日结束', 'zh-Hant': '交易日結束' }),
  shareSplit: localised({ en: 'Shares are split', 'zh-Hans': '拆股生效', 'zh-Hant': '拆股生效' }),
  exDividend: localised({ en: 'Goes ex-dividend', 'zh-Hans': '除息', 'zh-Hant': '除淨' }),
  dividendPayment: localised({ en: 'Dividend is paid', 'zh-Hans': '派息到账', 'zh-Hant': '派息入賬' }),
  contractSettlement: localised({
    en: 'Contract is settled',
    'zh-Hans': '合约到期结算',
    'zh-Hant': '合約到期結算',
  }),
  stopOut: localised({ en: 'Forced closing', 'zh-Hans': '强制平仓', 'zh-Hant': '強制平倉' }),
  auctionOrder: localised({
    en: 'Auction decides an order',
    'zh-Hans': '竞价撮合',
    'zh-Hant': '競價撮合',
  }),
  orderFill: localised({ en: 'Order is filled', 'zh-Hans': '委托成交', 'zh-Hant': '訂單成交' }),
  nearStopOut: localised({
    en: 'Warning of forced closing',
    'zh-Hans': '强平预警',
    'zh-Hant': '強制平倉警示',
  }),
  contractEndNotice: localised({
    en: "Notice of a contract's last day",
    'zh-Hans': '合约最后交易日通知',
    'zh-Hant': '合約最後交易日通知',
  }),
  corporateNews: localised({ en: 'Company announcement', 'zh-Hans': '公司公告', 'zh-Hant': '公司公告' }),
  identityReview: localised({
    en: 'Identity review ends',
    'zh-Hans': '实名认证审核结束',
    'zh-Hant': '身份認證審核完成',
  }),
  serviceReview: localised({
    en: 'Permission review ends',
    'zh-Hans': '权限申请审核结束',
    'zh-Hant': '權限申請審核完成',
  }),
  loanReview: localised({ en: 'Loan review ends', 'zh-Hans': '借款审核结束', 'zh-Hant': '貸款審核完成' }),
  depositProgress: localised({
    en: 'Deposit moves on',
    'zh-Hans': '充值状态更新',
    'zh-Hant': '存款狀態更新',
  }),
  transferArrival: localised({ en: 'Transfer arrives', 'zh-Hans': '划转到账', 'zh-Hant': '轉賬入賬' }),
  withdrawalReview: localised({
    en: 'Withdrawal review ends',
    'zh-Hans': '提现审核结束',
    'zh-Hant': '提款審核完成',
  }),
  loanDue: localised({ en: 'Loan payment falls due', 'zh-Hans': '借款还款到期', 'zh-Hant': '貸款還款到期' }),
  loanPayment: localised({
    en: 'Loan payment is collected',
    'zh-Hans': '借款扣款',
    'zh-Hant': '貸款扣款',
  }),
  followProgress: localised({
    en: 'Investment moves on',
    'zh-Hans': '跟投状态更新',
    'zh-Hant': '跟投狀態更新',
  }),
  copyProgress: localised({
    en: 'Copied order moves on',
    'zh-Hans': '跟单状态更新',
    'zh-Hant': '跟單狀態更新',
  }),
  ipoPayment: localised({
    en: 'Payment for new shares is due',
    'zh-Hans': '新股补缴到期',
    'zh-Hant': '新股補繳到期',
  }),
  ipoStep: localised({
    en: 'New shares move on',
    'zh-Hans': '新股申购状态更新',
    'zh-Hant': '新股認購狀態更新',
  }),
  emailCodeExpiry: localised({
    en: 'Email code expires',
    'zh-Hans': '邮箱验证码过期',
    'zh-Hant': '電郵驗證碼過期',
  }),
};
