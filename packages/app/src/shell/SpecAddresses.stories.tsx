import { expect, fn, waitFor, type screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { routePaths } from '#platform/address/paths.ts';
import { routeNames, type RouteName } from './routes.ts';
import { asSpecified, others, quotes, tickets, type Opened } from './test/spec-addresses.ts';
import { headed } from './test/headed.ts';
import { type, Walk } from './test/Walk.tsx';

const meta = preview.meta({
  title: 'Shell/SpecAddresses',
  component: Walk,
  parameters: { path: '*', route: '/pages/setting/index', scenario: 'trader' },
  args: { onReload: fn() },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'queryAllByRole' | 'queryByText'>;

/** Opens routes one after the other, and holds that each has its screen. */
async function opensEach(
  canvas: Canvas,
  addresses: Partial<Record<RouteName, readonly Opened[]>>,
): Promise<void> {
  for (const [route, opened] of Object.entries(addresses) as [RouteName, readonly Opened[]][]) {
    for (const { query = '', heading, role, name } of opened) {
      const address = routePaths[route] + query;
      type(address);
      await headed(canvas, heading);
      if (role !== undefined) {
        const found = (): Element | undefined =>
          canvas.queryAllByRole(role, name === undefined ? {} : { name })[0];
        await waitFor(() => expect(found(), address).toBeVisible(), { timeout: 30_000 });
      }
      await expect(canvas.queryByText(/could not find|couldn’t find|does not exist/i), address).toBeNull();
    }
  }
}

export const Quotes = meta.story({ play: ({ canvas }) => opensEach(canvas, quotes) });

export const Tickets = meta.story({ play: ({ canvas }) => opensEach(canvas, tickets) });

export const TheOthers = meta.story({ play: ({ canvas }) => opensEach(canvas, others) });

/** One's own position, open or closed: its record says the market, and the way to close it opens too. */
export const Positions = meta.story({
  play: async ({ canvas }) => {
    for (const tab of ['0', '1']) {
      type(`/pages/trade/index?tab=${tab}`);
      await headed(canvas, 'Trade');
      const row = await waitFor(() => {
        const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
        const found = links.find((href) => href.includes('/trade/detail') && href.endsWith(`type=${tab}`));
        return found ?? Promise.reject(new Error('no position is listed yet'));
      });
      const address = asSpecified(row);
      const { name = '', code = '' } = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
      await expect(address).toMatch(/^\/pages\/trade\/detail\?name=.*&code=\w+&source=\d+&id=\w+&type=\d$/);
      type(address);
      await headed(canvas, name);
      await expect(await canvas.findByText(new RegExp(`^${code} · [A-Z]+$`))).toBeVisible();
      await expect(await canvas.findByRole('region', { name: 'Details' })).toBeVisible();
      if (tab === '1') continue;
      type(address.replace(routePaths.position, routePaths.close));
      await headed(canvas, 'Close position');
      await expect(
        await canvas.findByRole('button', { name: new RegExp(`^Close .*${code.slice(0, 3)}`) }),
      ).toBeVisible();
      type(address.replace(routePaths.position, routePaths.margin));
      await headed(canvas, 'Margin and leverage');
      await expect(await canvas.findByRole('button', { name: 'Add margin' })).toBeVisible();
    }
  },
});

/** Every route there is is opened above. */
export const NoneLeft = meta.story({
  play: async () => {
    const opened = new Set<string>([
      ...[quotes, tickets, others].flatMap((addresses) => Object.keys(addresses)),
      'position',
      'close',
      'margin',
    ]);
    await expect(routeNames.filter((name) => !opened.has(name))).toEqual([]);
  },
});
