import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sendFromSheet } from '#submission/test/acting.ts';
import { actingAs, marginOf, sheetOf } from '../../test/margin-acting.ts';
import MarginScreen from './Margin.tsx';

const meta = preview.meta({
  component: MarginScreen,
  parameters: { path: '/pages/trade/margin', route: marginOf('AAPL', 'NASDAQ', 0), scenario: 'trader' },
});

const { typeAmount, addMargin, raise } = actingAs(demoUser);
const what = 'Add $1,000.00 margin';

/** What the brokerage holds for the position in Apple, in cents. */
function heldCents(canvasElement: HTMLElement): bigint {
  const { trading } = worldOf(canvasElement).world.read();
  const position = trading.positions.values().find(({ key }) => key === 'US:AAPL');
  // The brokerage counts in trillionths.
  return (position?.margin ?? 0n) / 10_000_000_000n;
}

export const Added = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Margin to add' });
    const before = heldCents(canvasElement);
    await addMargin(canvas, userEvent, '1000', what);
    await expect(await canvas.findByRole('heading', { name: 'Margin added' })).toBeVisible();
    await expect(heldCents(canvasElement) - before).toBe(100_000n);
    await expect(canvas.getByRole('link', { name: 'See position' })).toBeVisible();
  },
});

export const Raised = meta.story({
  play: async ({ canvas, userEvent }) => {
    await raise(canvas, userEvent, '5×');
    await userEvent.click(canvas.getByRole('button', { name: 'Raise leverage to 5×' }));
    await sendFromSheet(userEvent, 'Raise leverage to 5×', demoUser.payPassword);
    await expect(await canvas.findByRole('heading', { name: 'Leverage raised to 5×' })).toBeVisible();
    await expect(canvas.getByText('2× → 5×')).toBeVisible();
  },
});

/** Once more before the password: what becomes of the position, and which wallet pays. */
export const Review = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    const sheet = await sheetOf(what);
    await waitFor(() => expect(sheet.getByText('Paid from')).toBeVisible());
    await expect(sheet.getByText(/^The stop-out price moves from/)).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    await sendFromSheet(userEvent, what, 'not the one');
    await expect(await screen.findByText('The transaction password is not correct.')).toBeVisible();
  },
});

export const NoTransactionPassword = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await worldOf(canvasElement).applyFact('payPassword', { isSet: false });
    await addMargin(canvas, userEvent, '1000', what);
    await expect(await canvas.findByText('Set a transaction password first.')).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@trading.addPositionMargin'], endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await addMargin(canvas, userEvent, '1000', what);
    const sheet = await sheetOf(what);
    await expect(sheet.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Carried out, and the answer lost: no list shows it, and the same again counts once. */
export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['lost@trading.addPositionMargin'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const once = heldCents(canvasElement);
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      await sendFromSheet(userEvent, what, demoUser.payPassword);
      await expect(
        await canvas.findByRole('heading', { name: /^(Margin added|Your change was carried out)$/ }),
      ).toBeVisible();
      await expect(heldCents(canvasElement)).toBe(once);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await addMargin(canvas, userEvent, '1000', what);
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your change arrived' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Send it again to learn what became of it/)).toBeVisible();
  },
});

/** The price has fallen between the review and the answer: the brokerage no longer takes the leverage. */
export const LeverageRejected = meta.story({
  parameters: { faults: ['code=30006@trading.addPositionMargin'] },
  play: async ({ canvas, userEvent }) => {
    await raise(canvas, userEvent, '10×');
    await userEvent.click(canvas.getByRole('button', { name: 'Raise leverage to 10×' }));
    await sendFromSheet(userEvent, 'Raise leverage to 10×', demoUser.payPassword);
    await expect(await canvas.findByText('Nothing was changed')).toBeVisible();
  },
});

/** Another device has spent the money between the review and the answer. */
export const WalletSpentMeanwhile = meta.story({
  parameters: { faults: ['code=30001@trading.addPositionMargin'] },
  play: async ({ canvas, userEvent }) => {
    await addMargin(canvas, userEvent, '1000', what);
    await expect(await canvas.findByText('Nothing was changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Move money here' })).toBeVisible();
  },
});

/** Closed on another device while the amount is typed. */
export const ClosedMeanwhile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await worldOf(canvasElement).exclusive((current) => {
      const { trading, session } = current.read();
      const position = trading.positions.values().find(({ key }) => key === 'US:AAPL');
      current.dispatch('orders/close', {
        userId: session?.userId,
        clientOrderId: 'from-another-device',
        positionId: position?.id,
        quantity: '60',
        orderType: 0,
        limitPrice: null,
      });
    });
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
    await expect(canvas.getByText(/Nothing was added/)).toBeVisible();
  },
});
