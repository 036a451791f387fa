import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { AssetClassesContext, assetClasses, knownClasses } from '#asset-classes/registry.ts';
import { assetPaths } from '#platform/asset-paths.ts';
import { assetRoutes } from '../../asset-routes.ts';
import type { ArrivedScreens } from '../../fetch-screen.ts';
import { LazyScreen } from '../../LazyScreen.tsx';
import { tulip } from './tulip.ts';

const { stock, crypto: _, ...others } = assetClasses;
const { crypto: __, ...otherPaths } = assetPaths;
const classes = knownClasses([stock, ...Object.values(others), tulip]);
const routes = assetRoutes([...Object.values(otherPaths), tulip.paths]);

/** The screen that the route table has for this address, in an app that knows one class more. */
function AppWithTulips(): ReactNode {
  const { pathname } = useLocation();
  const [arrived] = useState<ArrivedScreens>(() => new Map());
  const screen = routes.get(pathname)?.screen;
  if (screen === undefined || screen === 'notBuilt') return null;
  return (
    <AssetClassesContext value={classes}>
      <Suspense>
        <LazyScreen {...screen} title="Tulips" arrived={arrived} onReload={fn()} />
      </Suspense>
    </AssetClassesContext>
  );
}

const instrument = 'name=Viceroy&code=BTCUSDT&market=CRYPTO';

const meta = preview.meta({
  title: 'Shell/ImaginaryClass',
  component: AppWithTulips,
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
