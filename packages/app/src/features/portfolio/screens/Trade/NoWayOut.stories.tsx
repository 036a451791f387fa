import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: {
    path: '/pages/trade/index',
    scenario: 'funded',
    facts: [
      { name: 'holding', parameters: { code: 'AAPL', quantity: '10' } },
      { name: 'holding', parameters: { code: 'AAPL', quantity: '7', source: 8 } },
      { name: 'holding', parameters: { code: 'KO', quantity: '10000', source: 4 } },
    ],
  },
});

/** A share can be closed from its row; an auction share and a block trade cannot be closed yet, and their rows offer nothing. */
export const NotClosableYet = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Holdings' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    const close = list.getByRole('link', { name: /^Close/ });
    await expect(close).toHaveAttribute('href', expect.stringContaining('source=0'));
  },
});
