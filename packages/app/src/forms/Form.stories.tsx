import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { atWidth, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { RegistrationScreen } from './test/Registration.tsx';

/** Ten fields of eight kinds in one form: when what is wrong is said, where the focus goes, and what a lost answer means. */
const meta = preview.meta({
  title: 'Forms/Form',
  component: RegistrationScreen,
  parameters: {
    path: '/pages/auth/register',
    scenario: 'visitor',
    facts: [{ name: 'emailCode', parameters: {} }],
  },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

const newsIn = (element: HTMLElement) => element.querySelector('form [aria-live]');
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
// Not by the browser's own rules for emails, which no form of ours follows.
const isRight = (element: HTMLElement) => expect(element).not.toHaveAttribute('aria-invalid');
const isWrong = (element: HTMLElement) => expect(element).toHaveAttribute('aria-invalid', 'true');
const press = (canvas: Canvas, user: UserEventObject) =>
  user.click(canvas.getByRole('button', { name: 'Create account' }));

async function fillIn(
  canvas: Canvas,
  element: HTMLElement,
  user: UserEventObject,
  { code = '482163', without = '' }: { code?: string; without?: string } = {},
): Promise<void> {
  await user.type(field(canvas, 'Email'), 'new@meridian.example');
  await user.type(field(canvas, 'Code'), code);
  await user.type(canvas.getByLabelText('Password'), 'lovelace');
  await user.type(canvas.getByLabelText('Password again'), 'lovelace');
  if (without !== 'Country') {
    await user.click(canvas.getByRole('button', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: /Singapore/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await user.click(canvas.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: 'EUR' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.type(field(canvas, 'First deposit'), '.5');
  const file = element.querySelector<HTMLInputElement>('input[type=file]');
  if (file === null) throw new Error('there is no place for a picture');
  await user.upload(file, new File(['x'], 'front.png', { type: 'image/png' }));
  await user.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }));
}

export const Filled = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent);
    await press(canvas, userEvent);
    await expect(await canvas.findByText('Account made')).toBeVisible();
  },
});

/** Every field says what to do, and the first has the focus, which reads it out: nothing else is announced. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press(canvas, userEvent);
    await expect(field(canvas, 'Email')).toHaveFocus();
    await isWrong(field(canvas, 'Email'));
    await expect(field(canvas, 'Email')).toHaveAccessibleDescription('Please Enter Email');
    await expect(field(canvas, 'Code')).toHaveAccessibleDescription('Please Enter Email Verification Code');
    await expect(canvas.getByRole('button', { name: 'Country' })).toHaveAccessibleDescription(
      'Please Select Country',
    );
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(
      'Please select a currency type',
    );
    await expect(field(canvas, 'First deposit')).toHaveAccessibleDescription(
      'USD Please enter the correct amount',
    );
    await expect(canvas.getByText('Please Upload Image')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to go on.');
    await expect(newsIn(canvasElement)).toBeEmptyDOMElement();
  },
});

/** After five wrong codes the right one is refused too: said at its field. */
export const CodeTriedTooOften = meta.story({
  parameters: { facts: [{ name: 'emailCode', parameters: { wrongTries: 5 } }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent);
    await press(canvas, userEvent);
    await waitFor(() => isWrong(field(canvas, 'Code')));
    await expect(field(canvas, 'Code')).toHaveAccessibleDescription(/Too many wrong codes/);
  },
});

/** A field that is a button takes the focus as well. */
export const FirstWrongIsAButton = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent, { without: 'Country' });
    await press(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: 'Country' })).toHaveFocus();
  },
});

/** On leaving a field that was typed into, heard once; from then on at every keystroke. */
export const SaidOnLeaving = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = field(canvas, 'Email');
    await userEvent.click(email);
    await userEvent.tab();
    await isRight(email);
    await userEvent.type(email, 'ann');
    await isRight(email);
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('An email looks like name@example.com.');
    const news = newsIn(canvasElement);
    await waitFor(() => expect(news).toHaveTextContent(/^Email – An email looks like name@example.com.$/));
    await userEvent.type(email, '@b');
    await isRight(email);
    await waitFor(() => expect(news).toBeEmptyDOMElement());
  },
});

