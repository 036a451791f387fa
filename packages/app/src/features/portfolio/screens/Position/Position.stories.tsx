import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
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

export const Long = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Floating profit and loss')).toBeVisible();
    await expect(canvas.getByText(/Long · 60 AAPL · 2×/)).toBeVisible();
    const happened = within(canvas.getByRole('region', { name: 'What happened' }));
    await expect(happened.getByText('Opened')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /How Profit before fees is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Profit before fees' }));
    await waitFor(() => expect(arithmetic.getByText('Move in your favour')).toBeVisible());
  },
});

export const LeadsToClosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Close position' }));
    await expect(await canvas.findByText(/Went to \/pages\/payment\/close\?.*id=P/)).toBeVisible();
  },
});

export const Ticking = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const label = await canvas.findByText('Floating profit and loss');
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
    await expect(await canvas.findByText('Close to being closed by the brokerage')).toBeVisible();
  },
});

export const Closed = meta.story({
  parameters: { route: detailOf('MSFT', 'NASDAQ', 0, 'P2610260002', 1) },
  play: async ({ canvas }) => {
    const results = await canvas.findAllByText('Result after fees');
    await expect(results[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Close position' })).toBeNull();
    const happened = within(canvas.getByRole('region', { name: 'What happened' }));
    await expect(happened.getByText('Closed')).toBeVisible();
  },
});

export const BalancesHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Figures' });
    await expect(canvas.getAllByText('Balance hidden').length).toBeGreaterThan(3);
    // A profit or a margin tells how much there is: neither stands anywhere while balances are hidden.
    await expect(canvas.queryByText(/170\.40|15,864\.00|7,846\.80|7\.85/)).toBeNull();
    // Nor does the quantity, which tells it beside the price.
    await expect(canvas.queryByText(/60 AAPL/)).toBeNull();
    await expect(canvas.getByText(/^Long · 2×/)).toBeVisible();
  },
});

export const LongNames = meta.story({
  parameters: { scenario: 'long-names' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Close position' })).toBeVisible();
  },
});

export const Wide = meta.story({ globals: { viewport: { value: 'w1280' } } });

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '平仓' })).toBeVisible();
  },
});

export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Close position' })).toBeVisible();
  },
});

export const StalePrices = meta.story({
  parameters: { faults: ['drop@socket'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Live prices are interrupted/)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: ['hang@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the position' })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { faults: ['slow=700@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the position' })).toBeVisible();
    await expect(await canvas.findByText('Floating profit and loss')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: ['down@trading.positionByStock'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Could not load the position')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Floating profit and loss')).toBeVisible();
  },
});

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

export const NothingHeld = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See your holdings' }));
    await expect(await canvas.findByText(/Went to \/pages\/trade\/index/)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see this position')).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login/)).toBeVisible();
  },
});

/** What the app has no word for reads --, is neither long nor short, and keeps nobody from closing. */
export const UnknownCodes = meta.story({
  parameters: { faults: ['newcodes@trading.positionByStock'] },
  play: async ({ canvas }) => {
    const happened = within(await canvas.findByRole('region', { name: 'What happened' }));
    await expect(happened.getAllByText('--').length).toBeGreaterThan(0);
    await expect(canvas.getByText(/-- · 60 AAPL · 2×/)).toBeVisible();
    await expect(canvas.queryByText(/Long|Short/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Close position' })).toBeVisible();
  },
});

export const OneEventUnreadable = meta.story({
  parameters: { faults: ['badline@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.getByText('Floating profit and loss')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close position' })).toBeVisible();
  },
});
