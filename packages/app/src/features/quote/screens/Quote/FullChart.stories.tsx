import { expect, screen, waitFor, within } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/:family/:kind',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    scenario: 'trader',
  },
});

type Context = Parameters<Play>[0];

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Full-screen chart' }));
  return screen.findByRole('dialog', { name: 'Apple' });
}

/** The same chart over the whole window, with the price in its head; the page below is as it was. */
export const FullScreen = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const dialog = await open({ canvas, userEvent });
    const full = within(dialog);
    await step('It fills the window and follows the price', async () => {
      const figure = await full.findByRole('figure', { name: /Price chart of Apple, Intraday/ });
      await expect(figure.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.6);
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      const texts = () => full.getByRole('heading', { level: 2 }).nextElementSibling?.textContent;
      const before = texts();
      await worldOf(canvasElement).advance(61_000);
      await waitFor(() => expect(texts()).not.toBe(before));
    });
    await step('Period and indicators are those of the screen', async () => {
      await userEvent.click(full.getByRole('radio', { name: '3M' }));
      await expect(await full.findByRole('figure', { name: /Price chart of Apple.*3M/ })).toBeVisible();
      await userEvent.click(full.getByRole('button', { name: 'Candles' }));
    });
    await step('Close leads back to the button', async () => {
      await userEvent.click(full.getByRole('button', { name: 'Close the full-screen chart' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('radio', { name: '3M' })).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Candles' })).toBePressed();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Full-screen chart' })).toHaveFocus());
    });
  },
});

/** The window is filled, and nothing of the dialog is cut off. */
async function fills(dialog: HTMLElement, leastShare: number): Promise<void> {
  const figure = await within(dialog).findByRole('figure');
  await expect(figure.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * leastShare);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  for (const name of ['Close the full-screen chart', 'Compare', 'Show as table']) {
    const { right, bottom } = within(dialog).getByRole('button', { name }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  }
}

/** A phone on its side: the periods are beside the name, the chart has the height. */
export const FullScreenOnItsSide = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  globals: { viewport: { value: 'w844' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    await fills(dialog, 0.6);
    const { top, bottom } = within(dialog)
      .getByRole('group', { name: 'Chart period' })
      .getBoundingClientRect();
    const heading = within(dialog).getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(top).toBeLessThan(heading.bottom);
    await expect(heading.top).toBeLessThan(bottom);
  },
});

export const FullScreenOnASmallPhone = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await fills(await open({ canvas, userEvent }), 0.6);
  },
});

/** The browser's way back closes the chart and leaves the quote where it is. */
export const BackCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
  },
});

/** Nothing is fetched for it: what the screen has is enough. */
export const FullScreenFetchesNothing = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('figure', { name: /Price chart of Apple/ });
    worldOf(canvasElement).addFault('down@*');
    const dialog = await open({ canvas, userEvent });
    await expect(await within(dialog).findByRole('figure', { name: /Price chart of Apple/ })).toBeVisible();
    await expect(within(dialog).queryByText(/Couldn.t load/)).toBeNull();
  },
});

export const FullScreenOnADesk = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    const figure = await within(dialog).findByRole('figure', { name: /Price chart of Apple/ });
    await expect(figure.getBoundingClientRect().width).toBeGreaterThan(1200);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const FullScreenInChinese = meta.story({
  parameters: { endsIn: { dialog: '苹果' } },
  globals: { locale: 'zh-Hans', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全屏走势图' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('figure', { name: /苹果/ })).toBeVisible();
  },
});