/** While a button is held down nothing appears that could move it away from under the press. */
export const NotWhilePressing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = field(canvas, 'Email');
    const terms = canvas.getByText('I agree to the terms');
    await userEvent.type(email, 'ann');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: terms });
    await expect(email).not.toHaveFocus();
    await isRight(email);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: terms });
    await waitFor(() => isWrong(email));
  },
});

/** A paste brings spaces, hyphens and a line's end: none of them is an error. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas, 'Email'));
    await userEvent.paste('  new@meridian.example\t');
    await userEvent.click(field(canvas, 'Code'));
    await userEvent.paste('482-163');
    await userEvent.click(field(canvas, 'First deposit'));
    await userEvent.paste('$1,250.50');
    await userEvent.tab();
    await expect(field(canvas, 'Email')).toHaveValue('new@meridian.example');
    await expect(field(canvas, 'Code')).toHaveValue('482163');
    await expect(field(canvas, 'First deposit')).toHaveValue('1250.50');
    for (const name of ['Email', 'Code', 'First deposit']) await isRight(field(canvas, name));
  },
});

/** A refusal that is about one field is said there, in the server's words. */
export const RefusedAtItsField = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent, { code: '000000' });
    await press(canvas, userEvent);
    const title = await canvas.findByText('No account was made');
    const code = field(canvas, 'Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/code/i);
    await expect(within(title.closest<HTMLElement>('[role=alert]') ?? title).queryByText(/code/i)).toBeNull();
    await userEvent.clear(code);
    await userEvent.type(code, '482163');
    await isRight(code);
    await press(canvas, userEvent);
    await expect(await canvas.findByText('Account made')).toBeVisible();
  },
});

/** Carried out, and the answer lost: never "no account was made". Sent again it is carried out once, and answered. */
export const AnswerLost = meta.story({
  parameters: {
    faults: ['lost@auth.registerByEmail'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await press(canvas, userEvent);
      await expect(await canvas.findByText('Account made')).toBeVisible();
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent);
    await press(canvas, userEvent);
    await expect(await canvas.findByText('Your account may have been made')).toBeVisible();
    await expect(canvas.queryByText('No account was made')).toBeNull();
  },
});

/** What is sent after that is another intent; its refusal is no proof that the first did nothing. */
export const RefusedWhileInDoubt = meta.story({
  parameters: { endsWithoutFaults: true, faults: ['lost@auth.registerByEmail'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent);
    await press(canvas, userEvent);
    await expect(await canvas.findByText('Your account may have been made')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.type(field(canvas, 'Invitation code'), 'MRD-000000');
    await press(canvas, userEvent);
    await expect(await canvas.findByText(/Send it again to find out/)).toBeVisible();
    await expect(canvas.getByText('Your account may have been made')).toBeVisible();
    await expect(canvas.queryByText('No account was made')).toBeNull();
    await isRight(field(canvas, 'Invitation code'));
  },
});

/** The draft comes back after a reload; a password never does, though the form names it. */
export const KeptOverAReload = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, canvasElement, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the storage' }));
    const kept = await canvas.findByText(/^Kept: /);
    await expect(kept).toHaveTextContent('new@meridian.example');
    await expect(kept).not.toHaveTextContent('lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(field(canvas, 'Email')).toHaveValue('new@meridian.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Country Singapore' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('EUR');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await isRight(field(canvas, 'Email'));
  },
});

/** The narrowest phone, with every error there is. */
export const Narrow = meta.story(
  atWidth('w320', {
    shows: async (context) => {
      await sees('textbox', 'Email')(context);
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create account' }));
      await expect(await context.canvas.findByText('Please Enter Email')).toBeVisible();
    },
  }),
);
