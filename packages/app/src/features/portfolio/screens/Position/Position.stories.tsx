import { expect, screen, waitFor, within } from 'storybook/test';
import {
  atWidth,
  empty,
  failed,
  loading,
  longNames,
  marketClosed,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
  stale,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import PositionScreen from './Position.tsx';

/** Without an id: the open position of the instrument. */
const detailOf = (code: string, market: string, source: number, id = '', type = 0) =>
  `/pages/trade/detail?name=${code}&code=${code}&source=${source}&market=${market}&id=${id}&type=${type}`;

const meta = preview.meta({
  component: PositionScreen,
  parameters: {
    path: '/pages/trade/detail',
    route: detailOf('AAPL', 'NASDAQ', 0),
    scenario: 'trader',
  },
});

const closing = sees('link', 'Close position');

export const Long = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'P&L before fees' })).toBeVisible();
    await expect(canvas.getByText(/Long · 60 AAPL · 2×/)).toBeVisible();
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(happened.getByText('Opened')).toBeVisible();
  },
});

export const ArithmeticOfItsProfit = meta.story({
  parameters: { endsIn: { dialog: 'P&L before fees' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How P&L before fees is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'P&L before fees' }));
    await waitFor(() => expect(arithmetic.getByText('Move in your favour')).toBeVisible());
  },
});

/** A rate has two decimals, as every percent value (spec §5). */
export const RateOfItsArithmetic = meta.story({
  parameters: { endsIn: { dialog: 'Stop-out price' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How Stop-out price is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Stop-out price' }));
    await waitFor(() => expect(arithmetic.getByText('75.00%')).toBeVisible());
  },
});

/** The share and the auction share of the same company are two positions; the address says which. */
export const AuctionShareBesideTheShare = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [
      { name: 'holding', parameters: { code: 'AAPL', quantity: '10' } },
      { name: 'holding', parameters: { code: 'AAPL', quantity: '7', source: 8 } },
    ],
    route: detailOf('AAPL', 'NASDAQ', 8),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Long · 7 AAPL/)).toBeVisible();
    for (const name of ['Close position', 'Quote'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('source=8'),
      );
  },
});

/** What the spec knows of a position is in its details. */
export const Details = meta.story({
  play: async ({ canvas }) => {
    const details = within(await canvas.findByRole('region', { name: 'Details' }));
    for (const name of [
      'Quantity',
      'Total amount',
      'Leverage',
      'Margin',
      'Handling fees paid',
      'Status',
      'Order type',
      'Order number',
    ])
      await expect(details.getByText(name)).toBeVisible();
    await expect(details.getByText('60 AAPL')).toBeVisible();
    await expect(details.getByText('$15,693.60')).toBeVisible();
    await expect(details.getByText('Open')).toBeVisible();
    await expect(details.getByText('Market')).toBeVisible();
  },
});

export const LeadsToClosing = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Close position' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pages\/payment\/close\?.*id=P/));
  },
});

export const Ticking = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const label = await canvas.findByRole('heading', { name: 'P&L before fees' });
    const standing = () => label.closest('section')?.textContent;
    const before = standing();
    await worldOf(canvasElement).advance(61_000);
    await waitFor(() => expect(standing()).not.toBe(before));
  },
});

export const Short = meta.story({
  parameters: { route: detailOf('NVDA', 'NASDAQ', 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Short · 40 NVDA · 1×/)).toBeVisible();
  },
});

export const Crypto = meta.story({
  parameters: { route: detailOf('BTCUSDT', 'CRYPTO', 7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Long · 0.125 BTC · 1×/)).toBeVisible();
  },
});

export const HongKong = meta.story({
  parameters: { route: detailOf('00700', 'HKEX', 11) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/HK\$/)).length).toBeGreaterThan(0);
  },
});

export const Underwater = meta.story({
  parameters: { scenario: 'underwater', route: detailOf('TSLA', 'NASDAQ', 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At risk of forced closing')).toBeVisible();
    await expect(
      canvas.getByText(/86\.\d\d% of your loss limit is used\..* at \$405\.06, 1\.\d\d% away/),
    ).toBeVisible();
    // It is here already: nothing leads to it.
    await expect(canvas.queryByRole('link', { name: /See position/ })).toBeNull();
  },
});

/** More margin moves the stop-out away: what helps is one press away. */
export const NearItsStopOut = meta.story({
  parameters: { scenario: 'near-stop-out', route: detailOf('TSLA', 'NASDAQ', 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At risk of forced closing')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Add margin' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pages\/trade\/margin\?.*code=TSLA/));
  },
});

