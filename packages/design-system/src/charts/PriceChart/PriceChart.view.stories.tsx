import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { PriceChart } from './PriceChart.tsx';
import { painted, plotOf, quarterly, spokenIn } from './samples/sampleChart.ts';

const meta = preview.meta({
  title: 'Charts/PriceChart/View',
  component: PriceChart,
  parameters: { layout: 'padded' },
  args: quarterly,
});

const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true, button: 0 } as const;
const second = { ...finger, pointerId: 2, isPrimary: false } as const;
const mouse = { pointerType: 'mouse', pointerId: 3, isPrimary: true, button: 0, buttons: 1 } as const;

/** A place of the plot, by shares of its width and height. */
function at(plot: HTMLElement, x: number, y = 0.4): { clientX: number; clientY: number } {
  const { left, top, width, height } = plot.getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height };
}

async function drawn(root: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(painted(root).count).toBeGreaterThan(1000));
  return plotOf(root);
}

/** While it moves the axes are on the canvas; at rest they are SVG. */
async function moving(plot: HTMLElement): Promise<void> {
  await waitFor(() => expect(plot).toHaveAttribute('data-moving'));
}

async function rested(plot: HTMLElement): Promise<void> {
  await waitFor(() => expect(plot).not.toHaveAttribute('data-moving'));
}

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await step('plus comes closer to the newest candle, and says what is in view', async () => {
      await userEvent.keyboard('+');
      await expect(spokenIn(canvasElement)).toHaveTextContent('Showing 10/16/2026 10:30 to 11/15/2026 09:30');
    });
    await step('Shift and an arrow move the view, and not past the end', async () => {
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await expect(spokenIn(canvasElement)).not.toHaveTextContent('11/15/2026');
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
      await expect(spokenIn(canvasElement)).toHaveTextContent('to 11/15/2026');
    });
    await step('reading reaches what is out of view', async () => {
      await userEvent.keyboard('{Home}');
      await expect(spokenIn(canvasElement)).toHaveTextContent(/Close .*09\/15\/2026/);
      await userEvent.keyboard('{Escape}');
      await expect(spokenIn(canvasElement)).toHaveTextContent('Showing 09/15/2026 10:30 to');
    });
    await step('0 shows everything', async () => {
      await expect(canvas.getByRole('button', { name: 'Whole period' })).toBeVisible();
      await userEvent.keyboard('0');
      await expect(canvas.queryByRole('button', { name: 'Whole period' })).toBeNull();
      await expect(spokenIn(canvasElement)).toHaveTextContent('Showing 09/15/2026 10:30 to 11/15/2026 09:30');
    });
  },
});

/** For a single pointer: read a candle, then come closer to it. */
export const ByButtons = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await drawn(canvasElement);
    const zoomOut = canvas.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(spokenIn(canvasElement)).toHaveTextContent(/to 11\/15\/2026/);
    await expect(zoomOut).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Whole period' }));
    await expect(plot).toHaveFocus();
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The candle under the pointer stays under it. */
export const ByWheel = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const plot = await drawn(canvasElement);
    const place = at(plot, 0.25);
    await fireEvent.pointerMove(plot, { ...mouse, buttons: 0, ...place });
    const read = (await canvas.findByText(/^\d\d\/\d\d\/2026/)).textContent;
    await fireEvent.wheel(plot, { deltaY: -500, ...place });
    await moving(plot);
    await rested(plot);
    await expect(canvas.getByRole('button', { name: 'Whole period' })).toBeVisible();
    await fireEvent.pointerMove(plot, { ...mouse, buttons: 0, ...place });
    await expect((await canvas.findByText(/^\d\d\/\d\d\/2026/)).textContent).toBe(read);
    await fireEvent.pointerOut(plot, { ...mouse, ...at(plot, -1) });
    await fireEvent.pointerLeave(plot, { ...mouse, ...at(plot, -1) });
  },
});

