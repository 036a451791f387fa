import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import ProfileScreen from './Profile.tsx';

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { path: '/pages/profile/index', scenario: 'trader' },
});

/** What the account is made of, and what each day brought; both also as words. */
export const Charts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    await expect((await assets.findAllByText(/\d\d\.\d\d%/)).length).toBeGreaterThan(1);
    const results = within(await canvas.findByRole('region', { name: 'Realised P&L by day, USD' }));
    await userEvent.click(await results.findByRole('button', { name: 'Show as table' }));
    await expect(results.getByRole('columnheader', { name: 'Realised P&L after fees' })).toBeVisible();
    await expect(results.getAllByRole('cell', { name: /^[+−]\$/ }).length).toBeGreaterThan(1);
  },
});

/**
 * All wallets in dollars: Hong Kong dollars at the rate that a transfer has now, shown with its age. The parts are the whole,
 * to the cent.
 */
export const AssetsByWallet = meta.story({
  play: async ({ canvas }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    const chart = within(await assets.findByRole('figure', { name: 'Share of each wallet' }));
    const foreign = await chart.findByRole('option', { name: /^Hong Kong stocks \(HKD\)/ });
    const said = assets.getByText(/^HK\$[\d,.]+ is counted as \$[\d,.]+ at 1 USD = 7\.\d+ HKD, /);
    const counted = /counted as (\$[\d,.]+) at/.exec(said.textContent)?.[1] ?? 'nothing';
    await expect(foreign).toHaveTextContent(counted);
    const cents = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));
    const parts = chart
      .getAllByRole('option')
      .map((part) => cents(/\$[\d,]+\.\d\d/.exec(part.textContent)?.[0] ?? ''));
    const whole = chart.getByText(/^\$[\d,]+\.\d\d$/, { selector: 'strong' });
    await expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(cents(whole.textContent));
    await expect(assets.queryByText('HKD is not included here')).toBeNull();
  },
});

/** Without a rate nothing is added up that cannot be: what is left out is said. */
export const AssetsWithoutRate = meta.story({
  parameters: { faults: ['http=503@funds.walletBalance'] },
  play: async ({ canvas }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    await expect(await assets.findByText('HKD is not included here')).toBeVisible();
    await expect(assets.queryByRole('option', { name: /HKD/ })).toBeNull();
  },
});

/** The same money by what it is invested in; Hong Kong dollars cannot be added to it, and that is said. */
export const AssetsByClass = meta.story({
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Assets, USD' });
    const assets = within(region);
    assets.getByRole('radio', { name: 'By wallet' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(assets.getByRole('radio', { name: 'By class' })).toBeChecked();
    await expect(assets.getByText('HKD is not included here')).toBeVisible();
    const chart = within(await assets.findByRole('figure', { name: 'Share of each asset class' }));
    for (const name of ['US stocks', 'Crypto', 'Cash in all wallets'])
      await expect(await chart.findByText(name)).toBeVisible();
    // The whole is the figure at the top of the screen.
    const total = within(canvas.getByRole('region', { name: 'Total assets' }));
    const figure = total.getByText(/^\$[\d,]+\.\d\d$/, { selector: '[data-size="hero"]' }).textContent;
    await expect(chart.getByText(figure ?? 'no total')).toBeVisible();
  },
});

export const AssetsByClassWaits = meta.story({
  parameters: { faults: ['hang@trading.holdings'] },
  play: async ({ canvas, userEvent }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    await userEvent.click(assets.getByRole('radio', { name: 'By class' }));
    await expect(await assets.findByRole('status', { name: 'Loading your holdings' })).toBeVisible();
  },
});

export const AssetsByClassFails = meta.story({
  parameters: {
    faults: ['http=503@trading.holdings'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const assets = within(canvas.getByRole('region', { name: 'Assets, USD' }));
      worldOf(canvasElement).clearFaults();
      await userEvent.click(assets.getByRole('button', { name: 'Retry' }));
      await expect(await assets.findByText('Cash in all wallets')).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    await userEvent.click(assets.getByRole('radio', { name: 'By class' }));
    await expect(await assets.findByText("Couldn't load your holdings")).toBeVisible();
  },
});

/** A share of part of what is held would be a false one. */
export const AssetsByClassUnreadable = meta.story({
  parameters: { faults: ['badline@trading.holdings'] },
  play: async ({ canvas, userEvent }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    await userEvent.click(assets.getByRole('radio', { name: 'By class' }));
    await expect(
      await assets.findByText('Shares cannot be shown: not all of your holdings could be read.'),
    ).toBeVisible();
  },
});

/** The results of the days fail alone: the rest of the account is there. */
export const ResultsFail = meta.story({
  parameters: {
    faults: ['http=503@funds.walletBill'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('region', { name: 'Realised P&L by day, USD' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your P&L by day")).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Assets, USD' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Wallets' })).toBeVisible();
  },
});

/** Bars over an axis of amounts would reveal what is covered. */
export const ChartsCovered = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    const assets = within(await canvas.findByRole('region', { name: 'Assets, USD' }));
    await expect(assets.queryByText(/\$/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Realised P&L by day, USD' })).toBeNull();
  },
});
