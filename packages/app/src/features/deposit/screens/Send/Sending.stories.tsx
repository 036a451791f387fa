import { expect, waitFor } from 'storybook/test';
import { atWidth, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { fillIn, openReview, report } from '../../test/reporting.ts';
import { WalletScreen } from './Send.tsx';

const path = '/pages/deposit/wallet';
const tether = `${path}?currency=USDT&network=TRC-20`;

const meta = preview.meta({
  component: WalletScreen,
  parameters: { path, route: tether, scenario: 'funded' },
});

const reported = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().deposits.size;

export const Review = meta.story({
  parameters: { endsIn: { dialog: 'Report deposit of USDT 250.00' } },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, '250');
    const sheet = await openReview({ canvas, userEvent });
    await expect(sheet.getByText('TRC-20')).toBeVisible();
    await expect(sheet.getByText('$250.00')).toBeVisible();
  },
});

/** The proof of an earlier deposit: it is asked about before anything is sent. */
export const SameScreenshotTwice = meta.story({
  parameters: { endsIn: { dialog: 'Report deposit of USDT 300.00' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent }, '250');
    await report({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Report another deposit' }));
    await fillIn({ canvas, userEvent }, '300');
    const sheet = await openReview({ canvas, userEvent });
    await expect(await sheet.findByText('You used this screenshot before')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'It is another deposit' })).toBeVisible();
    await expect(reported(canvasElement)).toBe(1);
  },
});

export const MoreThanIsTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, '99999999');
    await userEvent.click(canvas.getByRole('button', { name: /^Report deposit/ }));
    await expect(await canvas.findByText(/^At most /)).toBeVisible();
  },
});

/** The brokerage does not have the screenshot any more. */
export const ProofRefused = meta.story({
  parameters: { faults: ['code=50003@funds.createDeposit'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent }, '250');
    await report({ canvas, userEvent });
    await expect(await canvas.findByText('Deposit not reported')).toBeVisible();
    await expect(reported(canvasElement)).toBe(0);
  },
});

/** The answer is lost: the app finds the deposit among the records by itself. */
export const FoundOut = meta.story({
  parameters: { faults: ['lost@funds.createDeposit'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent }, '250');
    await report({ canvas, userEvent });
    await expect(await canvas.findByText('Deposit reported')).toBeVisible();
    await expect(reported(canvasElement)).toBe(1);
  },
});

/** The answer is lost, and the records cannot be read: the same again is safe. */
export const OutcomeUnknown = meta.story({
  parameters: {
    afterwards: async ({ canvas, canvasElement }) => {
      worldOf(canvasElement).clearFaults();
      const again = await canvas.findByRole('button', { name: 'Check again' });
      again.click();
      await expect(await canvas.findByText('Deposit reported')).toBeVisible();
      await expect(reported(canvasElement)).toBe(1);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent }, '250');
    worldOf(canvasElement).addFault('lost@funds.createDeposit');
    worldOf(canvasElement).addFault('down@funds.depositRecords');
    await report({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your deposit was reported' }),
    ).toBeVisible();
    await waitFor(() => expect(reported(canvasElement)).toBe(1));
  },
});

export const OnASmallPhone = meta.story(atWidth('w320', { shows: sees('textbox', /^Amount you sent/) }));
