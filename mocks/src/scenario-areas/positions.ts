/** What is held. */
import type { Localised } from '#domain/localised.ts';

export const positions = {
  underwater: {
    en: 'A leveraged position whose margin is nearly used up: close to its stop-out.',
    'zh-Hans': '杠杆持仓保证金即将耗尽：接近强平。',
    'zh-Hant': '槓桿持倉保證金即將用盡：接近強制平倉。',
  },
  'near-stop-out': {
    en: 'A position at 10× that has come near its stop-out: the message comes within minutes.',
    'zh-Hans': '10 倍杠杆持仓接近强平：几分钟内收到预警消息。',
    'zh-Hant': '10 倍槓桿持倉接近強制平倉：幾分鐘內收到警示訊息。',
  },
  'futures-expiring': {
    en: 'The trader with two futures and a currency pair, on the last day of one of the contracts: Thanksgiving, US shares rest.',
    'zh-Hans': '演示客户持有两个期货和一个货币对，其中一个合约正值最后交易日：感恩节，美股休市。',
    'zh-Hant': '示範客戶持有兩張期貨及一個貨幣對，其中一張合約正值最後交易日：感恩節，美股休市。',
  },
  'large-portfolio': {
    en: 'Sixty open positions.',
    'zh-Hans': '六十笔持仓。',
    'zh-Hant': '六十項持倉。',
  },
  'many-trades': {
    en: 'A hundred and thirty trades, all closed.',
    'zh-Hans': '一百三十笔交易，均已平仓。',
    'zh-Hant': '一百三十宗交易，均已平倉。',
  },
  'long-names': {
    en: 'The trader, where instruments and the customer have very long names.',
    'zh-Hans': '演示客户：标的和客户的名称都很长。',
    'zh-Hant': '示範客戶：產品及客戶的名稱都很長。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
