/** The handlers against the contract: every answer fits its schema, every refusal is the contract's. */
import { createClient, isDecimal, refusal } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import type { EndpointId, Endpoints } from '@meridian/api/catalogue';
import type { ParsedRequestOf, RequestOf } from '@meridian/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createWorlds } from '../hosts/worlds.ts';
import { demoUser, scenarioNames } from '../names.ts';
import type { ScenarioName } from '../names.ts';
import { answer, isNotBuilt } from './answer.ts';
import { anonymousIds } from './context.ts';
import type { Language } from './language.ts';

const worlds = createWorlds();

function open(scenario: ScenarioName) {
  const handle = worlds.open('world', scenario);
  const call = <Id extends EndpointId>(
    id: Id,
    request: RequestOf<Endpoints[Id]>,
    more: { token?: string | null; language?: Language } = {},
  ) =>
    answer(handle.world, catalogue[id], request, {
      token: handle.token(),
      language: 'en',
      ...more,
    });
  return { handle, call };
}

const apple = { stockCode: 'AAPL', market: 'NASDAQ' };
const bitcoin = { stockCode: 'BTCUSDT', market: 'CRYPTO' };
const { payPassword } = demoUser;

/** A request that each built call answers in any world. */
const requests: { readonly [Id in EndpointId]?: RequestOf<Endpoints[Id]> } = {
  'auth.login': { username: 'demo', password: demoUser.password },
  'auth.userInfo': {},
  'auth.appVersion': {},
  'market.globalIndex': {},
  'market.homeCustomList': {},
  'market.topList': { market: 'NASDAQ', type: 'gainers' },
  'market.stockDetail': apple,
  'market.cryptoDetail': bitcoin,
  'market.stockKline': { ...apple, type: 'Intraday' },
  'market.cryptoKline': { ...bitcoin, type: '1Y' },
  'market.cryptoPage': {},
  'market.getMarket': { stkName: 'Apple', stkcode: 'AAPL' },
  'watchlist.list': {},
  'watchlist.save': {
    classify: 'UsStock',
    assettype: '0',
    securityName: 'Apple',
    secuCode: 'AAPL',
    market: 'NASDAQ',
  },
  'watchlist.delete': { id: 'W1' },
  'watchlist.deleteByCode': { stockCode: 'AAPL' },
  'trading.holdings': {},
  'trading.closedPositions': {},
  'trading.entrustedOrders': {},
  'trading.positionByStock': apple,
  'trading.halfOrFullQuantity': { ...apple, direction: 0, leverage: '1', price: '200', choice: 'half' },
  'trading.minCount': apple,
  'funds.wallets': {},
  'funds.walletBalance': { walletType: 'STOCK' },
  'funds.overview': {},
  'funds.walletBill': { timeZone: 'Asia/Hong_Kong' },
  'content.articlePage': {},
};

describe.each(scenarioNames)('in "%s"', (scenario) => {
  test('every read answers what the contract agreed', () => {
    const { call, handle } = open(scenario);
    const token = scenario === 'session-expired' ? null : handle.token();
    for (const [id, request] of Object.entries(requests) as [EndpointId, never][]) {
      const envelope = call(id, request, { token });
      if (token === null && catalogue[id].access === 'signedIn') {
        expect(envelope.code, id).toBe(401);
        continue;
      }
      expect(envelope.code, `${id}: ${envelope.msg}`).toBe(200);
      const parsed = v.safeParse(catalogue[id].response, envelope.data);
      expect(
        parsed.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
        id,
      ).toBeUndefined();
    }
  });
});

test('every call of the catalogue has a handler or says that it is not built yet', () => {
  const { call } = open('trader');
  for (const id of endpointIds.filter(isNotBuilt)) {
    expect(call(id, {})).toEqual({
      code: refusal.notBuiltYet,
      msg: 'This call is not built yet.',
      data: null,
    });
  }
  const written: EndpointId[] = [
    'auth.setPayPassword',
    'auth.updatePayPassword',
    'trading.createStockOrder',
    'trading.createCryptoOrder',
    'trading.flatPosition',
    'trading.cancelOrder',
  ];
  expect(endpointIds.filter((id) => !isNotBuilt(id)).toSorted()).toEqual(
    [...Object.keys(requests), ...written].toSorted(),
  );
});

test('the calls that the compiler lets in without a sign-in are those of the catalogue', () => {
  const anonymous = endpointIds.filter((id) => catalogue[id].access === 'anonymous');
  expect(anonymous.toSorted()).toEqual(
    [...anonymousIds, ...endpointIds.filter((id) => id.startsWith('market.'))].toSorted(),
  );
});

