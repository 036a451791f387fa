import { expect, type screen, type UserEventObject } from 'storybook/test';

type User = Pick<UserEventObject, 'click' | 'type'>;
type Canvas = Pick<typeof screen, 'findByLabelText' | 'findByText' | 'getByRole'>;

/** Types a new password twice. */
export async function typeNew(canvas: Canvas, userEvent: User, next: string, again = next) {
  await userEvent.type(await canvas.findByLabelText('New transaction password'), next);
  await userEvent.type(await canvas.findByLabelText('New transaction password again'), again);
}

/** Changes the one in force; the answer does not say that it did. */
export async function changeToBusy(canvas: Canvas, userEvent: User, current: string) {
  await userEvent.type(await canvas.findByLabelText('Current transaction password'), current);
  await typeNew(canvas, userEvent, '135790');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  await expect(await canvas.findByText('Your transaction password may have changed')).toBeVisible();
}
