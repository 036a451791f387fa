/**
 * Every scenario, by what it is about, with what a person finds in it. Nothing heavy is imported here, so that a story may name a
 * scenario without loading the brokerage.
 */
import type { Localised } from '#domain/localised.ts';
import { follow } from './follow.ts';
import { identity } from './identity.ts';
import { markets } from './markets.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { orders } from './orders.ts';
import { positions } from './positions.ts';
import { session } from './session.ts';
import { subscriptions } from './subscriptions.ts';

const byArea = {
  session,
  identity,
  markets,
  orders,
  positions,
  money,
  subscriptions,
  follow,
  messages,
} as const;

export type ScenarioArea = keyof typeof byArea;

const all = {
  ...session,
  ...identity,
  ...markets,
  ...orders,
  ...positions,
  ...money,
  ...subscriptions,
  ...follow,
  ...messages,
} as const;

export type ScenarioName = keyof typeof all;

/** One sentence for each. */
export const scenarioDescriptions: Readonly<Record<ScenarioName, Localised>> = all;

export const scenarioNames = Object.keys(all) as readonly ScenarioName[];

interface Area {
  readonly title: Localised;
  readonly names: readonly ScenarioName[];
}

const titles: Readonly<Record<ScenarioArea, Localised>> = {
  session: { en: 'Signing in', 'zh-Hans': '登录', 'zh-Hant': '登入' },
  identity: { en: 'Identity', 'zh-Hans': '实名认证', 'zh-Hant': '身份認證' },
  markets: { en: 'Markets', 'zh-Hans': '行情', 'zh-Hant': '市場' },
  orders: { en: 'Orders', 'zh-Hans': '委托', 'zh-Hant': '訂單' },
  positions: { en: 'Positions', 'zh-Hans': '持仓', 'zh-Hant': '持倉' },
  money: {
    en: 'Deposits, transfers, withdrawals, loans',
    'zh-Hans': '充值、划转、提现、借款',
    'zh-Hant': '存款、轉賬、提款、貸款',
  },
  subscriptions: { en: 'New shares and auctions', 'zh-Hans': '新股与竞价', 'zh-Hant': '新股與競價' },
  follow: { en: 'Following', 'zh-Hans': '跟投与跟单', 'zh-Hant': '跟投與跟單' },
  messages: { en: 'Messages and news', 'zh-Hans': '消息与资讯', 'zh-Hant': '訊息與資訊' },
};

const areas = Object.keys(byArea) as readonly ScenarioArea[];

/** In the order in which a person looks for them. */
export const scenarioAreas: ReadonlyMap<ScenarioArea, Area> = new Map(
  areas.map((area) => [
    area,
    { title: titles[area], names: Object.keys(byArea[area]) as readonly ScenarioName[] },
  ]),
);
