import { screen, within } from 'storybook/test';
import type { Canvas, User } from '#submission/test/acting.ts';

/** Picks an option of a list that opens. */
export async function choose(canvas: Canvas, user: User, label: string, option: RegExp): Promise<void> {
  await user.click(await canvas.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Types the amount, reviews it and confirms. */
export async function move(canvas: Canvas, user: User, amount: string, what: string): Promise<void> {
  await user.type(await canvas.findByRole('textbox', { name: 'Amount' }), amount);
  await user.click(await canvas.findByRole('button', { name: what }));
  const sheet = within(await screen.findByRole('dialog', { name: what }));
  await user.click(sheet.getByRole('button', { name: what }));
}
