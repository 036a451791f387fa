/** The institutions whose customers lend them money: who they are, what they hold, and what they pay (ADR 62). */
import { parseFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { firms } from '../invented/index.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { InstrumentKey } from '../market/index.ts';

export interface Institution {
  readonly id: string;
  readonly name: Localised;
  readonly profile: Localised;
  /** What it buys: as many groups as it has parts of its portfolio, each part in one instrument of its group at a time. */
  readonly holdings: readonly (readonly [InstrumentKey, InstrumentKey, ...InstrumentKey[]])[];
  /** Interest of a year, percent points. */
  readonly yearlyRate: Fixed;
  /** So many days it keeps the money. */
  readonly termDays: number;
  /** In which of a portfolio's months a new one begins: portfolios of different institutions begin in different months. */
  readonly beginsInMonth: number;
  /** Customers elsewhere: at the beginning of a portfolio, and how many join on a day of it. */
  readonly followers: { readonly first: number; readonly aDay: number };
}

const shares = (codes: string) => codes.split(' ').map((code): InstrumentKey => `US:${code}`);
const coins = (codes: string) => codes.split(' ').map((code): InstrumentKey => `CRYPTO:${code}USDT`);

function groups(...lists: readonly InstrumentKey[][]): Institution['holdings'] {
  return lists.map(([first, second, ...rest]) => {
    if (first === undefined || second === undefined) throw new RangeError('nothing to change to');
    return [first, second, ...rest];
  });
}

function nameOf(firmId: string): Localised {
  const firm = Object.values(firms)
    .flat()
    .find(({ id }) => id === firmId);
  if (firm === undefined) throw new RangeError(`no firm "${firmId}"`);
  return firm.name;
}

/** In the order in which they are listed. */
export const institutions: readonly Institution[] = [
  {
    id: 'kestrel',
    name: nameOf('kestrel'),
    profile: localised({
      en: 'Buys large US technology companies, three at a time, and changes each of them every few weeks.',
      'zh-Hans': '专注美国大型科技股，同时持有三只，每隔数周逐一调仓。',
      'zh-Hant': '專注美國大型科技股，同時持有三隻，每隔數星期逐一調倉。',
    }),
    holdings: groups(
      shares('AAPL MSFT GOOGL META'),
      shares('NVDA AMD AVGO QCOM'),
      shares('ORCL CRM ADBE NOW'),
    ),
    yearlyRate: parseFixed('6.5'),
    termDays: 30,
    beginsInMonth: 2,
    followers: { first: 1_840, aDay: 7 },
  },
  {
    id: 'northmoor',
    name: nameOf('northmoor'),
    profile: localised({
      en: 'Buys US companies that sell what people need in any year: food, medicine and household goods.',
      'zh-Hans': '投资食品、医药及日用品等必需消费类美股，侧重稳健。',
      'zh-Hant': '投資食品、醫藥及日用品等必需消費類美股，側重穩健。',
    }),
    holdings: groups(shares('KO PEP MCD COST'), shares('JNJ LLY MRK ABT'), shares('PG WMT HD LOW')),
    yearlyRate: parseFixed('4.8'),
    termDays: 30,
    beginsInMonth: 9,
    followers: { first: 3_260, aDay: 4 },
  },
  {
    id: 'ashlar',
    name: nameOf('ashlar'),
    profile: localised({
      en: 'Buys producers of oil, metals and machines. Their shares rise and fall with what they sell.',
      'zh-Hans': '投资石油、金属及机械类企业，股价随大宗商品周期波动。',
      'zh-Hant': '投資石油、金屬及機械類企業，股價隨大宗商品週期波動。',
    }),
    holdings: groups(shares('XOM CVX SHEL BP'), shares('NEM VALE BTG NGD'), shares('CAT DE HON GE')),
    yearlyRate: parseFixed('5.6'),
    termDays: 90,
    beginsInMonth: 14,
    followers: { first: 905, aDay: 3 },
  },
  {
    id: 'harbourGate',
    name: nameOf('harbourGate'),
    profile: localised({
      en: 'Buys Chinese companies that are listed in New York: online shops, travel, games and cars.',
      'zh-Hans': '投资在纽约上市的中国企业，涵盖电商、旅游、游戏及汽车。',
      'zh-Hant': '投資在紐約上市的中國企業，涵蓋電商、旅遊、遊戲及汽車。',
    }),
    holdings: groups(shares('BABA PDD JD'), shares('NTES BIDU BILI'), shares('LI NIO XPEV TCOM')),
    yearlyRate: parseFixed('7.2'),
    termDays: 60,
    beginsInMonth: 5,
    followers: { first: 2_115, aDay: 9 },
  },
  {
    id: 'hengyue',
    name: nameOf('hengyue'),
    profile: localised({
      en: 'Buys US banks and payment companies, and keeps each of them for weeks.',
      'zh-Hans': '投资美国银行及支付类企业，持仓周期以周计。',
      'zh-Hant': '投資美國銀行及支付類企業，持倉週期以星期計。',
    }),
    holdings: groups(shares('JPM BAC WFC C'), shares('V MA AXP PYPL'), shares('GS MS BLK SCHW')),
    yearlyRate: parseFixed('5.2'),
    termDays: 180,
    beginsInMonth: 20,
    followers: { first: 1_370, aDay: 2 },
  },
  {
    id: 'taiLongWan',
    name: nameOf('taiLongWan'),
    profile: localised({
      en: 'Buys digital currencies. Its value moves more than that of any other institution here.',
      'zh-Hans': '投资数字货币，净值波动在各机构中最大。',
      'zh-Hant': '投資數碼貨幣，單位值波幅為各機構之冠。',
    }),
    holdings: groups(coins('BTC ETH BNB'), coins('SOL XRP ADA'), coins('LINK AVAX LTC')),
    yearlyRate: parseFixed('9'),
    termDays: 90,
    beginsInMonth: 11,
    followers: { first: 4_420, aDay: 16 },
  },
];

export function institutionOf(id: string): Institution | undefined {
  return institutions.find((one) => one.id === id);
}
