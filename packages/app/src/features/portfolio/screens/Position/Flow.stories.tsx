import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import PositionScreen from './Position.tsx';

/** Without an id: the open position of the instrument. */
const detailOf = (code: string, id = '', type = 0) =>
  `/pages/trade/detail?name=${code}&code=${code}&source=0&market=NASDAQ&id=${id}&type=${type}`;

const meta = preview.meta({
  component: PositionScreen,
  parameters: { path: '/pages/trade/detail', route: detailOf('TSLA'), scenario: 'underwater' },
});

/** What moved, with the margin still in the position and its P&L now, is its P&L after fees. */
export const FlowAgrees = meta.story({
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('region', { name: 'Flow of money' }));
    await expect(await flow.findByText('Agrees with the details above, to the cent.')).toBeVisible();
    await expect(flow.getByText('Margin put up').closest('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/trade\/index\?tab=2&order=/),
    );
  },
});

/** Each change of margin is a line of the flow and an event of the history. */
export const MarginChanged = meta.story({
  parameters: {
    facts: [
      { name: 'addedMargin', parameters: { code: 'TSLA', amount: '3000' } },
      { name: 'raisedLeverage', parameters: { code: 'TSLA', leverage: '10' } },
    ],
  },
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('region', { name: 'Flow of money' }));
    await expect(await flow.findByText('Agrees with the details above, to the cent.')).toBeVisible();
    await expect(flow.getByText('Margin added')).toBeVisible();
    await expect(flow.getByText('Margin released')).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await expect(history.getByText('Leverage raised')).toBeVisible();
    await expect(history.getAllByText(/Leverage since then/)).toHaveLength(2);
  },
});

export const FlowOfClosed = meta.story({
  parameters: { scenario: 'trader', route: detailOf('MSFT', 'P2610260002', 1) },
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('region', { name: 'Flow of money' }));
    await expect(await flow.findByText('Agrees with the details above, to the cent.')).toBeVisible();
    await expect(flow.queryByText('Margin still in the position')).toBeNull();
  },
});

export const FlowFailed = meta.story({
  parameters: { faults: ['http=503@trading.positionStatement'] },
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('region', { name: 'Flow of money' }));
    await expect(await flow.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close position' })).toBeVisible();
  },
});
