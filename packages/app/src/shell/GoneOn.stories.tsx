/** Who goes on while a form is on its way stays where they went: the answer is said, and leads nowhere. */
import type { StoryContext } from '@storybook/react-vite';
import { demoUser } from '@meridian/mocks/names';
import { expect, fn, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { routePaths } from '#platform/address/paths.ts';
import { headed } from './test/headed.ts';
import { type, Walk } from './test/Walk.tsx';

const meta = preview.meta({
  title: 'Shell/GoneOn',
  component: Walk,
  parameters: {
    path: '*',
    route: routePaths.settings,
    scenario: 'trader',
    faults: ['slow=1500@auth.updatePassword'],
  },
  args: { onReload: fn() },
});

const password = 'harbour-light-9';

/** The code of the screen that the answer leads to is here by then: it is drawn at once. */
async function sendNewPassword({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await headed(canvas, 'Settings');
  type(routePaths.loginPassword);
  await userEvent.type(await canvas.findByLabelText('Current login password'), demoUser.password);
  await userEvent.type(canvas.getByLabelText('New login password'), password);
  await userEvent.type(canvas.getByLabelText('New login password again'), `${password}{Enter}`);
}

export const WhileItIsSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sendNewPassword({ canvas, userEvent });
    type(routePaths.watchlist);
    await headed(canvas, 'Watchlists');
    await expect(await screen.findByText(/^Login password changed/)).toBeInTheDocument();
    // Where the answer would have led is drawn by then.
    for (let picture = 0; picture < 10; picture += 1) await new Promise(requestAnimationFrame);
    await headed(canvas, 'Watchlists');
  },
});

/** Who stays is led on. */
export const WhoStays = meta.story({
  parameters: { faults: [] },
  play: async ({ canvas, userEvent }) => {
    await sendNewPassword({ canvas, userEvent });
    await headed(canvas, 'Settings');
  },
});
