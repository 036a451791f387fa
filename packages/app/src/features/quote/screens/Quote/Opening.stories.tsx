import { topList } from '@meridian/api';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/quote/:kind',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
  },
});

/** Opened from a list, a quote begins with the price and change that were pressed there. */
export const PriceFromTheList = meta.story({
  parameters: {
    scenario: 'visitor',
    readBefore: [[topList, { market: 'NASDAQ', type: 'actives', pageNo: 1, pageSize: 20 }]],
    faults: ['hang@market.stockDetail'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+\.\d\d$/)).toBeVisible();
    await expect(canvas.getByText(/^[+−]\d+\.\d\d\s+[+−]\d+\.\d\d%$/)).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading this quote' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
