import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import ProfileScreen from './Profile.tsx';

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { path: '/pages/profile/index', scenario: 'held-money' },
});

const amountIn = (element: HTMLElement): bigint =>
  BigInt((/[−-]?(?:HK)?\$([\d,.]+)/.exec(element.textContent)?.[1] ?? '').replaceAll(/[,.]/g, ''));

/** Every wallet that holds something, with the lines that come to what it holds; each leads to what holds it. */
export const MoneyHeld = meta.story({
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Money held, and what for' }));
    const cash = within(await section.findByRole('region', { name: 'Held in Cash' }));
    const [line] = await cash.findAllByRole('listitem');
    await expect(line).toHaveTextContent(/Held for a withdrawal.*W\d+.*[^−]\$2,000\.00/);
    await expect(cash.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/withdraw\/vm\?id=W/),
    );

    const stocks = await section.findByRole('region', { name: 'Held in US stocks' });
    await userEvent.click(await within(stocks).findByRole('button', { name: 'Show all 5' }));
    const lines = within(stocks).getAllByRole('listitem');
    const sum = lines.map(amountIn).reduce((total, amount) => total + amount, 0n);
    await expect(sum).toBe(amountIn(stocks));
    const position = within(stocks).getAllByRole('link', { name: /Margin of a position/ })[0];
    await expect(position).toHaveAttribute('href', expect.stringMatching(/^\/pages\/trade\/detail\?.*id=/));

    for (const [wallet, reason] of [
      ['New shares', 'Held for a subscription'],
      ['Follow investing', 'Held for follow investing'],
    ] as const) {
      const held = within(await section.findByRole('region', { name: `Held in ${wallet}` }));
      await expect(await held.findByText(reason)).toBeVisible();
    }
    await expect(section.getByText('In transfers, investments or shares not yet listed')).toBeVisible();
    await expect(section.getByText('$500.00')).toBeVisible();
  },
});

/** Many lines of one wallet: the largest, and the rest when asked for. */
export const ManyHolds = meta.story({
  parameters: { scenario: 'large-portfolio' },
  play: async ({ canvas, userEvent }) => {
    const stocks = within(await canvas.findByRole('region', { name: 'Held in US stocks' }));
    await expect(await stocks.findAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(stocks.getByRole('button', { name: /^Show all \d\d$/ }));
    await expect(stocks.getAllByRole('listitem').length).toBeGreaterThan(40);
  },
});

export const NothingHeld = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Assets, USD' });
    await expect(canvas.queryByRole('region', { name: 'Money held, and what for' })).toBeNull();
  },
});

export const HeldWaits = meta.story({
  parameters: { faults: ['hang@funds.walletBalance'] },
  play: async ({ canvas }) => {
    const stocks = within(await canvas.findByRole('region', { name: 'Held in US stocks' }));
    await expect(stocks.getByRole('status', { name: 'Loading what money is held for' })).toBeVisible();
  },
});

/** What is held is known; what for is not. */
export const HeldFails = meta.story({
  parameters: {
    faults: ['http=503@funds.walletBalance'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      const cash = within(canvas.getByRole('region', { name: 'Held in Cash' }));
      await userEvent.click(cash.getByRole('button', { name: 'Retry' }));
      await expect(await cash.findByText('Held for a withdrawal')).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    const cash = within(await canvas.findByRole('region', { name: 'Held in Cash' }));
    await expect(await cash.findByText("Couldn't load what money is held for")).toBeVisible();
    await expect(cash.getByText('$2,000.00')).toBeVisible();
  },
});

/** One line cannot be read: told, and its amount is explained by nothing. */
export const OneHoldUnreadable = meta.story({
  parameters: { faults: ['badline@funds.walletBalance'] },
  play: async ({ canvas }) => {
    const stocks = within(await canvas.findByRole('region', { name: 'Held in US stocks' }));
    await expect(await stocks.findByText('Held for another reason')).toBeVisible();
    await expect(stocks.getAllByRole('listitem').length).toBeGreaterThan(2);
  },
});

export const HeldCovered = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Money held, and what for' }));
    const cash = within(await section.findByRole('region', { name: 'Held in Cash' }));
    await expect(await cash.findByText('Held for a withdrawal')).toBeVisible();
    await expect(section.queryByText(/\$/)).toBeNull();
  },
});

export const HeldInSimplified = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    const cash = within(await canvas.findByRole('region', { name: '现金账户冻结' }));
    await expect(await cash.findByText('提现冻结')).toBeVisible();
  },
});

export const HeldInTraditional = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  play: async ({ canvas }) => {
    const cash = within(await canvas.findByRole('region', { name: '現金賬戶凍結' }));
    await expect(await cash.findByText('提款凍結')).toBeVisible();
  },
});

export const HeldAtNarrowest = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Held in Cash' })).toBeVisible();
  },
});
