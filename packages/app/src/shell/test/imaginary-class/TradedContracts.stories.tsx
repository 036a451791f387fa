import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { AssetClassesContext, assetClasses, knownClasses } from '#asset-classes/registry.ts';
import { assetPaths } from '#platform/address/asset-paths.ts';
import { figure, type Canvas, type User } from '#submission/test/acting.ts';
import { assetRoutes } from '../../asset-routes.ts';
import type { ArrivedScreens } from '../../fetch-screen.ts';
import { LazyScreen } from '../../LazyScreen.tsx';
import { tradedFuture, tradedPair } from './traded-contracts.ts';

const { stock, future: _, forex: __, ...others } = assetClasses;
const { future: ___, forex: ____, ...otherPaths } = assetPaths;
const classes = knownClasses([stock, ...Object.values(others), tradedFuture, tradedPair]);
const routes = assetRoutes([...Object.values(otherPaths), tradedFuture.paths, tradedPair.paths]);

/** The app with futures and pairs moved from planned to built. */
function AppWithContracts(): ReactNode {
  const { pathname } = useLocation();
  const [arrived] = useState<ArrivedScreens>(() => new Map());
  const screenOf = routes.get(pathname)?.screen;
  if (screenOf === undefined || screenOf === 'notBuilt') return null;
  return (
    <AssetClassesContext value={classes}>
      <Suspense>
        <LazyScreen {...screenOf} title="Contracts" arrived={arrived} onReload={fn()} />
      </Suspense>
    </AssetClassesContext>
  );
}

const ofGold = '/pages/payment/traded-future?name=Gold&code=GC&market=COMEX&source=3&direction=0';

/** A contract's money comes from the contract: opened by its definition alone, a ticket shows all of it. */
const meta = preview.meta({
  title: 'Shell/TradedContracts',
  component: AppWithContracts,
  parameters: { path: '/pages/payment/:class', scenario: 'contract-expiring', route: ofGold },
});

async function orderAt(canvas: Canvas, user: User, limit: string, quantity: string, leverage: string) {
  await user.click(await canvas.findByRole('radio', { name: 'Limit' }));
  const price = canvas.getByRole('textbox', { name: 'Limit price' });
  // In the place of the last price, which is suggested.
  await user.type(price, limit, { initialSelectionStart: 0, initialSelectionEnd: 20 });
  await user.type(canvas.getByRole('textbox', { name: 'Quantity' }), quantity);
  await user.click(canvas.getByRole('button', { name: leverage }));
}

export const Gold = meta.story({
  play: async ({ canvas, userEvent }) => {
    await orderAt(canvas, userEvent, '4000.1', '1', '10×');
    // 4,000.1 × 1 × 100 troy ounces = 400,010.00; ÷ 10 = 40,001.00; × 0.0001 = 40.001.
    await waitFor(() => expect(figure(canvas, 'Order value')).toContain('$400,010.00'));
    await expect(figure(canvas, 'Margin')).toContain('$40,001.00');
    await expect(figure(canvas, 'Handling fee')).toContain('$40.00');
    await expect(figure(canvas, 'Margin and fee')).toContain('$40,041.00');
    await userEvent.click(canvas.getByRole('button', { name: /How Margin is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Margin' }));
    await waitFor(() => expect(arithmetic.getByText('Contract multiplier')).toBeVisible());
  },
});

export const GoldOfUnknownSize = meta.story({
  parameters: { faults: ['bare@market.futuresDetail'] },
  play: async ({ canvas, userEvent }) => {
    await orderAt(canvas, userEvent, '4000.1', '1', '10×');
    await expect(await canvas.findByText('The cost cannot be estimated.')).toBeVisible();
    await expect(figure(canvas, 'Margin')).toContain('--');
    await expect(canvas.getByRole('button', { name: /^Buy 1 GC/ })).toBeDisabled();
  },
});

/** The price is in yen, and what is paid in dollars, at the rate of now. */
export const Yen = meta.story({
  parameters: {
    route: '/pages/payment/traded-pair?name=USD%2FJPY&code=USDJPY&market=FOREX&source=2&direction=0',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '100000');
    await userEvent.click(canvas.getByRole('button', { name: '20×' }));
    // One is a dollar, whatever it costs in yen.
    await waitFor(() => expect(figure(canvas, 'Order value')).toContain('$100,000.00'));
    await expect(figure(canvas, 'Margin')).toContain('$5,000.00');
    await expect(figure(canvas, 'Handling fee')).toContain('$2.00');
    await userEvent.click(canvas.getByRole('button', { name: /How Order value is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Order value' }));
    await waitFor(() => expect(arithmetic.getByText('Value in the currency of the price')).toBeVisible());
    await expect(arithmetic.getByText(/^USDJPY \d{3}\.\d{3}$/)).toBeVisible();
  },
});
