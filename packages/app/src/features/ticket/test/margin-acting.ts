import { screen, within } from 'storybook/test';
import { sendFromSheet, type Canvas, type User } from '#submission/test/acting.ts';

/** The address at which the margin of a position is changed. Without an id: the open position of the instrument. */
export const marginOf = (code: string, market: string, source: number, id = '') =>
  `/pages/trade/margin?name=${code}&code=${code}&source=${source}&market=${market}&id=${id}`;

/** What a customer does whose transaction password this is: stories alone know the names of the mocks. */
export function actingAs({ payPassword }: { readonly payPassword: string }) {
  async function typeAmount(canvas: Canvas, user: User, amount: string): Promise<void> {
    await user.type(await canvas.findByRole('textbox', { name: 'Margin to add' }), amount);
  }

  /** Types the amount, reviews it and sends it with the transaction password. */
  async function addMargin(canvas: Canvas, user: User, amount: string, what: string): Promise<void> {
    await typeAmount(canvas, user, amount);
    await user.click(await canvas.findByRole('button', { name: what }));
    await sendFromSheet(user, what, payPassword);
  }

  async function raise(canvas: Canvas, user: User, multiple: string): Promise<void> {
    await user.click(await canvas.findByRole('radio', { name: 'Raise leverage' }));
    await user.click(await canvas.findByRole('button', { name: multiple }));
  }

  return { typeAmount, addMargin, raise };
}

/** The sheet that asks once more. */
export const sheetOf = async (what: string) => within(await screen.findByRole('dialog', { name: what }));
