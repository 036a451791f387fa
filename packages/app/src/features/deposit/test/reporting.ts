import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { photo } from '#forms/upload/test/pictures.ts';
import { takeAsItIs } from '#forms/upload/test/taking.ts';

export interface Acting {
  readonly canvas: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
  readonly userEvent: Pick<UserEventObject, 'click' | 'type' | 'upload'>;
}

/** Types an amount and chooses the screenshot; ends once it has arrived. */
export async function fillIn({ canvas, userEvent }: Acting, amount: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Amount you sent/ }), amount);
  const field = await canvas.findByLabelText('Screenshot of the payment Choose a picture');
  await userEvent.upload(field, await photo(320, 200));
  await takeAsItIs(userEvent);
  const tile = canvas.getByRole('group', { name: 'Screenshot of the payment' });
  await waitFor(() => expect(tile).toHaveTextContent('Uploaded'), { timeout: 20_000 });
}

const press = { name: /^Report deposit of/ };

/** To the review, which is answered. */
export async function openReview({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole('button', press));
  return within(await screen.findByRole('dialog', press));
}

/** From the filled form through the review. */
export async function report(acting: Acting): Promise<void> {
  const sheet = await openReview(acting);
  await acting.userEvent.click(sheet.getByRole('button', press));
}
