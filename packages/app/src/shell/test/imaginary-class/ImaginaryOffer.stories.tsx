import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { AppWithClass } from './AppWithClass.tsx';
import { bulbOffer } from './tulip.ts';

/** The scenarios begin on 18 November 2026, 15:30 UTC. */
const opensAt = Date.UTC(2026, 10, 18, 14);
const closesAt = Date.UTC(2026, 10, 18, 16);
const hourMs = 3_600_000;

const meta = preview.meta({
  title: 'Shell/ImaginaryOffer',
  component: AppWithClass,
  args: { imagined: bulbOffer({ opensAt, closesAt }) },
  parameters: {
    path: '/pages/:kind/bulb',
    route: '/pages/payment/bulb?name=Viceroy&code=BTCUSDT&direction=1',
    scenario: 'trader',
  },
});

/** Subscribed to on the ticket, with the field it asks for; the address cannot make a short sale of it. */
export const Subscribe = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('textbox', { name: /Quantity/ });
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.type(quantity, '2');
    await expect(canvas.getByRole('button', { name: 'Subscribe to 2 TULIP' })).toBeVisible();
    await expect(await canvas.findByText(/^At least 12/)).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await waitFor(() => expect(quantity).not.toHaveAccessibleErrorMessage());
  },
});

/** The deadline passes while the form is open: it says so, and nothing can be sent any more. */
export const DeadlinePasses = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Quantity/ }), '12');
    await expect(canvas.getByText(/^Orders are accepted until/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Subscribe/ })).toBeEnabled());
    await worldOf(canvasElement).advance(hourMs);
    await expect(await canvas.findByText('Orders are no longer accepted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Subscribe/ })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /Quantity/ })).toHaveValue('12');
  },
});

/** Before it opens the form can be filled in; then it opens by itself. */
export const NotOpenYet = meta.story({
  args: { imagined: bulbOffer({ opensAt: closesAt, closesAt: closesAt + hourMs }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Quantity/ }), '12');
    await expect(canvas.getByText('Orders are not accepted yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Subscribe/ })).toBeDisabled();
    await worldOf(canvasElement).advance(hourMs);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Subscribe/ })).toBeEnabled());
    await expect(canvas.queryByText('Orders are not accepted yet')).toBeNull();
  },
});

export const EndedInSimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { imagined: bulbOffer({ opensAt: null, closesAt: opensAt }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已停止接受委托')).toBeVisible();
  },
});

/** Nobody passes without verified identity; the way to it leads back here. */
export const Gated = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verify your identity first')).toBeVisible();
    await expect(canvas.getByText(/needed to subscribe to new shares/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      expect.stringMatching(/kycverify\/index\?returnTo=.*bulb/),
    );
  },
});

export const UnderReview = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your documents are under review')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the status' })).toBeVisible();
  },
});

export const Unsuccessful = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/were not accepted/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify identity' })).toBeVisible();
  },
});

/** One switch of the configuration turns the gate off. */
export const GateTurnedOff = meta.story({
  parameters: {
    scenario: 'kyc-not-submitted',
    facts: [{ name: 'gate', parameters: { of: 'ipo', isOn: false } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Quantity/ })).toBeVisible();
    await expect(canvas.queryByText('Verify your identity first')).toBeNull();
  },
});

/** Who may pass is not known: nobody passes meanwhile, and it can be asked again. */
export const VerificationUnknown = meta.story({
  parameters: { faults: ['http=503@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请先完成实名认证')).toBeVisible();
  },
});