export const Closed = meta.story({
  parameters: { route: detailOf('MSFT', 'NASDAQ', 0, 'P2610260002', 1) },
  play: async ({ canvas }) => {
    const results = await canvas.findAllByText('P&L after fees');
    await expect(results[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Close position' })).toBeNull();
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(happened.getByText('Closed')).toBeVisible();
  },
});

export const BalancesHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Details' });
    await expect(canvas.getAllByText('Balance hidden').length).toBeGreaterThan(3);
    // A profit or a margin reveals the amount: neither is shown while balances are hidden.
    await expect(canvas.queryByText(/170\.40|15,864\.00|7,846\.80|7\.85/)).toBeNull();
    // Nor does the quantity, which reveals it beside the price.
    await expect(canvas.queryByText(/60 AAPL/)).toBeNull();
    await expect(canvas.getByText(/^Long · 2×/)).toBeVisible();
  },
});

export const LongNames = meta.story(longNames({ shows: closing }));

export const Wide = meta.story(atWidth('w1280', { shows: closing }));

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '平仓' })).toBeVisible();
  },
});

export const MarketClosed = meta.story(marketClosed({ shows: closing }));

export const PricesGrowOld = meta.story(growsOld({ calls: ['trading.positionByStock'], shows: closing }));

export const StalePrices = meta.story(stale({ shows: closing }));

export const Loading = meta.story(loading({ what: 'the position', call: 'trading.positionByStock' }));

export const Slow = meta.story(
  slow({ what: 'the position', call: 'trading.positionByStock', shows: closing }),
);

export const Failed = meta.story(
  failed({ what: 'the position', call: 'trading.positionByStock', shows: closing }),
);

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The answer could not be read/)).toBeVisible();
  },
});

export const NoSuchPosition = meta.story({
  parameters: { route: detailOf('AAPL', 'NASDAQ', 0, 'P0000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this position')).toBeVisible();
  },
});

export const NothingHeld = meta.story(
  empty({
    scenario: 'funded',
    words: 'We could not find this position',
    next: ['link', 'See your holdings'],
    shows: async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: 'See your holdings' });
      await expect(link).toHaveAttribute('href', expect.stringContaining('/pages/trade/index'));
    },
  }),
);

export const SignedOut = meta.story(signedOut({ title: 'Sign in to see this position' }));

export const SessionExpired = meta.story(sessionExpired());

/** What the app has no word for reads --, is neither long nor short, and keeps nobody from closing. */
export const UnknownCodes = meta.story({
  parameters: { faults: ['newcodes@trading.positionByStock'] },
  play: async ({ canvas }) => {
    const happened = within(await canvas.findByRole('region', { name: 'History' }));
    await expect(happened.getAllByText('--').length).toBeGreaterThan(0);
    await expect(canvas.getByText(/-- · 60 AAPL · 2×/)).toBeVisible();
    await expect(canvas.queryByText(/Long|Short/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Close position' })).toBeVisible();
  },
});

export const OneEventUnreadable = meta.story(
  unreadable({
    call: 'trading.positionByStock',
    shows: async (context) => {
      await expect(context.canvas.getByRole('heading', { name: 'P&L before fees' })).toBeVisible();
      await closing(context);
    },
  }),
);

export const Offline = meta.story(offline({ shows: closing }));

export const IncreasedAndPartlyClosed = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [
      { name: 'holding', parameters: { code: 'AAPL', quantity: '60', openedMinutesAgo: 4_320 } },
      {
        name: 'closedTrade',
        parameters: { code: 'AAPL', quantity: '20', openedMinutesAgo: 2_880, closedMinutesAgo: 1_440 },
      },
    ],
  },
  play: async ({ canvas }) => {
    const happened = within(await canvas.findByRole('region', { name: 'History' }));
    await expect(happened.getByText('Opened')).toBeVisible();
    await expect(happened.getByText('Increased')).toBeVisible();
    await expect(happened.getByText('Partly closed')).toBeVisible();
  },
});

/** The margin is used up while the screen is open. */
export const StoppedOut = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [
      {
        name: 'holding',
        parameters: {
          code: 'TSLA',
          quantity: '100',
          leverage: '10',
          openedMinutesAgo: 1_500,
          marginLeft: '0.251',
        },
      },
    ],
    route: detailOf('TSLA', 'NASDAQ', 0, 'P2611170002'),
  },
  play: async (context) => {
    await closing(context);
    await worldOf(context.canvasElement).advance(600_000);
    const happened = within(context.canvas.getByRole('region', { name: 'History' }));
    await expect(await happened.findByText('Closed by the brokerage: the margin was used up')).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: 'Close position' })).toBeNull();
  },
});
