import { expect, waitFor } from 'storybook/test';
import { figure, sendFromSheet, type Canvas, type User } from '#submission/test/acting.ts';

/** What a customer does whose transaction password this is: stories alone know the names of the mocks. */
export function actingAs({ payPassword }: { readonly payPassword: string }) {
  /** Presses the button once it is known what comes of it, and sends the order from the sheet. */
  async function close(canvas: Canvas, user: User, what: string): Promise<void> {
    const button = await canvas.findByRole('button', { name: what });
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toContain('$'));
    await user.click(button);
    await sendFromSheet(user, what, payPassword);
  }

  return { close };
}
