/** The order of a list: chosen, aged, made anew, and still under the finger in between. */
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import ProductListScreen from './ProductList.tsx';

const meta = preview.meta({
  component: ProductListScreen,
  parameters: {
    path: '/pages/product/:list',
    route: '/pages/product/popular',
    scenario: 'trader',
  },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

async function rowsOf(canvas: Canvas): Promise<readonly HTMLElement[]> {
  return within(await canvas.findByRole('list', { name: 'Popular stocks' })).getAllByRole('link');
}

const percentOf = (row: HTMLElement): number =>
  Number((/([+−]?\d+\.\d\d)%$/.exec(row.textContent) ?? [])[1]?.replace('−', '-'));

const addressesOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.getAttribute('href'));

/** Prices move, rows do not: not by a tick, not by the next page. The order says its age, and a press makes it anew. */
export const KeepsStill = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change %, high to low' }));
    await expect(await canvas.findByText('Change %, high to low')).toBeVisible();
    await expect(canvas.getByText(/^Sorted /)).toBeVisible();
    await waitFor(async () => {
      const percents = (await rowsOf(canvas)).map(percentOf);
      await expect(percents[0]).toBeGreaterThan(1);
      await expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    });
    const before = addressesOf(await rowsOf(canvas));

    await worldOf(canvasElement).advance(2 * 60 * 60_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(50));
    await expect(addressesOf(await rowsOf(canvas)).slice(0, before.length)).toEqual(before);
    await waitFor(() => expect(canvas.getByText(/^Sorted /)).toHaveTextContent('Sorted 2 hours ago'));

    await userEvent.click(canvas.getByRole('button', { name: 'Re-sort' }));
    await waitFor(async () => expect(addressesOf(await rowsOf(canvas))).not.toEqual(before));
    await expect(await canvas.findByText(/^Sorted (now|\d+ seconds? ago)$/)).toBeVisible();
  },
});

/** Of two presses before the next picture both count, whichever part of the screen they belong to. */
export const TwoPressesAtOnce = meta.story({
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    canvas.getByRole('button', { name: 'Energy' }).click();
    canvas.getByRole('radio', { name: 'All US stocks' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Energy', pressed: true })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All US stocks' })).toBeChecked());
  },
});

/** Names do not move: their order needs no age. */
export const ByName = meta.story({
  parameters: { route: '/pages/product/popular?sort=name&order=descending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Name, Z to A')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Re-sort' })).toBeNull();
  },
});

/** What is there stays where the next page does not come. */
export const NextPageFails = meta.story({
  parameters: {
    route: '/pages/product/popular?sort=ratio&order=ascending',
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      // That of the list's end: on a slow machine what is there has been read again meanwhile, and says that it is old.
      const ways = canvas.getAllByRole('button', { name: 'Retry' });
      await userEvent.click(ways.at(-1) ?? canvasElement);
      await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(50));
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = addressesOf(await rowsOf(canvas));
    worldOf(canvasElement).addFault('http=502@market.hotStocks');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText("Couldn't load more")).toBeInTheDocument();
    await expect(addressesOf(await rowsOf(canvas))).toEqual(first);
  },
});
