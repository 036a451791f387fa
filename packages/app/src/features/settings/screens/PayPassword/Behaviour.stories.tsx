import { demoUser } from '@meridian/mocks/names';
import { expect, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import PayPasswordScreen from './PayPassword.tsx';
import { changeToBusy, typeNew } from '../../test/pay-password-acting.ts';

const payPassword = '/pages/setting/paypwd';
const ticket = '/pages/payment/stock?code=AAPL&source=0&market=NASDAQ';
const fromTicket = `${payPassword}?returnTo=${encodeURIComponent(ticket)}`;

const meta = preview.meta({
  component: PayPasswordScreen,
  parameters: { path: payPassword, scenario: 'no-pay-password' },
});

/** Set, and back to the ticket whose draft is kept. */
export const BackToTheTicket = meta.story({
  parameters: { route: fromTicket },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/What you filled in before is kept/)).toBeVisible();
    await typeNew(canvas, userEvent, '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText(`Went to ${ticket}`)).toBeVisible();
    await expect(await screen.findByText('Success')).toBeInTheDocument();
    await expect(screen.getByText('Transaction password set')).toBeInTheDocument();
  },
});

export const SetsSlowly = meta.story({
  parameters: { faults: ['slow=700@auth.setPayPassword'], route: fromTicket },
  play: async ({ canvas, userEvent }) => {
    await typeNew(canvas, userEvent, '135790');
    const set = canvas.getByRole('button', { name: 'Set password' });
    await userEvent.click(set);
    await expect(set).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByText(`Went to ${ticket}`)).toBeVisible();
  },
});

export const Changes = meta.story({
  parameters: { scenario: 'trader' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current transaction password'), demoUser.payPassword);
    await typeNew(canvas, userEvent, '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Went to /pages/setting/index')).toBeVisible();
    await expect(await screen.findByText('Transaction password changed')).toBeInTheDocument();
  },
});

export const SentAgainInDoubt = meta.story({
  parameters: { faults: ['down@auth.setPayPassword'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeNew(canvas, userEvent, '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('Your transaction password may be set by now')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('Went to /pages/setting/index')).toBeVisible();
  },
});

/** Changed, and answered as if it were not. Sent again it answers what was done: it is carried out once (DECISIONS 55). */
export const SentAgainAfterBusy = meta.story({
  parameters: { scenario: 'trader', faults: ['busy=504@auth.updatePayPassword'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await changeToBusy(canvas, userEvent, demoUser.payPassword);
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Went to /pages/setting/index')).toBeVisible();
    await expect(await screen.findByText('Transaction password changed')).toBeInTheDocument();
  },
});

/** The session ends while the form is open. */
export const SessionExpires = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeNew(canvas, userEvent, '135790');
    await worldOf(canvasElement).applyFact('session', { state: 'expired' });
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo/)).toBeVisible();
  },
});