/** Zoomed in, a drag pans; the axes are drawn with the candles until it rests. */
export const DraggedByMouse = meta.story({
  play: async ({ canvasElement, userEvent, canvas }) => {
    const plot = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    const before = spokenIn(canvasElement)?.textContent;
    await fireEvent.pointerDown(plot, { ...mouse, ...at(plot, 0.2) });
    await fireEvent.pointerMove(plot, { ...mouse, ...at(plot, 0.3) });
    await fireEvent.pointerMove(plot, { ...mouse, ...at(plot, 0.6) });
    await moving(plot);
    await expect(spokenIn(canvasElement)?.textContent).toBe(before);
    await fireEvent.pointerUp(plot, { ...mouse, ...at(plot, 0.6) });
    await rested(plot);
    await expect(spokenIn(canvasElement)).not.toHaveTextContent('11/15/2026');
    await expect(spokenIn(canvasElement)?.textContent).not.toBe(before);
  },
});

/** A quick finger sets it gliding; it comes to rest by itself, at the end of the data at the latest. */
export const FlickedByFinger = meta.story({
  play: async ({ canvasElement, userEvent, canvas }) => {
    const plot = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await fireEvent.pointerDown(plot, { ...finger, ...at(plot, 0.1) });
    for (const x of [0.2, 0.4, 0.6, 0.8]) await fireEvent.pointerMove(plot, { ...finger, ...at(plot, x) });
    await moving(plot);
    await fireEvent.pointerUp(plot, { ...finger, ...at(plot, 0.8) });
    await rested(plot);
    await expect(spokenIn(canvasElement)).not.toHaveTextContent('11/15/2026');
  },
});

/** Two fingers apart come closer, and what was between them stays between them. */
export const Pinched = meta.story({
  play: async ({ canvasElement, canvas }) => {
    const plot = await drawn(canvasElement);
    await fireEvent.pointerDown(plot, { ...finger, ...at(plot, 0.35) });
    await fireEvent.pointerDown(plot, { ...second, ...at(plot, 0.45) });
    await fireEvent.pointerMove(plot, { ...finger, ...at(plot, 0.2) });
    await fireEvent.pointerMove(plot, { ...second, ...at(plot, 0.6) });
    await moving(plot);
    await fireEvent.pointerUp(plot, { ...second, ...at(plot, 0.6) });
    await fireEvent.pointerUp(plot, { ...finger, ...at(plot, 0.2) });
    await rested(plot);
    await expect(canvas.getByRole('button', { name: 'Whole period' })).toBeVisible();
    await expect(spokenIn(canvasElement)).toHaveTextContent(/^Showing 10\/0\d/);
  },
});

/** Zoomed in, a tap reads and the next one ends it; a slide up or down is the page's. */
export const Tapped = meta.story({
  play: async ({ canvasElement, userEvent, canvas }) => {
    const plot = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    const rest = '3M';
    const tap = async (): Promise<void> => {
      await fireEvent.pointerDown(plot, { ...finger, ...at(plot, 0.3) });
      await fireEvent.pointerUp(plot, { ...finger, ...at(plot, 0.3) });
    };
    await expect(canvas.getByText(rest)).toBeVisible();
    await tap();
    await expect(canvas.queryByText(rest)).toBeNull();
    await tap();
    await expect(canvas.getByText(rest)).toBeVisible();
    await fireEvent.pointerDown(plot, { ...finger, ...at(plot, 0.3, 0.2) });
    await fireEvent.pointerMove(plot, { ...finger, ...at(plot, 0.32, 0.6) });
    await fireEvent.pointerCancel(plot, { ...finger, ...at(plot, 0.32, 0.6) });
    await expect(plot).not.toHaveAttribute('data-moving');
    await expect(canvas.getByText(rest)).toBeVisible();
  },
});

/** A long press reads, and the finger that stays down moves the reading instead of the chart. */
export const LongPressed = meta.story({
  play: async ({ canvasElement, userEvent, canvas }) => {
    const plot = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    const newest = /^11\/15\/2026/;
    await fireEvent.pointerDown(plot, { ...finger, ...at(plot, 0.3) });
    await waitFor(() => expect(canvas.queryByText('3M')).toBeNull());
    await fireEvent.pointerMove(plot, { ...finger, ...at(plot, 0.81) });
    await expect(await canvas.findByText(newest)).toBeVisible();
    await expect(plot).not.toHaveAttribute('data-moving');
    await fireEvent.pointerUp(plot, { ...finger, ...at(plot, 0.81) });
  },
});
