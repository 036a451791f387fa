import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fn, waitFor } from 'storybook/test';
import { languages } from '@meridian/storybook/failing-page.ts';
import { failsWithoutHarm } from '@meridian/storybook/faulted-reads.ts';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { routePaths } from '#platform/address/paths.ts';
import { usePorts } from '#platform/ports/context.ts';
import { PortsProvider } from '#platform/provider.tsx';
import type { reasons } from '#platform/reading/test/quiet-reads.ts';
import { routeNames, type RouteName } from './routes.ts';
import { Shell, type ShellProps } from './Shell.tsx';
import { asSpecified, others, quotes, tickets } from './test/spec-addresses.ts';

/** Opens an address as a page that was just loaded does: nothing has been read. */
const opened = 'story:address-opened';
const open = (address: string): boolean => window.dispatchEvent(new CustomEvent(opened, { detail: address }));

function OpenedAnew(props: ShellProps): ReactNode {
  const ports = usePorts();
  const navigate = useNavigate();
  const state = useLocation().state as { readonly visit?: number } | null;
  const visits = useRef(0);
  const [visit, setVisit] = useState(0);
  // A screen that leads on by itself stays the same visit.
  if (state?.visit !== undefined && state.visit !== visit) setVisit(state.visit);
  useEffect(() => {
    const follow = (event: Event): void => {
      visits.current += 1;
      void navigate((event as CustomEvent<string>).detail, { state: { visit: visits.current } });
    };
    window.addEventListener(opened, follow);
    return () => window.removeEventListener(opened, follow);
  }, [navigate]);
  if (visit === 0) return null;
  return (
    <PortsProvider key={visit} ports={ports}>
      <Shell {...props} />
    </PortsProvider>
  );
}

const meta = preview.meta({
  title: 'Shell/FaultsOfScreens',
  component: OpenedAnew,
  tags: ['!autodocs'],
  parameters: {
    path: '*',
    route: routePaths.settings,
    scenario: 'trader',
    endsWithoutFaults: true,
  },
  args: { onReload: fn() },
});

type Canvas = Parameters<Play>[0]['canvas'];

const addresses = { ...quotes, ...tickets, ...others };

/** The address of something that is listed on a screen, as section 2 has it. */
async function linkedOn(canvas: Canvas, list: string, path: string): Promise<string> {
  open(list);
  const href = await waitFor(() => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    return links.find((one) => one.includes(path)) ?? Promise.reject(new Error(`no ${path} is listed yet`));
  });
  return asSpecified(href);
}

/** Where what a screen is about has to be chosen from a list: which list, and what leads to it there. */
const listed: Partial<Record<RouteName, readonly [list: string, path: string]>> = {
  newsDetail: [routePaths.home, routePaths.newsDetail],
  position: [routePaths.trade, routePaths.position],
  // The same parameters name what is closed, and what gets more margin.
  close: [routePaths.trade, routePaths.position],
  margin: [routePaths.trade, routePaths.position],
};

async function addressOf(canvas: Canvas, route: RouteName): Promise<string> {
  const [list, path] = listed[route] ?? [];
  if (list === undefined || path === undefined) {
    return routePaths[route] + (addresses[route]?.[0]?.query ?? '');
  }
  return (await linkedOn(canvas, list, path)).replace(path, routePaths[route]);
}

/** Read beside whatever screen there is: positions at risk, stars of rows, and what the keys of a desk would open. */
const beside: readonly string[] = ['trading.holdings', 'watchlist.list', 'market.getMarket'];

/** Of these, what a screen is about: there the failure is told. */
const told: Partial<Record<RouteName, readonly string[]>> = {
  ...Object.fromEntries(Object.keys({ ...quotes, ...tickets }).map((route) => [route, ['market.getMarket']])),
  trade: ['trading.holdings'],
  watchlist: ['watchlist.list'],
  watchlistManage: ['watchlist.list'],
};

type Place = keyof typeof reasons;
const ofOrders: readonly Place[] = ['api.ts minCount', 'api.ts positionByStock', 'api.ts entrustedOrders'];
const ofQuotes: readonly Place[] = ['use-own-orders.ts entrustedOrders'];

/** What a screen reads without a word, by the place that has the reason. */
const quiet: Partial<Record<RouteName, readonly Place[]>> = {
  trade: ['Together.tsx walletBalance'],
  quoteStock: ofQuotes,
  quoteFuture: ofQuotes,
  quoteForex: ofQuotes,
  quoteHkStock: ofQuotes,
  quoteCrypto: ofQuotes,
  quoteAuctionStock: ofQuotes,
  ticketStock: ofOrders,
  ticketFuture: [...ofOrders, 'ContractFacts.tsx summaryDetail'],
  ticketForex: [...ofOrders, 'PairFacts.tsx summaryDetail'],
  ticketHkStock: [...ofOrders, 'HongKongOrder.tsx ipoList'],
  ticketCrypto: ofOrders,
  ticketAuctionStock: ofOrders,
  ticketBlockTrade: ofOrders,
  ticketNewStock: ['useSubscribing.ts ipoFullQuantity'],
  close: ['api.ts minCount'],
  depositFiat: ['useDeposit.ts depositRecords'],
  depositWallet: ['useDeposit.ts depositRecords'],
  newsDetail: ['NewsDetail.tsx articleTags'],
  transfer: ['useTransfer.ts walletBalance'],
  search: ['useFound.ts searchStock'],
};

