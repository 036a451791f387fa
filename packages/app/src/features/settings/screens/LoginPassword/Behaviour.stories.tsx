import { demoUser } from '@meridian/mocks/names';
import { expect, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import LoginPasswordScreen from './LoginPassword.tsx';

const meta = preview.meta({
  component: LoginPasswordScreen,
  parameters: { path: '/pages/setting/loginpwd', scenario: 'trader' },
});

/** Every other session is over, and this one goes on. */
export const Changed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current login password'), demoUser.password);
    await userEvent.type(canvas.getByLabelText('New login password'), 'harbour-light-9');
    await userEvent.type(canvas.getByLabelText('New login password again'), 'harbour-light-9{Enter}');
    await expect(await screen.findByText(/^Login password changed/)).toBeInTheDocument();
    await expect(await canvas.findByText('Went to /pages/setting/index')).toBeVisible();
    const { users } = worldOf(canvasElement).world.read();
    await expect(users.get(demoUser.loginId)?.sessionEndings).toEqual(['passwordChanged']);
  },
});
