import type { Canvas, User } from '#submission/test/acting.ts';
import { screen, within } from 'storybook/test';

export const lockIn = /^I know that this cannot be sold after ordering/;

/** Types the amount and opens the review. */
export async function review(canvas: Canvas, user: User, amount: string, what: string) {
  await user.type(await canvas.findByRole('textbox', { name: 'Amount' }), amount);
  await user.click(await canvas.findByRole('button', { name: what }));
  return within(await screen.findByRole('dialog', { name: what }));
}

/** Reviews it, agrees to the lock-in, and sends it with the transaction password. */
export async function invest(canvas: Canvas, user: User, amount: string, what: string): Promise<void> {
  const sheet = await review(canvas, user, amount, what);
  await user.click(sheet.getByRole('checkbox', { name: lockIn }));
  await user.type(sheet.getByLabelText('Transaction password'), '246810');
  await user.click(sheet.getByRole('button', { name: what }));
}
