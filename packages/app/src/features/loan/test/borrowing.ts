import { screen, within } from 'storybook/test';
import { sendFromSheet, type Canvas, type User } from '#submission/test/acting.ts';

const payPassword = '246810';

/** What the button says once 6,000 dollars are typed. */
export const what = 'Apply for $6,000.00';

/** Fills the form in: 6,000 dollars for twelve months, for education. */
export async function fillIn(canvas: Canvas, user: User): Promise<void> {
  await user.type(await canvas.findByRole('textbox', { name: 'Amount' }), '6000');
  await user.click(canvas.getByRole('radio', { name: /^12 months/ }));
  await user.click(canvas.getByRole('combobox', { name: 'Purpose' }));
  await user.click(await screen.findByRole('option', { name: 'Education' }));
}

/** As {@link fillIn}, and opens the review. */
export async function review(canvas: Canvas, user: User) {
  await fillIn(canvas, user);
  await user.click(await canvas.findByRole('button', { name: what }));
  return within(await screen.findByRole('dialog', { name: what }));
}

/** As {@link review}, and confirms. */
export async function borrow(canvas: Canvas, user: User): Promise<void> {
  await review(canvas, user);
  await sendFromSheet(user, what, payPassword);
}
