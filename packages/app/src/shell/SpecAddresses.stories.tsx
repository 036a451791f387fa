import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fn, waitFor, type screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { routePaths } from '#platform/address/paths.ts';
import { routeNames, type RouteName } from './routes.ts';
import { Shell, type ShellProps } from './Shell.tsx';
import { headed } from './test/headed.ts';

/** Follows an address as if it had been typed. */
const typed = 'story:address-typed';
const type = (address: string): boolean => window.dispatchEvent(new CustomEvent(typed, { detail: address }));

function Walk(props: ShellProps): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: Event): void => void navigate((event as CustomEvent<string>).detail);
    window.addEventListener(typed, follow);
    return () => window.removeEventListener(typed, follow);
  }, [navigate]);
  return <Shell {...props} />;
}

const meta = preview.meta({
  title: 'Shell/SpecAddresses',
  component: Walk,
  parameters: { path: '*', route: '/pages/setting/index', scenario: 'trader' },
  args: { onReload: fn() },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'queryAllByRole' | 'queryByText'>;

/** What each route shows when it is opened with the parameters that section 2 names for it, and no others. */
interface Opened {
  readonly query?: string;
  readonly heading: string | RegExp;
  /** What nobody sees on a screen that found nothing. */
  readonly role?: 'textbox' | 'searchbox' | 'region' | 'link' | 'list' | 'table' | 'button' | 'tab';
  readonly name?: string | RegExp;
}

const of = (name: string, code: string, source: number): string =>
  `?${new URLSearchParams({ name, code, source: String(source) }).toString()}`;
const quote = (name: string, code: string, source: number): Opened => ({
  query: of(name, code, source),
  heading: name,
  role: 'region',
  name: 'Key figures',
});
const ticket = (name: string, code: string, source: number): Opened => ({
  query: `${of(name, code, source)}&direction=0`,
  heading: name,
  role: 'textbox',
  name: /Quantity/,
});

const quotes: Partial<Record<RouteName, readonly Opened[]>> = {
  quoteStock: [
    quote('Apple', 'AAPL', 0),
    // Block trades and offers are quoted as the share (DECISIONS 49, 51).
    quote('Microsoft', 'MSFT', 4),
    quote('Apple', 'AAPL', 5),
  ],
  quoteGlobalIndex: [quote('S&P 500', 'SPX', 99)],
  // A share of another exchange has the same code.
  quoteFuture: [quote('Henry Hub Natural Gas', 'NG', 3)],
  quoteForex: [quote('Euro / US Dollar', 'EURUSD', 2)],
  quoteHkStock: [quote('Tencent Holdings', '00700', 11)],
  quoteCrypto: [quote('Bitcoin', 'BTCUSDT', 7)],
  quoteAuctionStock: [quote('Apple', 'AAPL', 8)],
};

const tickets: Partial<Record<RouteName, readonly Opened[]>> = {
  ticketStock: [ticket('Apple', 'AAPL', 0)],
  ticketFuture: [ticket('Henry Hub Natural Gas', 'NG', 3)],
  ticketForex: [ticket('Euro / US Dollar', 'EURUSD', 2)],
  ticketHkStock: [
    ticket('Tencent Holdings', '00700', 11),
    // In IPO mode: by its source, and by its deadline that is ahead.
    ...[5, 11].map((source) => ({
      query: `?name=Tinglin&code=05011&source=${source}&direction=0&market=HKEX`,
      heading: 'Subscribe to new shares',
      role: 'textbox' as const,
      name: 'Quantity',
    })),
  ],
  ticketCrypto: [ticket('Bitcoin', 'BTCUSDT', 7)],
  ticketAuctionStock: [ticket('Apple', 'AAPL', 8)],
  ticketBlockTrade: [ticket('Microsoft', 'MSFT', 4)],
  ticketNewStock: [
    {
      query: '?name=Clovermill&code=CORM&source=5&direction=0',
      heading: 'Subscribe to new shares',
      role: 'textbox',
      name: 'Quantity',
    },
  ],
};

const others: Partial<Record<RouteName, readonly Opened[]>> = {
  home: [{ heading: 'Home', role: 'link', name: /^S&P 500/ }],
  markets: [{ heading: 'Markets', role: 'list', name: /Gainers/ }],
  watchlist: [{ heading: 'Watchlists', role: 'list' }],
  trade: [{ heading: 'Trade', role: 'list' }],
  profile: [{ heading: 'Account', role: 'link', name: 'Messages' }],
  watchlistManage: [{ heading: /^Manage/, role: 'list' }],
  productFuture: [{ heading: 'Futures', role: 'list', name: 'Futures' }],
  productForex: [{ heading: /orex|pairs/i, role: 'list' }],
  productPopular: [{ heading: /Popular/, role: 'list' }],
  productAgricultural: [{ heading: /Agricultural/, role: 'list' }],
  productBlockTrade: [{ heading: 'Block trades', role: 'list', name: 'Block trades' }],
  productAuctionStock: [{ heading: 'Pre-market auction', role: 'list', name: 'Pre-market auction' }],
  productNewStock: [{ heading: 'New shares', role: 'region', name: 'Open for subscription' }],
  productCrypto: [{ heading: /Crypto/, role: 'list' }],
  hkStocks: [{ heading: 'Hong Kong stocks', role: 'list' }],
  login: [{ heading: 'Sign in', role: 'textbox', name: /User ID/ }],
  register: [{ heading: 'Create an account', role: 'textbox', name: /Email/ }],
  resetPassword: [{ heading: 'Reset your password', role: 'textbox', name: /Email/ }],
  statement: [{ heading: 'Statement', role: 'list' }],
  deposit: [{ heading: 'Deposit' }],
  depositWallet: [{ heading: 'Deposit digital currency' }],
  depositFiat: [{ heading: 'Deposit by bank transfer' }],
  depositRecord: [{ heading: 'Your deposits' }],
  productFollow: [{ heading: 'Follow investing', role: 'list', name: 'Institutions' }],
  // Without an institution it leads to the list of them.
  ticketFollow: [{ heading: 'Invest', role: 'link', name: 'See the institutions' }],
  withdrawWallet: [{ heading: 'Withdraw digital currency' }],
  withdrawCard: [{ heading: 'Withdraw to a bank card' }],
  loan: [{ heading: 'Loan', role: 'textbox', name: /Amount/ }],
  transfer: [{ heading: 'Transfer', role: 'textbox', name: /Amount/ }],
  cards: [{ heading: 'Bank cards and wallets' }],
  cardModify: [{ heading: 'Add bank card' }],
  walletModify: [{ heading: 'Add digital wallet' }],
  settings: [{ heading: 'Settings' }],
  loginPassword: [{ heading: 'Change login password' }],
  payPassword: [{ heading: /ransaction password/ }],
  kyc: [{ heading: 'Identity verification' }],
  // The trader is verified: the status says so.
  idCard: [{ heading: 'Identity verification' }],
  passport: [{ heading: 'Identity verification' }],
  blockPermission: [{ heading: 'Block trading permission' }],
  share: [{ heading: 'Share' }],
  security: [{ heading: 'Security' }],
  service: [{ heading: 'Customer service' }],
  search: [{ heading: 'Search', role: 'searchbox' }],
  notices: [{ heading: 'Messages', role: 'tab' }],
  // Section 2 names no parameters for what is chosen from a list: without one, they say that nothing was chosen.
  noticeDetail: [{ heading: 'Message' }],
  newsDetail: [{ heading: 'Article' }],
  webview: [{ heading: 'Web page' }],
};

/** Opens routes one after the other, and holds that each has its screen. */
async function opensEach(
  canvas: Canvas,
  addresses: Partial<Record<RouteName, readonly Opened[]>>,
): Promise<void> {
  for (const [route, opened] of Object.entries(addresses) as [RouteName, readonly Opened[]][]) {
    for (const { query = '', heading, role, name } of opened) {
      const address = routePaths[route] + query;
      type(address);
      await headed(canvas, heading);
      if (role !== undefined) {
        const found = (): Element | undefined =>
          canvas.queryAllByRole(role, name === undefined ? {} : { name })[0];
        await waitFor(() => expect(found(), address).toBeVisible(), { timeout: 30_000 });
      }
      await expect(canvas.queryByText(/could not find|couldn’t find|does not exist/i), address).toBeNull();
    }
  }
}

export const Quotes = meta.story({ play: ({ canvas }) => opensEach(canvas, quotes) });

export const Tickets = meta.story({ play: ({ canvas }) => opensEach(canvas, tickets) });

export const TheOthers = meta.story({ play: ({ canvas }) => opensEach(canvas, others) });

/** What the address of a position keeps of the app's own: section 2 names no market. */
function asSpecified(href: string): string {
  const [path = '', search = ''] = href.replace(/^.*#/, '').split('?');
  const query = new URLSearchParams(search);
  query.delete('market');
  return `${path}?${query.toString()}`;
}

/** One's own position, open or closed: its record says the market, and the way to close it opens too. */
export const Positions = meta.story({
  play: async ({ canvas }) => {
    for (const tab of ['0', '1']) {
      type(`/pages/trade/index?tab=${tab}`);
      await headed(canvas, 'Trade');
      const row = await waitFor(() => {
        const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
        const found = links.find((href) => href.includes('/trade/detail') && href.endsWith(`type=${tab}`));
        return found ?? Promise.reject(new Error('no position is listed yet'));
      });
      const address = asSpecified(row);
      const { name = '', code = '' } = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
      await expect(address).toMatch(/^\/pages\/trade\/detail\?name=.*&code=\w+&source=\d+&id=\w+&type=\d$/);
      type(address);
      await headed(canvas, name);
      await expect(await canvas.findByText(new RegExp(`^${code} · [A-Z]+$`))).toBeVisible();
      await expect(await canvas.findByRole('region', { name: 'Details' })).toBeVisible();
      if (tab === '1') continue;
      type(address.replace(routePaths.position, routePaths.close));
      await headed(canvas, 'Close position');
      await expect(
        await canvas.findByRole('button', { name: new RegExp(`^Close .*${code.slice(0, 3)}`) }),
      ).toBeVisible();
      type(address.replace(routePaths.position, routePaths.margin));
      await headed(canvas, 'Margin and leverage');
      await expect(await canvas.findByRole('button', { name: 'Add margin' })).toBeVisible();
    }
  },
});

/** Every route there is is opened above. */
export const NoneLeft = meta.story({
  play: async () => {
    const opened = new Set<string>([
      ...[quotes, tickets, others].flatMap((addresses) => Object.keys(addresses)),
      'position',
      'close',
      'margin',
    ]);
    await expect(routeNames.filter((name) => !opened.has(name))).toEqual([]);
  },
});
