import { expect, screen, waitFor, type UserEventObject } from 'storybook/test';
import { takeAsItIs } from '#forms/upload/test/taking.ts';
import { documentPhoto } from '#forms/upload/test/pictures.ts';

interface Acting {
  readonly canvas: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
  readonly userEvent: Pick<UserEventObject, 'click' | 'type' | 'upload' | 'keyboard'>;
}

const person = { first: 'Mei', last: 'Chan', number: 'K1234567' };

export const toPictures = { name: 'Next: pictures' };
export const submit = { name: 'Submit for review' };

/** Fills in who somebody is, and goes on. */
export async function fillIn({ canvas, userEvent }: Acting, { first, last, number } = person): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Issuing country or region/ }));
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Search countries and regions' }),
    'Hong Kong',
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: /^Issuing country or region Hong Kong/ })).toHaveFocus(),
  );
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), first);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), last);
  await userEvent.type(canvas.getByRole('textbox', { name: /number$/ }), number);
  await userEvent.click(canvas.getByRole('button', toPictures));
}

/** Chooses a picture of which nothing is wrong; one of another width is another picture. */
export async function choose({ canvas, userEvent }: Acting, label: string, width: number): Promise<void> {
  const field = await canvas.findByLabelText(`${label} Choose a picture`);
  await userEvent.upload(field, await documentPhoto(width + 600));
  await takeAsItIs(userEvent);
}

/** The same until it has arrived. */
export async function picture(acting: Acting, label: string, width: number): Promise<void> {
  await choose(acting, label, width);
  const tile = acting.canvas.getByRole('group', { name: label });
  await waitFor(() => expect(tile).toHaveTextContent('Uploaded'), { timeout: 20_000 });
}

/** Both sides of an ID card. */
export async function bothSides(acting: Acting): Promise<void> {
  await picture(acting, 'Front, with your photo', 320);
  await picture(acting, 'Back', 340);
}
