import { expect, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
import CryptoScreen from './Crypto.tsx';

const meta = preview.meta({
  component: CryptoScreen,
  parameters: { path: '/pages/product/crypto', route: '/pages/product/crypto', scenario: 'trader' },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cryptocurrency' });
    await expect(within(list).getByText('BTCUSDT')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty-market' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is listed here right now')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: ['down@market.cryptoPage'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /try again/i });
    worldOf(canvasElement).clearFaults();
    await userEvent.click(again);
    await expect(await canvas.findByRole('list', { name: 'Cryptocurrency' })).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { faults: ['hang@market.cryptoPage'] } });
export const SignedOut = meta.story({ parameters: { scenario: 'visitor' } });
export const StalePrices = meta.story({ parameters: { faults: ['drop@socket'] } });

export const Slow = meta.story({
  parameters: { faults: ['slow=700@market.cryptoPage'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: /this list/ })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Cryptocurrency' })).toBeVisible();
  },
});

export const LongNames = meta.story({ parameters: { scenario: 'long-names' } });

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login/)).toBeVisible();
  },
});
