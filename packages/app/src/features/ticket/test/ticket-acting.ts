import { expect, screen, waitFor } from 'storybook/test';
import { figure, sendFromSheet as sendWith, type Canvas, type User } from '#submission/test/acting.ts';

export async function typeQuantity(canvas: Canvas, user: User, quantity: string): Promise<void> {
  await user.type(await canvas.findByRole('textbox', { name: 'Quantity' }), quantity);
}

/** Presses the ticket's button once it is known what the order costs, and what it adds to. */
export async function press(canvas: Canvas, user: User, what: string): Promise<void> {
  const button = await canvas.findByRole('button', { name: what });
  await waitFor(() => expect(figure(canvas, '(Total to pay|Margin and fee)')).toContain('$'));
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** What a customer does whose transaction password this is: stories alone know the names of the mocks. */
export function actingAs({ payPassword }: { readonly payPassword: string }) {
  async function sendFromSheet(user: User, what: string, password: string = payPassword): Promise<void> {
    await sendWith(user, what, password);
  }

  /** Presses the ticket's button, types the transaction password and presses the same words in the sheet. */
  async function order(
    canvas: Canvas,
    user: User,
    what: string,
    password: string = payPassword,
  ): Promise<void> {
    await press(canvas, user, what);
    await sendFromSheet(user, what, password);
  }

  /** As `order`, where something is asked about first. */
  async function orderAgreeing(canvas: Canvas, user: User, what: string): Promise<void> {
    await press(canvas, user, what);
    await user.click(await screen.findByRole('checkbox', { name: /^I (want|know)/ }));
    await sendFromSheet(user, what);
  }

  return { order, orderAgreeing, sendFromSheet };
}
