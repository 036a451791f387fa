import { expect, within } from 'storybook/test';
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
import KycScreen from './Kyc.tsx';

const kyc = '/pages/kycverify/index';
const hourMs = 3_600_000;

const meta = preview.meta({
  component: KycScreen,
  parameters: { path: kyc, scenario: 'kyc-not-submitted' },
});

const underReview = sees('heading', 'Your documents are under review');

export const NotSubmitted = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verify who you are' })).toBeVisible();
    for (const [name, href] of [
      [/Passport/, '/pages/kycverify/passport'],
      [/ID card/, '/pages/kycverify/idcard'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
});

export const Pending = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Your documents are under review' }),
    ).toBeVisible();
    const steps = canvas.getByRole('list', { name: 'Verification progress' });
    await expect(within(steps).getByText(/Result by/)).toBeVisible();
    await expect(canvas.queryByText('The review takes longer than usual')).toBeNull();
  },
});

/** The 24 hours pass while the screen is open. */
export const BecomesLate = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas, canvasElement }) => {
    const world = worldOf(canvasElement);
    await world.applyFact('kyc', { status: 'pending', submittedHoursAgo: 2, reviewHours: 30 });
    await canvas.findByText('Your documents are under review');
    await world.advance(21 * hourMs);
    await expect(canvas.queryByText('The review takes longer than usual')).toBeNull();
    await world.advance(2 * hourMs);
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
  },
});

export const Late = meta.story({
  parameters: { scenario: 'kyc-pending-long' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Contact customer service' });
    await expect(link).toHaveAttribute('href', '/pages/service/index');
  },
});

/** The result comes by itself while the user waits for it, within the promised 24 hours. */
export const ResultArrives = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your documents are under review');
    await worldOf(canvasElement).advance(22 * hourMs);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verified' })).toBeVisible();
  },
});

export const RefusalArrives = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your documents are under review');
    const world = worldOf(canvasElement);
    await world.applyFact('kyc', { status: 'pending', outcome: 'failed', reason: 'nameMismatch' });
    await world.advance(22 * hourMs);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Unsuccessful' })).toBeVisible();
    await expect(canvas.getByText('The name you entered does not match your document.')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Unsuccessful' })).toBeVisible();
    await expect(canvas.getByText('Reason')).toBeVisible();
    const link = canvas.getByRole('link', { name: /ID card/ });
    await expect(link).toHaveAttribute('href', '/pages/kycverify/idcard');
  },
});

/** The front was accepted: only the back is asked for again. */
export const FailedOneSide = meta.story({
  parameters: {
    scenario: 'kyc-failed-back',
    route: `${kyc}?returnTo=${encodeURIComponent('/pages/withdraw/vm')}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The photo of your document is blurred/)).toBeVisible();
    await expect(canvas.getByText('Front, with your photo: accepted')).toBeVisible();
    await expect(canvas.queryByText('Back: accepted')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Send a new picture' })).toHaveAttribute(
      'href',
      '/pages/kycverify/idcard?returnTo=%2Fpages%2Fwithdraw%2Fvm',
    );
    await expect(canvas.queryByRole('link', { name: /^ID card/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Passport/ })).toBeVisible();
  },
});

const longReason = `The photo is blurred, ${'the lower edge is cut off, '.repeat(12)}and the name does not match.`;

export const FailedWithALongReason = meta.story({
  parameters: { facts: [{ name: 'kyc', parameters: { status: 'failed', reason: longReason } }] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the lower edge is cut off/)).toBeVisible();
  },
});

export const Approved = meta.story({
  parameters: { scenario: 'kyc-approved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verified' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Account' })).toBeVisible();
  },
});

/** Who was sent here by another screen goes back to it. */
export const ApprovedAndBack = meta.story({
  parameters: {
    scenario: 'kyc-approved',
    route: `${kyc}?returnTo=${encodeURIComponent('/pages/withdraw/vm')}`,
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Back to where you were' });
    await expect(link).toHaveAttribute('href', '/pages/withdraw/vm');
  },
});

export const Loading = meta.story(loading({ what: 'your identity verification', call: 'auth.userInfo' }));

export const LoadingFails = meta.story(
  failed({
    what: 'your identity verification',
    call: 'auth.userInfo',
    fault: 'http=500',
    parameters: { scenario: 'kyc-pending' },
    shows: underReview,
  }),
);

export const SessionExpired = meta.story(sessionExpired());

export const SimplifiedChinese = meta.story(
  inChinese('zh-Hans', { parameters: { scenario: 'kyc-pending-long' } }),
);
export const TraditionalChinese = meta.story(
  inChinese('zh-Hant', { parameters: { scenario: 'kyc-failed' } }),
);
export const Wide = meta.story(atWidth('w1280', { shows: sees('heading', 'Verify who you are') }));

/** A backend that says nothing about it: not submitted (DECISIONS 12). */
export const NullStatus = meta.story({
  parameters: { scenario: 'kyc-approved', faults: ['bare@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verify who you are' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Passport/ })).toBeVisible();
  },
});

/** A status that the app has no word for keeps nobody from handing in documents. */
export const UnknownStatus = meta.story({
  parameters: { scenario: 'kyc-pending', faults: ['newcodes@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '--' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Passport/ })).toBeNull();
  },
});

export const Slow = meta.story(
  slow({
    what: 'your identity verification',
    call: 'auth.userInfo',
    parameters: { scenario: 'kyc-pending' },
    shows: underReview,
  }),
);

export const Offline = meta.story(offline({ shows: sees('heading', 'Verify who you are') }));
