import { screen, within, type UserEventObject } from 'storybook/test';

/** Lets a chosen picture go as it is. */
export async function takeAsItIs(user: Pick<UserEventObject, 'click'>): Promise<void> {
  const look = await screen.findByRole('dialog', { name: 'Check the picture' }, { timeout: 20_000 });
  await user.click(within(look).getByRole('button', { name: 'Use this picture' }));
}
