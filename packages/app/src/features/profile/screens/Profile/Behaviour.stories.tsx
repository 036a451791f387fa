import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import ProfileScreen from './Profile.tsx';

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { path: '/pages/profile/index', scenario: 'trader' },
});

export const SignsOutAfterAQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out of this device?' });
    await userEvent.click(within(question).getByText('Stay signed in'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('Went to /pages/auth/login')).toBeVisible();
  },
});
