/** The handlers against the contract: every answer fits its schema, and answers agree with each other. */
import { createClient, gapsOf, isDecimal, refusal } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import type { EndpointId } from '@meridian/api/catalogue';
import { requests } from '@meridian/api/test/requests';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scenarioNames } from '#names.ts';
import { answer, isNotBuilt } from './answer.ts';
import type { Language } from './language.ts';
import { apple, open } from '#test/opened-world.ts';

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
      expect(gapsOf(parsed.output), id).toEqual({ unreadableCount: 0, firstMisfit: null, surplusCount: 0 });
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
    'auth.registerByEmail',
    'auth.sendEmailCode',
    'auth.resetPassword',
    'auth.updatePassword',
    'auth.submitRealName',
    'auth.applyService',
    'upload.file',
    'trading.createStockOrder',
    'trading.createCryptoOrder',
    'trading.createFutureOrder',
    'trading.createForexOrder',
    'trading.createHkOrder',
    'trading.createBlockTrade',
    'trading.createAuctionStockOrder',
    'funds.addPayoutAccount',
    'funds.createDeposit',
    'funds.deletePayoutAccount',
    'funds.updatePayoutAccount',
    'funds.transfer',
    'funds.applyWithdrawal',
    'follow.followAgency',
    'trading.createFollowFutures',
    'trading.cancelFollowFutures',
    'trading.closeFollowFutures',
    'funds.cancelTransfer',
    'trading.subscribeIpo',
    'trading.flatPosition',
    'trading.cancelOrder',
    'trading.addPositionMargin',
    'trading.positionStatement',
    'content.markMessagesRead',
    'content.articleDetail',
    'content.messageDetail',
  ];
  expect(endpointIds.filter((id) => !isNotBuilt(id)).toSorted()).toEqual(
    [...Object.keys(requests), ...written].toSorted(),
  );
});

test('totals, positions and wallets agree', () => {
  const { call } = open('trader');
  const { totals } = call('funds.overview', { timeZone: 'UTC' }).data as { totals: Record<string, string>[] };
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
