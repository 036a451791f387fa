import { screen, within } from 'storybook/test';
import { sendFromSheet, type Canvas, type User } from '#submission/test/acting.ts';

const payPassword = '246810';

/** Picks an option of a list that opens. */
export async function choose(canvas: Canvas, user: User, label: string, option: RegExp): Promise<void> {
  await user.click(await canvas.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Types an amount and opens the review. */
export async function review(canvas: Canvas, user: User, amount: string, what: string) {
  await user.type(await canvas.findByRole('textbox', { name: 'Amount' }), amount);
  await user.click(await canvas.findByRole('button', { name: what }));
  return within(await screen.findByRole('dialog', { name: what }));
}

/** As {@link review}, compares the account that is new, and confirms. */
export async function withdraw(canvas: Canvas, user: User, amount: string, what: string): Promise<void> {
  const sheet = await review(canvas, user, amount, what);
  const compared = sheet.queryByRole('button', { name: /^It ends in / });
  if (compared !== null) await user.click(compared);
  await sendFromSheet(user, what, payPassword);
}
