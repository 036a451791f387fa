import { expect, screen, waitFor, within } from 'storybook/test';
import { atWidth, failed, inChinese, loading, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sendFromSheet } from '#submission/test/acting.ts';
import FollowScreen from './Follow.tsx';

const meta = preview.meta({
  component: FollowScreen,
  parameters: {
    route: '/pages/product/follow?kind=futures',
    path: '/pages/product/follow',
    scenario: 'follow-futures-running',
  },
});

const own = (order: string) => ({ route: `/pages/product/follow?kind=futures&order=${order}` });
const hourMs = 3_600_000;
const offers = { what: 'the futures orders', call: 'follow.agencyList' } as const;
const list = sees('list', 'Futures orders to copy');
const close = 'Close at the last price';

/** What can be copied now, with contract, direction, multiple and until when. */
export const Offers = meta.story({
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Futures orders to copy' }));
    await expect(rows.getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(rows.getAllByText(/^Open until /).length).toBeGreaterThan(1);
  },
});

export const OffersLoading = meta.story(loading(offers));
export const OffersFailed = meta.story(failed({ ...offers, shows: list }));
export const OffersOnASmallPhone = meta.story(atWidth('w320', { shows: list }));
export const OffersInTraditionalChinese = meta.story(
  inChinese('zh-Hant', { shows: sees('list', '可跟單的期貨訂單') }),
);

export const WaitingToRun = meta.story({
  parameters: own('C000005'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting')).toBeVisible();
    await expect(canvas.getByText('$200.00')).toBeVisible();
    await expect(canvas.getByText('Carried out')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  },
});

export const CancelQuestion = meta.story({
  parameters: { ...own('C000005'), endsIn: { dialog: 'Are you sure to cancel order' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    await waitFor(() => expect(question.getByText(/becomes free again in Follow futures\.$/)).toBeVisible());
  },
});

export const CancelledNow = meta.story({
  parameters: own('C000005'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await expect(await canvas.findByText('Cancelled')).toBeVisible();
  },
});

/** Cancelled on another device while the question was open here: it is cancelled, and that is said. */
export const CancelledElsewhere = meta.story({
  parameters: own('C000005'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    worldOf(canvasElement).world.dispatch('copies/cancel', { userId: 'demo', id: 'C000005' });
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await expect(await canvas.findByText('Order cancelled')).toBeVisible();
    await expect(canvas.queryByText(/^The order was carried out/)).toBeNull();
  },
});

/** It was carried out while the question was open. */
export const CancelTooLate = meta.story({
  parameters: own('C000005'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    await worldOf(canvasElement).advance(30 * hourMs);
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await expect(
      await canvas.findByText('The order was carried out before it could be cancelled'),
    ).toBeVisible();
    await expect(await canvas.findByText('Running')).toBeVisible();
  },
});

export const InProgress = meta.story({
  parameters: own('C000004'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Running')).toBeVisible();
    await expect(canvas.getByText('Open price')).toBeVisible();
    await expect(canvas.getByText('Settles')).toBeVisible();
    await expect(canvas.getByRole('button', { name: close })).toBeVisible();
  },
});

export const ClosedEarly = meta.story({
  parameters: own('C000004'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: close }));
    await sendFromSheet(userEvent, close, '246810');
    await expect(await canvas.findByText('Order closed')).toBeVisible();
    await expect(await canvas.findByText('Close price')).toBeVisible();
  },
});

/** The institution ends it while one looks. */
export const SettledMeanwhile = meta.story({
  parameters: own('C000004'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Running');
    await worldOf(canvasElement).advance(7 * 24 * hourMs);
    await expect(await canvas.findByText('Close price')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: close })).toBeNull();
  },
});

const ended = (order: string, word: string) =>
  meta.story({
    parameters: own(order),
    play: async ({ canvas }) => {
      await expect((await canvas.findAllByText(word)).length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('button', { name: close })).toBeNull();
    },
  });
export const Cancelled = ended('C000003', 'Cancelled');
export const Closed = ended('C000002', 'Closed');
export const Settled = ended('C000001', 'Settled');

export const UnknownOrder = meta.story({
  parameters: own('C000099'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such order')).toBeVisible();
  },
});
