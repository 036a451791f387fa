import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import CloseScreen from './Close.tsx';
import { closeOf } from '../../test/close-addresses.ts';

const meta = preview.meta({
  component: CloseScreen,
  parameters: { path: '/pages/payment/close', route: closeOf('AAPL', 'NASDAQ', 0), scenario: 'trader' },
});

/** A direction and events that the app has no word for keep nobody from closing; what it would bring is not guessed. */
export const CanStillBeClosed = meta.story({
  parameters: { faults: ['newcodes@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeEnabled();
    await expect(canvas.queryByText(/Long|Short/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /How P&L after fees is worked out/ })).toBeNull();
  },
});

/** Of a class that is not closed by an order, by an old link: said by name, with a way on. */
export const NotClosedHere = meta.story({
  parameters: { route: closeOf('AAPL', 'NASDAQ', 5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New shares: no orders on this screen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/trade/index'),
    );
  },
});
