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

type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const compared = (other: string, period: string): { name: string } => ({
  name: `Apple and ${other}, change over ${period}`,
});

async function openComparing({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
  await canvas.findByRole('figure', { name: /^Apple and .+, change over Intraday$/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Full-screen chart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apple' });
  await within(dialog).findByRole('figure', { name: /^Apple and .+, change over Intraday$/ });
  return dialog;
}

/** Comparing goes on over the whole window, and comes back as it was left there. */
export const ComparingFullScreen = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openComparing({ canvas, userEvent });
    const full = within(dialog);
    await step('Another instrument and another period', async () => {
      await userEvent.click(full.getByRole('combobox', { name: 'Compare with' }));
      await userEvent.click(await screen.findByRole('option', { name: 'NVIDIA' }));
      await userEvent.click(full.getByRole('radio', { name: '1Y' }));
      const figure = await full.findByRole('figure', compared('NVIDIA', '1Y'));
      await expect(figure.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.5);
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    });
    await step('Legend and table are there', async () => {
      const lines = within(full.getByRole('group', { name: 'Lines' }));
      await userEvent.click(lines.getByRole('button', { name: /^NVDA/ }));
      await expect(lines.getByRole('button', { name: /^NVDA/ })).not.toBePressed();
      await userEvent.click(lines.getByRole('button', { name: /^NVDA/ }));
      await userEvent.click(full.getByRole('button', { name: 'Show as table' }));
      await expect(full.getByRole('table', { name: 'Changes as a table' })).toBeVisible();
      await userEvent.click(full.getByRole('button', { name: 'Hide table' }));
    });
    await step('Keys read it; the first Escape ends the reading, the next one closes', async () => {
      full.getByRole('application').focus();
      await userEvent.keyboard('{Home}');
      const spoken = dialog.querySelector('[aria-live=polite]');
      await waitFor(() => expect(spoken).toHaveTextContent(/AAPL 0\.00%, NVDA 0\.00%/));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(spoken).toBeEmptyDOMElement());
      await expect(dialog).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The screen compares what was chosen there', async () => {
      await expect(canvas.getByRole('figure', compared('NVIDIA', '1Y'))).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Full-screen chart' })).toHaveFocus());
    });
  },
});

/** The browser's way back closes it, and the screen goes on comparing. */
export const BackGoesOnComparing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openComparing({ canvas, userEvent });
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('figure', { name: /^Apple and .+, change over Intraday$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBePressed();
  },
});

/** Comparing begins and ends over the whole window, too. */
export const ComparingBeginsFullScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full-screen chart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apple' });
    const full = within(dialog);
    await full.findByRole('figure', { name: /Price chart of Apple/ });
    await userEvent.click(full.getByRole('button', { name: 'Compare' }));
    await expect(await full.findByRole('figure', { name: /^Apple and .+, change over/ })).toBeVisible();
    await userEvent.click(full.getByRole('button', { name: 'Compare' }));
    await expect(await full.findByRole('figure', { name: /Price chart of Apple/ })).toBeVisible();
    await userEvent.click(full.getByRole('button', { name: 'Close the full-screen chart' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Full-screen chart' })).toHaveFocus());
  },
});

/** What the screen has is enough. */
export const ComparingFullScreenFetchesNothing = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await canvas.findByRole('figure', { name: /^Apple and .+, change over Intraday$/ });
    worldOf(canvasElement).addFault('down@*');
    await userEvent.click(canvas.getByRole('button', { name: 'Full-screen chart' }));
    const full = within(await screen.findByRole('dialog', { name: 'Apple' }));
    await expect(await full.findByRole('figure', { name: /^Apple and .+, change over/ })).toBeVisible();
  },
});

/** On a phone on its side nothing is cut off: what the lines need at least may scroll. */
export const ComparingOnItsSide = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  globals: { viewport: { value: 'w844' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openComparing({ canvas, userEvent });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    const plot = within(dialog).getByRole('application').getBoundingClientRect();
    await expect(plot.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(plot.height).toBeGreaterThan(150);
  },
});

export const ComparingOnASmallPhone = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openComparing({ canvas, userEvent });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** With letters of twice the size it scrolls, and nothing is cut off at its side. */
export const ComparingLargeLetters = meta.story({
  parameters: { endsIn: { dialog: 'Apple' } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openComparing({ canvas, userEvent });
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const plot = within(dialog).getByRole('application');
      await waitFor(() => expect(plot.getBoundingClientRect().height).toBeGreaterThan(300));
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      await expect(plot.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    } finally {
      root.style.fontSize = '';
    }
  },
});

export const ComparingInChinese = meta.story({
  parameters: { endsIn: { dialog: '苹果' } },
  globals: { locale: 'zh-Hans', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对比' }));
    await userEvent.click(await canvas.findByRole('button', { name: '全屏走势图' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('figure', { name: /涨跌幅对比/ })).toBeVisible();
  },
});
