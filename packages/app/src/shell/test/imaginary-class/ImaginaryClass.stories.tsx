import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { AppWithClass } from './AppWithClass.tsx';
import { tulip } from './tulip.ts';

const instrument = 'name=Viceroy&code=BTCUSDT&market=CRYPTO';

const meta = preview.meta({
  title: 'Shell/ImaginaryClass',
  component: AppWithClass,
  args: { imagined: tulip },
  parameters: { path: '/pages/:kind/tulip', scenario: 'trader' },
});

export const List = meta.story({
  parameters: { route: '/pages/product/tulip' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Tulip bulbs' });
    await expect(within(list).getAllByRole('link').length).toBeGreaterThan(1);
  },
});

/** Its two figures, and those alone. */
export const Quote = meta.story({
  parameters: { route: `/pages/quote/tulip?${instrument}&source=7` },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Key figures' }));
    await expect(figures.getByText('Market cap')).toBeVisible();
    await expect(figures.queryByText('Previous close')).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Buy more' })).toBeVisible();
  },
});

/** Its two fields, and those alone; without a source the path says whose ticket it is. */
export const Ticket = meta.story({
  parameters: { route: `/pages/payment/tulip?${instrument}&direction=0` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Quantity/ }), '2');
    await expect(canvas.getByText('bulbs')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy 2 TULIP' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Limit' })).toBeNull();
  },
});

export const WrongSource = meta.story({
  parameters: { route: `/pages/quote/tulip?${instrument}&source=0` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the list' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/product\/tulip$/),
    );
  },
});