describe('who is signed in', () => {
  test("is decided by the token: none, a stranger's and one that has expired are all the 401 of the envelope", () => {
    const { call, handle } = open('session-expired');
    for (const token of [null, 'nonsense', handle.token()]) {
      expect(call('auth.userInfo', {}, { token })).toMatchObject({ code: 401, msg: 'Login expired.' });
    }
  });

  test('by user ID or email, in any case; the token then opens everything', () => {
    const { call } = open('visitor');
    for (const username of ['demo', 'DEMO@meridian.example']) {
      const { token } = call('auth.login', { username, password: demoUser.password }).data as {
        token: string;
      };
      expect(call('auth.userInfo', {}, { token }).code).toBe(200);
    }
    expect(call('auth.login', { username: 'demo', password: 'wrong' }).code).toBe(refusal.wrongCredentials);
  });
});

describe('an order', () => {
  type Order = ParsedRequestOf<Endpoints['trading.createStockOrder']>;
  const order = (more: Partial<Record<keyof Order, unknown>> = {}) =>
    ({
      ...apple,
      clientOrderId: 'one',
      direction: 0,
      orderType: 0,
      quantity: '10',
      leverage: '1',
      payPassword,
      ...more,
    }) as never;

  test.each<[keyof typeof refusal, ScenarioName, object]>([
    ['payPasswordNotSet', 'no-pay-password', {}],
    ['payPasswordWrong', 'funded', { payPassword: '000000' }],
    ['insufficientFunds', 'low-funds', {}],
    ['marketClosed', 'market-closed', {}],
    ['instrumentHalted', 'halted', {}],
    ['quantityNotAllowed', 'funded', { quantity: '0.5' }],
    ['limitPriceNotAllowed', 'funded', { orderType: 1, limitPrice: '0.01' }],
    ['leverageNotAllowed', 'funded', { leverage: '7' }],
    ['notFound', 'funded', { stockCode: 'NOPE' }],
    ['notFound', 'funded', bitcoin],
    ['invalidRequest', 'funded', { quantity: 'ten' }],
    ['invalidRequest', 'funded', { quantity: '1.123456789' }],
  ])('is refused as %s in "%s" for %j, in three languages', (name, scenario, more) => {
    const { call, handle } = open(scenario);
    const before = handle.world.serialise();
    const messages = (['en', 'zh-Hans', 'zh-Hant'] as const).map((language) => {
      const envelope = call('trading.createStockOrder', order(more), { language });
      expect(envelope).toMatchObject({ code: refusal[name], data: null });
      return envelope.msg;
    });
    expect(new Set(messages).size).toBe(3);
    expect(messages.every((message) => (message ?? '').length > 4)).toBe(true);
    expect(handle.world.serialise()).toBe(before);
  });

  test('that is too large is told what it needs and what there is', () => {
    const { call } = open('low-funds');
    expect(call('trading.createStockOrder', order()).msg).toMatch(
      /^Insufficient funds: \$2,\d{3}\.\d{2} needed, \$25\.00 available\.$/,
    );
  });

  test('that is accepted can be looked up by its intent, whatever became of it', () => {
    const { call } = open('funded');
    const placed = call('trading.createStockOrder', order()).data as { orderNo: string };
    const looked = call('trading.entrustedOrders', { clientOrderId: 'one' }).data as {
      list: { orderNo: string }[];
    };
    expect(looked.list.map(({ orderNo }) => orderNo)).toEqual([placed.orderNo]);
    expect(call('trading.entrustedOrders', { clientOrderId: 'other' }).data).toMatchObject({
      list: [],
      total: 0,
    });
  });

  test('keeps the transaction password out of the history', () => {
    const { call, handle } = open('funded');
    call('trading.createStockOrder', order());
    expect(JSON.stringify(handle.world.snapshot())).not.toContain(payPassword);
  });

  test('of crypto goes by its own call and step', () => {
    const { call } = open('funded');
    expect(call('trading.createCryptoOrder', order({ ...bitcoin, quantity: '0.01' })).data).toMatchObject({
      stock_code: 'BTCUSDT',
      orderStatus: 1,
      currency: 'USD',
    });
  });
});

