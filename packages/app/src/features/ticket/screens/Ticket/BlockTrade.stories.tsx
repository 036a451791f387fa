import { demoUser, type ScenarioName } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import { stale } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { Canvas, User } from '#submission/test/acting.ts';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyBlock } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

/** Ten thousand shares at least, by whom the brokerage has opened it to. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/blocktrade', route: buyBlock, scenario: 'block-opened' },
});

const { order, sendFromSheet } = actingAs(demoUser);
const tenThousand = 'Buy 10,000 AAPL';

/** The way to the permission, and back to this very ticket. */
async function leadsToPermission(canvas: Canvas, name: string): Promise<void> {
  const href = (await canvas.findByRole('link', { name })).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href, location.origin);
  await expect(pathname).toBe('/pages/blocktrade/permission');
  await expect(searchParams.get('returnTo')).toBe(buyBlock);
}

/** Said above the fields, before anything is typed: what is typed is measured, counted and kept, and cannot be sent. */
const shut = (scenario: ScenarioName, title: string, way: string) => ({
  parameters: { scenario },
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await leadsToPermission(canvas, way);
    await typeQuantity(canvas, userEvent, '10000');
    await expect(canvas.getByRole('meter', { name: 'Large order' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('button', { name: tenThousand })).toBeDisabled();
  },
});

export const BlockOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy AAPL' })).toBeEnabled();
    await expect(canvas.getByText('AAPL · NASDAQ · Block trade')).toBeVisible();
    await expect(canvas.getByText('0 of 10,000 shares')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /permission|Apply|status/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^\d+×$/ })).toBeNull();
  },
});

export const BlockNotOpened = meta.story(
  shut('block-not-opened', 'Block trading is not opened for you', 'Apply for activation'),
);

export const BlockUnderReview = meta.story(
  shut('block-under-review', 'Permission under review', 'See status'),
);

export const BlockRefused = meta.story(shut('block-refused', 'Your application was refused', 'Apply again'));

export const BlockReviewIsLate = meta.story({
  parameters: {
    scenario: 'block-not-opened',
    facts: [
      {
        name: 'service',
        parameters: { service: 'blockTrade', status: 'underReview', submittedHoursAgo: 30, reviewHours: 40 },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The review of your permission takes longer than usual'),
    ).toBeVisible();
    await leadsToPermission(canvas, 'See status');
  },
});

/** A word that nobody knows keeps nobody from asking: the brokerage decides. */
export const BlockPermissionUnknown = meta.story({
  parameters: { faults: ['newcodes@auth.applyStatus'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The status of your permission is unknown')).toBeVisible();
    await typeQuantity(canvas, userEvent, '10000');
    await expect(canvas.getByRole('button', { name: tenThousand })).toBeEnabled();
  },
});

export const BlockPermissionFailed = meta.story({
  parameters: {
    faults: ['http=503@auth.applyStatus'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(canvas.queryByText(/Couldn't load your permission/)).toBeNull());
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load your permission for block trades")).toBeVisible();
    await typeQuantity(canvas, userEvent, '10000');
    await expect(canvas.getByRole('button', { name: tenThousand })).toBeEnabled();
  },
});

// The size of an order

export const NineThousandNineHundredNinetyNine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '9999');
    await expect(await canvas.findByText('9,999 of 10,000 shares')).toBeVisible();
    await expect(canvas.getByText('1 more share makes it a large order')).toBeVisible();
    await expect(canvas.getByText('At least 10,000')).toBeVisible();
    // Refused before it is sent: the press leads to the field.
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 9,999 AAPL' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ExactlyTenThousand = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10000');
    const meter = await canvas.findByRole('meter', { name: 'Large order' });
    await expect(meter).toHaveAttribute('aria-valuetext', '10,000 of 10,000 shares, Counts as a large order');
    await expect(canvas.queryByText('At least 10,000')).toBeNull();
    await expect(canvas.getByRole('button', { name: tenThousand })).toBeEnabled();
  },
});

export const BlockInsufficientPower = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '20000');
    await expect(await canvas.findByText(/^You need \$[\d,.]+ more\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Move money here' })[0]).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Large order' })).toHaveAttribute('aria-valuenow', '100');
  },
});

// On its way

export const BlockSending = meta.story({
  parameters: { faults: ['hang@trading.createBlockTrade'], endsIn: { dialog: tenThousand } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10000');
    await order(canvas, userEvent, tenThousand);
    const sheet = within(await screen.findByRole('dialog', { name: tenThousand }));
    await expect(await sheet.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Held apart from the shares that were bought as shares. */
export const BlockBought = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10000');
    await order(canvas, userEvent, tenThousand);
    await expect(await canvas.findByRole('heading', { name: 'Bought 10,000 AAPL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the position' })).toHaveAttribute(
      'href',
      expect.stringContaining('source=4'),
    );
    const held = [...worldOf(canvasElement).world.read().trading.positions.values()];
    await expect(held.map(({ key, source }) => `${key} ${source}`).toSorted()).toEqual([
      'US:AAPL 4',
      'US:KO 0',
      'US:KO 4',
    ]);
  },
});

/** Taken away while the order was reviewed: nothing was bought, what was typed is kept, and the way to apply is there. */
export const BlockPermissionWithdrawn = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10000');
    await press(canvas, userEvent, tenThousand);
    await screen.findByRole('dialog', { name: tenThousand });
    await worldOf(canvasElement).applyFact('service', { service: 'blockTrade', status: 'notApplied' });
    await sendFromSheet(userEvent, tenThousand);
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
    await expect(canvas.getByText(/has no permission for block trades/)).toBeVisible();
    await leadsToPermission(canvas, 'Apply for activation');
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('10000');
    await expect(canvas.getByRole('button', { name: tenThousand })).toBeDisabled();
  },
});

/** The brokerage asks for more than the app knew of. */
export const BlockRefusedQuantity = meta.story({
  parameters: { faults: ['code=30004@trading.createBlockTrade'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10000');
    await order(canvas, userEvent, tenThousand);
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
  },
});

export const BlockOutcomeUnknown = meta.story({
  parameters: { faults: ['down@trading.createBlockTrade', 'down@trading.entrustedOrders'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10000');
    await order(canvas, userEvent, tenThousand);
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your order arrived' }),
    ).toBeVisible();
  },
});

export const BlockPricesByPolling = meta.story(
  stale({
    shows: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Buy AAPL' })).toBeVisible();
    },
  }),
);

export const BlockInSimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { scenario: 'block-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('权限审核中')).toBeVisible();
    await expect(canvas.getByText(/还差 10,000 股/)).toBeVisible();
  },
});
