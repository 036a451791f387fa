/** A waiting order on the chart is moved to another price: cancelled first, and only then ordered anew. */
import { expect, fireEvent, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sourceOf } from '../routes.ts';
import { Shell } from '../Shell.tsx';

const meta = preview.meta({
  title: 'Shell/MovedOrder',
  component: Shell,
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    path: '*',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    // Its order is so near the last price that the chart of the day shows it.
    scenario: 'cancel-loses-race',
  },
  loaders: [
    async () => {
      await Promise.all((['quoteStock', 'ticketStock'] as const).map((name) => sourceOf(name).load()));
      return {};
    },
  ],
  args: { onReload: fn() },
});

type Canvas = Pick<typeof screen, 'findByRole'>;
type User = Pick<UserEventObject, 'keyboard' | 'click'>;

const lineOf = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('slider', { name: /^Buy 20, order/ }, { timeout: 10_000 });

/** Two ticks down, and asked. */
async function moveByKeys(canvas: Canvas, userEvent: User): Promise<HTMLElement> {
  const line = await lineOf(canvas);
  const before = Number(line.getAttribute('aria-valuenow'));
  line.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(Number(line.getAttribute('aria-valuenow'))).toBeCloseTo(before - 0.02, 5);
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog', { name: 'Cancel this order and place a new one?' });
}

const confirm = (question: HTMLElement, userEvent: User): Promise<void> =>
  userEvent.click(within(question).getByRole('button', { name: 'Cancel order' }));

async function endsAs(title: string, body: RegExp): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await expect(within(dialog).getByText(body)).toBeVisible();
}

/** By keys. The new order is on the ticket to be reviewed; the old one is gone, and nothing else was sent. */
export const CancelledAndFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const line = await lineOf(canvas);
    const to = (Number(line.getAttribute('aria-valuenow')) - 0.02).toFixed(2);
    const question = await moveByKeys(canvas, userEvent);
    await expect(question).toHaveTextContent(/Buy 20 at \$\d+\.\d\d is cancelled first/);
    await expect(question).toHaveTextContent(`$${to}`);
    await confirm(question, userEvent);
    const ticket = within(await canvas.findByRole('region', { name: 'Trade a stock' }));
    await expect(await ticket.findByRole('textbox', { name: 'Limit price' })).toHaveValue(to);
    await expect(ticket.getByRole('textbox', { name: 'Quantity' })).toHaveValue('20');
    await waitFor(() => expect(canvas.queryByRole('slider', { name: /^Buy 20, order/ })).toBeNull());
  },
});

/** By a pointer; kept, it is where it was. */
export const DraggedAndKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const line = await lineOf(canvas);
    const before = line.getAttribute('aria-valuenow');
    const { x, y } = line.getBoundingClientRect();
    const at = { pointerId: 1, isPrimary: true, button: 0, clientX: x + 4 };
    await fireEvent.pointerDown(line, { ...at, clientY: y + 8 });
    await fireEvent.pointerMove(line, { ...at, clientY: y + 28 });
    await waitFor(() => expect(line.getAttribute('aria-valuenow')).not.toBe(before));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await fireEvent.pointerUp(line, { ...at, clientY: y + 28 });
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await lineOf(canvas)).getAttribute('aria-valuenow')).toBe(before);
  },
});

/** Escape puts it back, and a press without a move asks nothing. */
export const PutBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const line = await lineOf(canvas);
    const before = line.getAttribute('aria-valuenow');
    line.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(line.getAttribute('aria-valuenow')).toBe(before));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** It is filled while the question is open: no new order, and the fill is said. */
export const LosesTheRace = meta.story({
  parameters: {
    endsIn: { dialog: 'The order was carried out before it could be cancelled' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = await moveByKeys(canvas, userEvent);
    await worldOf(canvasElement).advance(30 * 60_000);
    await confirm(question, userEvent);
    await endsAs(
      'The order was carried out before it could be cancelled',
      /^Filled: Buy 20 at \$\d+\.\d\d, .*No new order was placed\.$/,
    );
  },
});

/** Nobody knows whether it was cancelled: nothing new, until it is found out. */
export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['busy=504@trading.cancelOrder'],
    endsIn: { dialog: 'We do not know whether the order was cancelled' },
  },
  play: async ({ canvas, userEvent }) => {
    await confirm(await moveByKeys(canvas, userEvent), userEvent);
    await endsAs('We do not know whether the order was cancelled', /^No new order was placed/);
  },
});

/** The answer was lost, and the order was cancelled: found out, and the new one is a press away. */
export const FoundOut = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  parameters: { faults: ['lost@trading.cancelOrder'], endsIn: { dialog: '訂單已取消' } },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: /^買入 20訂單/ }, { timeout: 10_000 });
    line.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '取消訂單' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '訂單已取消' }));
    await expect(dialog.getByRole('button', { name: '填寫新訂單' })).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: { endsIn: { dialog: 'The order was not cancelled' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = await moveByKeys(canvas, userEvent);
    worldOf(canvasElement).addFault('code=30008@trading.cancelOrder');
    await confirm(question, userEvent);
    await endsAs('The order was not cancelled', /No new order was placed\.$/);
  },
});