function mayBeQuiet(route: RouteName, id: string): boolean {
  if (beside.includes(id)) return told[route]?.includes(id) !== true;
  const call = id.split('.')[1] ?? '';
  return quiet[route]?.some((place) => place.endsWith(` ${call}`)) ?? false;
}

/** A route's screen, whose reads fail one after the other. Languages take turns. */
function faultsOf(route: RouteName) {
  const turn = routeNames.indexOf(route);
  return {
    globals: { locale: languages[turn % languages.length] ?? 'en' },
    play: async (context: Parameters<Play>[0] & { readonly globals: object }) => {
      const address = await addressOf(context.canvas, route);
      await failsWithoutHarm(context, {
        open: () => open(address),
        turn,
        mayBeQuiet: (id) => mayBeQuiet(route, id),
      });
    },
  };
}

export const Home = meta.story(faultsOf('home'));
export const Markets = meta.story(faultsOf('markets'));
export const Trade = meta.story(faultsOf('trade'));
export const Profile = meta.story(faultsOf('profile'));
export const TicketStock = meta.story(faultsOf('ticketStock'));
export const TicketFuture = meta.story(faultsOf('ticketFuture'));
export const Statement = meta.story(faultsOf('statement'));
export const Deposit = meta.story(faultsOf('deposit'));
export const DepositFiat = meta.story(faultsOf('depositFiat'));
export const DepositWallet = meta.story(faultsOf('depositWallet'));
export const DepositRecord = meta.story(faultsOf('depositRecord'));
export const Settings = meta.story(faultsOf('settings'));
export const Notices = meta.story(faultsOf('notices'));
export const NewsDetail = meta.story(faultsOf('newsDetail'));
export const Loan = meta.story(faultsOf('loan'));
export const Watchlist = meta.story(faultsOf('watchlist'));
export const QuoteStock = meta.story(faultsOf('quoteStock'));
export const QuoteGlobalIndex = meta.story(faultsOf('quoteGlobalIndex'));
export const QuoteFuture = meta.story(faultsOf('quoteFuture'));
export const QuoteForex = meta.story(faultsOf('quoteForex'));
export const QuoteHkStock = meta.story(faultsOf('quoteHkStock'));
export const QuoteCrypto = meta.story(faultsOf('quoteCrypto'));
export const QuoteAuctionStock = meta.story(faultsOf('quoteAuctionStock'));
export const TicketForex = meta.story(faultsOf('ticketForex'));
export const TicketNewStock = meta.story(faultsOf('ticketNewStock'));
export const TicketHkStock = meta.story(faultsOf('ticketHkStock'));
export const TicketCrypto = meta.story(faultsOf('ticketCrypto'));
export const TicketAuctionStock = meta.story(faultsOf('ticketAuctionStock'));
export const TicketBlockTrade = meta.story(faultsOf('ticketBlockTrade'));
export const TicketFollow = meta.story(faultsOf('ticketFollow'));
export const Close = meta.story(faultsOf('close'));
export const Position = meta.story(faultsOf('position'));
export const Margin = meta.story(faultsOf('margin'));
export const WatchlistManage = meta.story(faultsOf('watchlistManage'));
export const ProductFollow = meta.story(faultsOf('productFollow'));
export const ProductFuture = meta.story(faultsOf('productFuture'));
export const ProductForex = meta.story(faultsOf('productForex'));
export const ProductPopular = meta.story(faultsOf('productPopular'));
export const ProductBlockTrade = meta.story(faultsOf('productBlockTrade'));
export const ProductNewStock = meta.story(faultsOf('productNewStock'));
export const ProductAgricultural = meta.story(faultsOf('productAgricultural'));
export const ProductCrypto = meta.story(faultsOf('productCrypto'));
export const ProductAuctionStock = meta.story(faultsOf('productAuctionStock'));
export const HkStocks = meta.story(faultsOf('hkStocks'));
export const Share = meta.story(faultsOf('share'));
export const Transfer = meta.story(faultsOf('transfer'));
export const WithdrawWallet = meta.story(faultsOf('withdrawWallet'));
export const WithdrawCard = meta.story(faultsOf('withdrawCard'));
export const Security = meta.story(faultsOf('security'));
export const LoginPassword = meta.story(faultsOf('loginPassword'));
export const PayPassword = meta.story(faultsOf('payPassword'));
export const Cards = meta.story(faultsOf('cards'));
export const CardModify = meta.story(faultsOf('cardModify'));
export const WalletModify = meta.story(faultsOf('walletModify'));
export const Kyc = meta.story(faultsOf('kyc'));
export const IdCard = meta.story(faultsOf('idCard'));
export const Passport = meta.story(faultsOf('passport'));
export const Search = meta.story(faultsOf('search'));
export const NoticeDetail = meta.story(faultsOf('noticeDetail'));
export const Webview = meta.story(faultsOf('webview'));
export const Service = meta.story(faultsOf('service'));
export const BlockPermission = meta.story(faultsOf('blockPermission'));
