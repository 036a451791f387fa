import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { bothSides, fillIn, submit } from '#features/kyc/test/handing-in.ts';
import { headed } from '../test/headed.ts';
import { Shell } from '../Shell.tsx';
import { follow, sees, seesHeading } from './test/steps.ts';

const meta = preview.meta({
  title: 'Journeys/Verify identity',
  component: Shell,
  parameters: { path: '*', route: '/pages/profile/index', scenario: 'kyc-not-submitted' },
  args: { onReload: fn() },
});

const dayMs = 24 * 3_600_000;

/** Somebody proves who they are with both sides of an ID card: it is reviewed, and a message brings the result. */
export const VerifyIdentity = meta.story({
  name: 'Verify identity',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Learn what is needed, and for what', async () => {
      await headed(canvas, 'Account');
      await follow(canvas, userEvent, /^Identity verification/);
      await headed(canvas, 'Identity verification');
      await seesHeading(canvas, 'Verify who you are');
      await sees(canvas, /^You can trade without it\./);
    });

    await step('Fill in what the ID card says', async () => {
      await follow(canvas, userEvent, /^ID card/);
      await headed(canvas, 'Verify with an ID card');
      await fillIn({ canvas, userEvent });
      await sees(canvas, 'K1234567');
    });

    await step('Give pictures of both sides', async () => {
      await bothSides({ canvas, userEvent });
      for (const name of ['Front, with your photo', 'Back'])
        await expect(canvas.getByRole('img', { name })).toBeVisible();
    });

    await step('Submit them for review', async () => {
      await userEvent.click(canvas.getByRole('button', submit));
      await headed(canvas, 'Identity verification');
      await seesHeading(canvas, 'Your documents are under review');
    });

    await step('A day later the person is verified', async () => {
      await worldOf(canvasElement).advance(dayMs);
      await seesHeading(canvas, 'Verified');
    });

    await step('Read the message about it', async () => {
      await follow(canvas, userEvent, 'Back to Account');
      await headed(canvas, 'Account');
      await follow(canvas, userEvent, /^Messages/);
      await headed(canvas, 'Messages');
      await expect(await canvas.findByRole('link', { name: 'Unread Identity verified' })).toBeVisible();
    });
  },
});
