import { expect, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
import KycScreen from './Kyc.tsx';

const kyc = '/pages/kycverify/index';
const hourMs = 3_600_000;

const meta = preview.meta({
  component: KycScreen,
  parameters: { path: kyc, scenario: 'kyc-not-submitted' },
});

export const NotSubmitted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verify who you are' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Passport/ }));
    await expect(await canvas.findByText('Went to /pages/kycverify/passport')).toBeVisible();
  },
});

export const ByIdCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /ID card/ }));
    await expect(await canvas.findByText('Went to /pages/kycverify/idcard')).toBeVisible();
  },
});

export const Pending = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Your documents are under review' }),
    ).toBeVisible();
    const steps = canvas.getByRole('list', { name: 'Where your verification stands' });
    await expect(within(steps).getByText(/Result by/)).toBeVisible();
    await expect(canvas.queryByText('The review takes longer than usual')).toBeNull();
  },
});

/** The 24 hours pass while the screen is open. */
export const BecomesLate = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your documents are under review');
    await worldOf(canvasElement).advance(21 * hourMs);
    await expect(canvas.queryByText('The review takes longer than usual')).toBeNull();
    await worldOf(canvasElement).advance(2 * hourMs);
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
  },
});

export const Late = meta.story({
  parameters: { scenario: 'kyc-pending-long' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Contact customer service' }));
    await expect(await canvas.findByText('Went to /pages/service/index')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Unsuccessful' })).toBeVisible();
    await expect(canvas.getByText('Reason')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /ID card/ }));
    await expect(await canvas.findByText('Went to /pages/kycverify/idcard')).toBeVisible();
  },
});

export const FailedWithALongReason = meta.story({
  parameters: { scenario: 'kyc-failed', faults: ['http=500@auth.userInfo'] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const reason = `The photo is blurred, ${'the lower edge is cut off, '.repeat(12)}and the name does not match.`;
    await worldOf(canvasElement).applyFact('kyc', { status: 'failed', reason });
    worldOf(canvasElement).clearFaults();
    await userEvent.click(again);
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to where you were' }));
    await expect(await canvas.findByText('Went to /pages/withdraw/vm')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: ['hang@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Loading your identity verification' }),
    ).toBeVisible();
  },
});

export const LoadingFails = meta.story({
  parameters: { scenario: 'kyc-pending', faults: ['http=500@auth.userInfo'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Could not load your identity verification')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Your documents are under review')).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo/)).toBeVisible();
  },
});

export const SimplifiedChinese = meta.story({
  parameters: { scenario: 'kyc-pending-long' },
  globals: { locale: 'zh-Hans' },
});
export const TraditionalChinese = meta.story({
  parameters: { scenario: 'kyc-failed' },
  globals: { locale: 'zh-Hant' },
});
export const Wide = meta.story({ globals: { viewport: { value: 'w1280' } } });

/** A status that the app has no word for keeps nobody from handing in documents. */
export const UnknownStatus = meta.story({
  parameters: { scenario: 'kyc-pending', faults: ['newcodes@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verify who you are' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Passport/ })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { scenario: 'kyc-pending', faults: ['slow=700@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your documents are under review')).toBeVisible();
  },
});
