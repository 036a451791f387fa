import { describe, expect, it } from 'vitest';
import { links } from '#platform/address/addresses.ts';
import { assetPaths } from '#platform/address/asset-paths.ts';
import { textParts } from '#platform/words/catalogues.ts';
import { routePaths } from '#platform/address/paths.ts';
import { appPart } from '#platform/words/texts.ts';
import { alertsPart } from '#features/alerts/AlertTextsHere.tsx';
import { titles } from './routes.messages.ts';
import { addressesOf, isTab, routeNames, routeOf, routes, sourceOf, tabOf, tabs } from './routes.ts';

/** Every address of the spec's section 2, as it is written there. */
const specified = `
  / /pages/home/index
  /pages/market/index
  /pages/watchlist/index
  /pages/trade/index
  /pages/profile/index

  /pages/quote/stock /pages/quote/globalindex /pages/quote/future /pages/quote/forex
  /pages/hkstock/quote /pages/quote/crypto /pages/quote/auctionStock

  /pages/payment/stock /pages/payment/future /pages/payment/forex /pages/payment/newstock
  /pages/hkstock/payipo /pages/payment/crypto /pages/payment/auctionStock /pages/payment/blocktrade
  /pages/payment/follow /pages/payment/close

  /pages/trade/detail
  /pages/watchlist/manage

  /pages/product/follow /pages/product/future /pages/product/forex /pages/product/popular
  /pages/product/blocktrade /pages/product/newstock /pages/product/agricultural /pages/product/crypto
  /pages/product/auctionStock

  /pages/hkstock/index

  /pages/auth/login /pages/auth/register /pages/auth/resetpwd

  /pages/profile/share /pages/profile/transaction /pages/profile/transfer
  /pages/withdraw/vm /pages/withdraw/bcard
  /pages/deposit/index /pages/deposit/fiat /pages/deposit/wallet /pages/deposit/record
  /pages/setting/index /pages/setting/security /pages/setting/loginpwd /pages/setting/paypwd
  /pages/bcard/index /pages/bcard/modify /pages/vm/modify
  /pages/kycverify/index /pages/kycverify/idcard /pages/kycverify/passport
  /pages/search/index
  /pages/notice/index /pages/notice/detail /pages/news/detail
  /pages/webview/index
`
  .trim()
  .split(/\s+/);

/** Those that the spec leaves without an address (DECISIONS 14, ADR 47, 55). */
const decided = [
  '/pages/service/index',
  '/pages/loan/index',
  '/pages/blocktrade/permission',
  '/pages/trade/margin',
];

describe('the route table', () => {
  it('has every address of the spec, the decided ones, and no other', () => {
    const all = routeNames.flatMap((name) => addressesOf(name));
    expect([...all].sort()).toEqual([...specified, ...decided].sort());
  });

  it('gives each address to one screen', () => {
    const all = routeNames.flatMap((name) => addressesOf(name));
    expect(new Set(all).size).toBe(all.length);
  });

  it('opens the home page at / and at its alias', () => {
    expect([routeOf('/'), routeOf('/pages/home/index')]).toEqual(['home', 'home']);
  });

  it('knows no other address', () => {
    expect(routeOf('/pages/home')).toBeNull();
    expect(routeOf('/pages/home/index/')).toBeNull();
  });

  it('names every screen', () => {
    expect(Object.keys(titles).sort()).toEqual([...routeNames].sort());
  });

  it('has the five tabs in order', () => {
    expect(tabs.map((tab) => routePaths[tab])).toEqual([
      '/pages/home/index',
      '/pages/market/index',
      '/pages/watchlist/index',
      '/pages/trade/index',
      '/pages/profile/index',
    ]);
    expect(routeNames.filter(isTab)).toEqual(tabs);
  });

  it('counts every screen to one of the tabs, and each tab to itself', () => {
    expect(tabs.map(tabOf)).toEqual(tabs);
    expect([
      tabOf('quoteCrypto'),
      tabOf('ticketStock'),
      tabOf('position'),
      tabOf('statement'),
      tabOf('kyc'),
    ]).toEqual(['markets', 'trade', 'trade', 'profile', 'profile']);
  });

  it('leads every asset source to a quote and an order screen that exist', () => {
    for (const { source } of Object.values(assetPaths)) {
      const instrument = { source, name: '', market: '', stock_code: 'X' };
      for (const address of [links.quote(instrument), links.ticket(instrument, 0)])
        expect(routeOf(address.split('?')[0] ?? '')).not.toBeNull();
    }
  });

  it('asks for a sign-in wherever money moves', () => {
    const money = routeNames.filter((name) => routes[name].commitsMoney);
    const orders = routeNames.filter((name) => routePaths[name].startsWith('/pages/payment/'));
    const funds = ['transfer', 'withdrawWallet', 'withdrawCard', 'loan'] as const;
    const deposits = ['deposit', 'depositFiat', 'depositWallet', 'depositRecord'] as const;
    const payees = ['cards', 'cardModify', 'walletModify'] as const;
    expect(new Set(money)).toEqual(
      new Set([...orders, 'ticketHkStock', 'margin', ...funds, ...deposits, ...payees]),
    );
    expect(money.filter((name) => routes[name].access !== 'signedIn')).toEqual([]);
  });

  it('lets visitors see home, markets, quotes, search and news (DECISIONS 15)', () => {
    const names = ['home', 'markets', 'quoteStock', 'quoteCrypto', 'search', 'newsDetail', 'login'] as const;
    expect(names.filter((name) => routes[name].access !== 'anonymous')).toEqual([]);
  });

  it('brings the texts of every feature with its screens', () => {
    const asked = new Set(routeNames.flatMap((name) => sourceOf(name).texts));
    expect([...asked, appPart, alertsPart, 'scenario-panel'].sort()).toEqual(textParts().sort());
  });

  it('has the lists, quotes and tickets that the classes can do', () => {
    const ofInstruments = routeNames.filter((name) => /^(quote|ticket|product|hkStocks)/.test(name));
    expect(ofInstruments).toEqual([
      'quoteStock',
      'quoteGlobalIndex',
      'quoteFuture',
      'quoteForex',
      'quoteHkStock',
      'quoteCrypto',
      'quoteAuctionStock',
      'ticketStock',
      'ticketFuture',
      'ticketForex',
      'ticketNewStock',
      'ticketHkStock',
      'ticketCrypto',
      'ticketAuctionStock',
      'ticketBlockTrade',
      'ticketFollow',
      'productFollow',
      'productFuture',
      'productForex',
      'productPopular',
      'productBlockTrade',
      'productNewStock',
      'productAgricultural',
      'productCrypto',
      'productAuctionStock',
      'hkStocks',
    ]);
  });
});
