import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import PositionScreen from './Position.tsx';

/** Without an id: the open position of the instrument. */
const detailOf = (code: string, market: string, source: number, id = '') =>
  `/pages/trade/detail?name=${code}&code=${code}&source=${source}&market=${market}&id=${id}&type=0`;

const meta = preview.meta({
  component: PositionScreen,
  parameters: {
    path: '/pages/trade/detail',
    route: detailOf('GCG27', 'COMEX', 3),
    scenario: 'futures-expiring',
  },
});

const hourMs = 3_600_000;

/** One contract is a hundred ounces: the multiplier is with the figures and in their arithmetic. */
export const Future = meta.story({
  play: async ({ canvas }) => {
    const details = within(await canvas.findByRole('region', { name: 'Details' }));
    await expect(details.getByText('Contract multiplier')).toBeVisible();
    await expect(details.getByText('Last trade')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close position' })).toBeVisible();
    await expect(canvas.queryByText(/This contract trades/)).toBeNull();
  },
});

export const ArithmeticOfAFuture = meta.story({
  parameters: { endsIn: { dialog: 'Market value' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How Market value is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Market value' }));
    await waitFor(() => expect(arithmetic.getByText('Contract multiplier')).toBeVisible());
    await expect(arithmetic.getByText('100')).toBeVisible();
  },
});

/** The price is in yen, the wallet in dollars: the rate is shown, and the profit in both. */
export const CurrencyPair = meta.story({
  parameters: { route: detailOf('USDJPY', 'FOREX', 2) },
  play: async ({ canvas }) => {
    const details = within(await canvas.findByRole('region', { name: 'Details' }));
    await expect(details.getByText('Exchange rate')).toBeVisible();
    await expect(details.getByText(/^USDJPY \d{3}\.\d+$/)).toBeVisible();
    await expect(details.getByText('$2,500.00')).toBeVisible();
  },
});

export const ArithmeticOfAPair = meta.story({
  parameters: { route: detailOf('USDJPY', 'FOREX', 2), endsIn: { dialog: 'P&L before fees' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How P&L before fees is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'P&L before fees' }));
    await waitFor(() => expect(arithmetic.getByText('P&L in the currency of the price')).toBeVisible());
    await expect(arithmetic.getByText(/^[+\u2212]JPY [\d,]+\.\d\d$/)).toBeVisible();
  },
});

const oil = { route: detailOf('CLZ26', 'NYMEX', 3) };

export const LastTradingDay = meta.story({
  parameters: oil,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This contract trades/)).toBeVisible();
    await expect(canvas.getByText(/go to your Futures wallet\. Until then/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close position' })).toBeVisible();
  },
});

/** Traded no more, not settled yet: nobody can close it, and its quote is gone. */
export const AwaitsSettlement = meta.story({
  parameters: oil,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^This contract trades/);
    await worldOf(canvasElement).advance(3 * hourMs);
    await expect(await canvas.findByText('Trading in this contract has ended')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Close position' })).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Quote' })).toBeNull();
  },
});

/** The contract has ended while it was held: not closed by anybody, and nobody's to close. */
export const Settled = meta.story({
  parameters: { route: detailOf('CLZ26', 'NYMEX', 3, 'P2611240032') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^This contract trades/);
    await worldOf(canvasElement).advance(9 * hourMs);
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(await happened.findByText('Settled by the brokerage: the contract ended')).toBeVisible();
    const details = within(canvas.getByRole('region', { name: 'Details' }));
    await expect(details.getByText('Settlement price')).toBeVisible();
    await expect(details.getAllByText('Settled')).toHaveLength(2);
    await expect(canvas.queryByText('Closed')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Close position' })).toBeNull();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: oil,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/结束交易$/)).toBeVisible();
    await expect(canvas.getByText('合约乘数')).toBeVisible();
  },
});

export const TraditionalChinese = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: oil,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/結束交易$/)).toBeVisible();
    await expect(canvas.getByText('合約乘數')).toBeVisible();
  },
});

/** A pair sold short costs something each night; what it has cost so far is among its figures. */
export const HeldOvernight = meta.story({
  parameters: { route: detailOf('USDJPY', 'FOREX', 2) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Details' });
    await worldOf(canvasElement).advance(24 * hourMs);
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(await happened.findByText('Overnight charge')).toBeVisible();
    const details = within(canvas.getByRole('region', { name: 'Details' }));
    await expect(details.getByText('Overnight charges and dividends')).toBeVisible();
  },
});

/** Each day's gain or loss of a future is booked as the day ends. */
export const SettledDaily = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [{ name: 'holding', parameters: { code: 'GCG27', quantity: '1', leverage: '5' } }],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Details' });
    await worldOf(canvasElement).advance(24 * hourMs);
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(await happened.findByText('Daily settlement')).toBeVisible();
  },
});

/** A split changes how shares are counted: quantity and average price, not what was paid or what it is worth. */
export const SharesSplit = meta.story({
  parameters: {
    scenario: 'funded',
    route: detailOf('AAPL', 'NASDAQ', 0),
    facts: [
      { name: 'holding', parameters: { code: 'AAPL', quantity: '10' } },
      { name: 'split', parameters: { code: 'AAPL', ratio: 4, exInDays: 1 } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Details' });
    await worldOf(canvasElement).advance(24 * hourMs);
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(await happened.findByText('Share split')).toBeVisible();
    await expect(happened.getByText(/4 for 1: now 40 AAPL at an average of \$6\d\.\d+/)).toBeVisible();
  },
});

/** A dividend is charged to a short seller as the share goes ex-dividend. */
export const DividendPaid = meta.story({
  parameters: {
    scenario: 'funded',
    route: detailOf('KO', 'NYSE', 0),
    facts: [
      { name: 'holding', parameters: { code: 'KO', quantity: '100', direction: 'short' } },
      { name: 'dividend', parameters: { code: 'KO', amount: '0.51', exInDays: 1 } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Details' });
    await worldOf(canvasElement).advance(24 * hourMs);
    const happened = within(canvas.getByRole('region', { name: 'History' }));
    await expect(await happened.findByText('Dividend')).toBeVisible();
    await expect(happened.getByText(/\u221251\.00|\$51\.00/)).toBeVisible();
  },
});
