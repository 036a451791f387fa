/** Who is signed in, and how. */
import type { Localised } from '#domain/localised.ts';

export const session = {
  visitor: {
    en: 'Nobody is signed in; the US market is open.',
    'zh-Hans': '未登录；美股交易时段内。',
    'zh-Hant': '未登入；美股交易時段內。',
  },
  newcomer: {
    en: 'Signed in for the first time: no money, no identity check, no transaction password.',
    'zh-Hans': '首次登录：无资金、未认证、未设置交易密码。',
    'zh-Hant': '首次登入：無資金、未認證、未設定交易密碼。',
  },
  trader: {
    en: 'The demo customer: verified, funded, with holdings, resting orders, closed positions and a watchlist.',
    'zh-Hans': '演示客户：已认证、有资金，有持仓、挂单、历史成交和自选。',
    'zh-Hant': '示範客戶：已認證、有資金，有持倉、未成交訂單、過往交易及自選。',
  },
  funded: {
    en: 'Signed in with money in four wallets; no position, order or history yet.',
    'zh-Hans': '已登录，四个账户有资金；暂无持仓、委托和历史记录。',
    'zh-Hant': '已登入，四個賬戶有資金；暫無持倉、訂單及紀錄。',
  },
  'session-expired': {
    en: 'The customer holds a token that the server no longer accepts.',
    'zh-Hans': '客户的登录凭证已被服务器作废，登录已过期。',
    'zh-Hant': '客戶的登入憑證已被伺服器作廢，登入已過期。',
  },
  'no-pay-password': {
    en: 'Funded, but no transaction password has been set.',
    'zh-Hans': '有资金，未设置交易密码。',
    'zh-Hant': '有資金，未設定交易密碼。',
  },
  invited: {
    en: 'Nobody is signed in; the code 482163 was emailed to new@meridian.example 90 seconds ago. MRD-4821 is an invitation.',
    'zh-Hans': '未登录；90 秒前向 new@meridian.example 发送了验证码 482163。邀请码为 MRD-4821。',
    'zh-Hant': '未登入；90 秒前向 new@meridian.example 發送了驗證碼 482163。邀請碼為 MRD-4821。',
  },
  'code-cooling': {
    en: 'Nobody is signed in; a code was emailed to new@meridian.example 20 seconds ago.',
    'zh-Hans': '未登录；20 秒前向 new@meridian.example 发送了验证码。',
    'zh-Hant': '未登入；20 秒前向 new@meridian.example 發送了驗證碼。',
  },
  'code-expired': {
    en: 'Nobody is signed in; the code 482163, emailed to new@meridian.example, has expired.',
    'zh-Hans': '未登录；发送至 new@meridian.example 的验证码 482163 已过期。',
    'zh-Hant': '未登入；發送至 new@meridian.example 的驗證碼 482163 已過期。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
