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

/** A share, a block trade and an auction share can be closed from their rows, each as the product that it is. */
export const EachProductClosed = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Holdings' }));
    await expect(list.getAllByRole('row')).toHaveLength(4);
    const closings = list.getAllByRole('link', { name: /^Close/ });
    const sources = closings.map((link) => /source=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]);
    await expect(new Set(sources)).toEqual(new Set(['0', '4', '8']));
    await expect(closings).toHaveLength(3);
    // Of one share held as two products each row says which.
    const blocks = list.getAllByRole('row').filter((row) => row.textContent.includes('Block trade'));
    await expect(blocks).toHaveLength(1);
  },
});