test('a transaction password is set once, changed by who knows it, and at least six characters long', () => {
  const { call } = open('no-pay-password');
  expect(call('auth.setPayPassword', { payPassword: '12345' }).code).toBe(refusal.invalidRequest);
  expect(call('auth.setPayPassword', { payPassword: '123456' }).code).toBe(200);
  expect(call('auth.userInfo', {}).data).toMatchObject({ hasPayPassword: true });
  expect(call('auth.updatePayPassword', { oldPayPassword: 'nope', payPassword: '654321' }).code).toBe(
    refusal.payPasswordWrong,
  );
  expect(call('auth.updatePayPassword', { oldPayPassword: '123456', payPassword: '654321' }).code).toBe(200);
});

test('the identity check says why it failed, in the language of the call', () => {
  const { call } = open('kyc-failed');
  const reasonIn = (language: Language) =>
    (call('auth.userInfo', {}, { language }).data as { realReason: string }).realReason;
  expect(reasonIn('en')).toContain('blurred');
  expect(reasonIn('zh-Hans')).toBe('证件照片不清晰，请在光线充足处重新拍摄。');
  expect(reasonIn('zh-Hant')).toContain('證件');
});

test('the watchlist holds an instrument once, marks its quotes, and forgets it by id or by code', () => {
  const { call } = open('funded');
  const save = requests['watchlist.save'] as RequestOf<Endpoints['watchlist.save']>;
  call('watchlist.save', save);
  call('watchlist.save', save);
  const list = call('watchlist.list', {}).data as { id: string; stock_code: string; assettype: string }[];
  expect(list).toMatchObject([{ stock_code: 'AAPL', assettype: '0', classify: 'UsStock' }]);
  expect(call('market.stockDetail', apple).data).toMatchObject({ selfSelectStatus: true });
  expect(call('market.stockDetail', apple, { token: null }).data).toMatchObject({ selfSelectStatus: false });
  call('watchlist.delete', { id: list[0]?.id ?? '' });
  expect(call('watchlist.list', {}).data).toEqual([]);
  call('watchlist.save', save);
  call('watchlist.deleteByCode', { stockCode: 'AAPL' });
  expect(call('watchlist.list', {}).data).toEqual([]);
  expect(call('watchlist.save', { ...save, secuCode: 'NOPE' }).code).toBe(refusal.notFound);
});

test('totals, positions and wallets tell the same story', () => {
  const { call } = open('trader');
  const { totals } = call('funds.overview', {}).data as { totals: Record<string, string>[] };
  const wallets = call('funds.wallets', {}).data as {
    currency: string;
    balance: string;
    usedBalance: string;
  }[];
  const { list } = call('trading.holdings', {}).data as { list: { currency: string; profit: string }[] };
  const cents = (text = '0') => Math.round(Number(text) * 100);
  for (const { currency, totalAssets, available, used, floatingProfit } of totals) {
    const own = wallets.filter((wallet) => wallet.currency === currency);
    const balance = own.reduce((sum, wallet) => sum + cents(wallet.balance), 0);
    const profit = list
      .filter((position) => position.currency === currency)
      .reduce((sum, one) => sum + cents(one.profit), 0);
    expect(cents(floatingProfit)).toBe(profit);
    expect(cents(used)).toBe(own.reduce((sum, wallet) => sum + cents(wallet.usedBalance), 0));
    expect(cents(available)).toBe(balance - cents(used));
    expect(cents(totalAssets)).toBe(balance + profit);
    expect(isDecimal(totalAssets ?? '')).toBe(true);
  }
});

test('names, news and instruments come in the language of the call', () => {
  const { call } = open('trader');
  const nameIn = (language: Language) =>
    (call('market.stockDetail', apple, { language }).data as { name: string }).name;
  expect([nameIn('en'), nameIn('zh-Hans'), nameIn('zh-Hant')]).toEqual(['Apple', '苹果', '蘋果']);
  const news = (language: Language) =>
    (call('content.articlePage', {}, { language }).data as { list: { id: string; title: string }[] }).list;
  expect(news('en')[0]?.id).toBe(news('zh-Hans')[0]?.id);
  expect(news('en')[0]?.title).not.toBe(news('zh-Hans')[0]?.title);
});

test('the real client understands an answer', async () => {
  const { handle } = open('trader');
  const client = createClient({
    baseUrl: 'http://meridian.test',
    getToken: () => handle.token(),
    getLocale: () => 'en',
    fetch: async () =>
      Response.json(
        answer(handle.world, catalogue['auth.userInfo'], {}, { token: handle.token(), language: 'en' }),
      ),
  });
  await expect(client.call(catalogue['auth.userInfo'], {})).resolves.toMatchObject({ userLoginId: 'demo' });
});
