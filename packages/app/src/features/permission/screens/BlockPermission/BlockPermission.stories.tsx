import { expect, screen, waitFor, within } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { Canvas, User } from '#submission/test/acting.ts';
import BlockPermissionScreen from './BlockPermission.tsx';

const address = '/pages/blocktrade/permission';
const ticket = '/pages/payment/blocktrade?code=AAPL&source=4&market=NASDAQ&direction=0';
const hourMs = 3_600_000;
const what = 'your permission for block trades';
const headed = (name: string) => ({ level: 2, name }) as const;

const meta = preview.meta({
  component: BlockPermissionScreen,
  parameters: { path: address, scenario: 'block-not-opened' },
});

async function apply(canvas: Canvas, user: User, name = 'Apply for activation'): Promise<void> {
  await user.click(await canvas.findByRole('button', { name }));
}

const underReview = sees('heading', 'Permission under review');

export const NotOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headed('Not opened'))).toBeVisible();
    await expect(canvas.getByText(/at least 10,000 shares/)).toBeVisible();
    const [first] = within(canvas.getByRole('list', { name: 'Progress of your application' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent(/Apply for activation your turn/);
  },
});

/** Sent, and the screen says by itself what has become of it. */
export const Applied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await apply(canvas, userEvent);
    await expect(await canvas.findByRole('heading', headed('Permission under review'))).toBeVisible();
    await expect(canvas.getByText(/Result by \d\d-\d\d-\d{4}/)).toBeVisible();
    await expect(await screen.findByText('Your application has arrived')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Apply for activation' })).toBeNull();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@auth.applyService'] },
  play: async ({ canvas, userEvent }) => {
    await apply(canvas, userEvent);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Apply for activation' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

/** Nobody knows whether it arrived: neither done nor failed, and pressing again counts once. */
export const ApplicationInDoubt = meta.story({
  parameters: { faults: ['down@auth.applyService'] },
  play: async ({ canvas, userEvent }) => {
    await apply(canvas, userEvent);
    await expect(await canvas.findByText('Your application may have arrived')).toBeVisible();
    await expect(canvas.getByText(/Applying again is safe: it counts once/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply for activation' })).toBeEnabled();
  },
});

/** Said no, in the words of the brokerage (spec §8). */
export const ApplicationRefused = meta.story({
  parameters: { faults: ['code=40001@auth.applyService'] },
  play: async ({ canvas, userEvent }) => {
    await apply(canvas, userEvent);
    await expect(await canvas.findByText('Your application did not go through')).toBeVisible();
  },
});

export const UnderReview = meta.story({
  parameters: { scenario: 'block-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headed('Permission under review'))).toBeVisible();
    const steps = canvas.getByRole('list', { name: 'Progress of your application' });
    await expect(within(steps).getByText(/Result by/)).toBeVisible();
    await expect(canvas.queryByText('The review takes longer than usual')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull();
  },
});

/** The promised day passes while one looks. */
export const Late = meta.story({
  parameters: {
    facts: [
      {
        name: 'service',
        parameters: { service: 'blockTrade', status: 'underReview', submittedHoursAgo: 23, reviewHours: 40 },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', headed('Permission under review'));
    await expect(canvas.queryByText('The review takes longer than usual')).toBeNull();
    await worldOf(canvasElement).advance(2 * hourMs);
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
    await expect(canvas.getByText(/you applied yesterday/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: { scenario: 'block-refused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headed('Application refused'))).toBeVisible();
    await expect(canvas.getByText(/experience/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply again' })).toBeEnabled();
  },
});

const longReason = `Block trading needs more experience: ${'ten orders a month in the past year, '.repeat(10)}and more.`;

export const RefusedWithALongReason = meta.story({
  globals: { viewport: { value: 'w320' } },
  parameters: {
    facts: [
      { name: 'service', parameters: { service: 'blockTrade', status: 'refused', reason: longReason } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ten orders a month/)).toBeVisible();
  },
});

export const RefusalArrives = meta.story({
  parameters: {
    facts: [
      { name: 'service', parameters: { service: 'blockTrade', status: 'underReview', outcome: 'refused' } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', headed('Permission under review'));
    await worldOf(canvasElement).advance(22 * hourMs);
    await expect(await canvas.findByRole('heading', headed('Application refused'))).toBeVisible();
  },
});

export const Opened = meta.story({
  parameters: { scenario: 'block-opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headed('Opened'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shares for block trades' })).toHaveAttribute(
      'href',
      '/pages/product/blocktrade',
    );
  },
});

/** Who was sent here by a ticket goes back to it. */
export const OpenedAndBack = meta.story({
  parameters: { scenario: 'block-opened', route: `${address}?returnTo=${encodeURIComponent(ticket)}` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Back to where you were' });
    await expect(link).toHaveAttribute('href', ticket);
  },
});

/** The result comes by itself, within the promised day. */
export const OpeningArrives = meta.story({
  parameters: { scenario: 'block-under-review' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', headed('Permission under review'));
    await worldOf(canvasElement).advance(22 * hourMs);
    await expect(await canvas.findByRole('heading', headed('Opened'))).toBeVisible();
  },
});

/** A word that the app does not know is no permission and no refusal. */
export const UnknownStatus = meta.story({
  parameters: { scenario: 'block-under-review', faults: ['newcodes@auth.applyStatus'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headed('--'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull();
  },
});

export const Loading = meta.story(loading({ what, call: 'auth.applyStatus' }));
export const Slow = meta.story(
  slow({
    what,
    call: 'auth.applyStatus',
    parameters: { scenario: 'block-under-review' },
    shows: underReview,
  }),
);
export const LoadingFails = meta.story(
  failed({
    what,
    call: 'auth.applyStatus',
    parameters: { scenario: 'block-under-review' },
    shows: underReview,
  }),
);
export const Offline = meta.story(offline({ shows: sees('heading', 'Not opened') }));
export const SessionExpired = meta.story(sessionExpired());
export const SimplifiedChinese = meta.story(
  inChinese('zh-Hans', { parameters: { scenario: 'block-refused' } }),
);
export const TraditionalChinese = meta.story(
  inChinese('zh-Hant', { parameters: { scenario: 'block-under-review' } }),
);
export const Wide = meta.story(atWidth('w1280', { shows: sees('heading', 'Not opened') }));
