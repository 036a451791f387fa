import { expect, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import BlockPermissionScreen from './BlockPermission.tsx';

const hourMs = 3_600_000;

const meta = preview.meta({
  component: BlockPermissionScreen,
  parameters: { path: '/pages/blocktrade/permission', scenario: 'block-not-opened' },
});

const apply = { name: 'Apply for activation' };
const applications = (canvasElement: HTMLElement) =>
  worldOf(canvasElement).world.read().inboxes.get('demo')?.messages.length ?? 0;

/** The answer was lost, and it had arrived: what the brokerage says of it is shown by itself. */
export const LostAnswerIsFoundOut = meta.story({
  parameters: { faults: ['lost@auth.applyService'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', apply));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission under review' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Your application did not go through')).toBeNull();
  },
});

/** In doubt, and pressed again: it is one application, with one result. */
export const PressedAgainInDoubt = meta.story({
  parameters: { faults: ['down@auth.applyService'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', apply));
    await canvas.findByText('Your application may have arrived');
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', apply));
    await canvas.findByRole('heading', { level: 2, name: 'Permission under review' });
    await worldOf(canvasElement).advance(24 * hourMs);
    await canvas.findByRole('heading', { level: 2, name: 'Opened' });
    await expect(applications(canvasElement)).toBe(1);
  },
});

/** Refused, applied for again, refused again, and applied for a third time: each is an application of its own. */
export const AppliesAfterEachRefusal = meta.story({
  parameters: { scenario: 'block-refused' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const world = worldOf(canvasElement);
    for (const round of ['second', 'third']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
      await canvas.findByRole('heading', { level: 2, name: 'Permission under review' });
      await expect(await screen.findByText('Your application has arrived'), round).toBeInTheDocument();
      await world.applyFact('service', {
        service: 'blockTrade',
        status: 'underReview',
        outcome: 'refused',
        submittedHoursAgo: 0,
        reviewHours: 1,
      });
      await world.advance(2 * hourMs);
    }
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Application refused' })).toBeVisible();
  },
});

/** The session ends while the screen is open. */
export const SessionExpires = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', apply);
    await worldOf(canvasElement).applyFact('session', { state: 'expired' });
    await userEvent.click(canvas.getByRole('button', apply));
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo/)).toBeVisible();
  },
});
