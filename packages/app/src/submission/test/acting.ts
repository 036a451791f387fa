import { screen, within, type UserEventObject } from 'storybook/test';

/** What a story acts on and with, on the ticket as on the closing screen. */
export type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
export type User = Pick<UserEventObject, 'click' | 'type'>;

/** The value behind a name in the list of figures. */
export const figure = (canvas: Canvas, name: string) =>
  canvas
    .getAllByText(new RegExp(`^(?:${name})$`))
    .at(-1)
    ?.closest('div')?.textContent ?? '';

/** Types the transaction password into the open sheet and presses the words the sheet is named after. */
export async function sendFromSheet(user: User, what: string, password: string): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: what }));
  await user.type(sheet.getByLabelText('Transaction password'), password);
  await user.click(sheet.getByRole('button', { name: what }));
}
