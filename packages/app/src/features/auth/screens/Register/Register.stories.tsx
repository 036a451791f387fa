import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor } from 'storybook/test';
import { atWidth, inChinese, offline, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { codeSent, demoInvite, proveEmail, sentTo } from '../../test/prove-email.ts';
import { disguisedPage, photo } from '#forms/upload/test/pictures.ts';
import { pictureOfCode } from '#forms/upload/test/codes.ts';
import RegisterScreen from './Register.tsx';

const register = '/pages/auth/register';

const meta = preview.meta({
  component: RegisterScreen,
  parameters: { path: register, scenario: 'visitor', facts: [codeSent] },
});

const submit = { name: 'Create account' };
const fromPicture = 'Read it from a picture of a QR code';

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(canvas.getByText('6 to 20 characters of any kind.')).toBeVisible();
    await expect(canvas.getByLabelText('Email verification code')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText('Please Enter Email')).toBeVisible();
    await expect(canvas.getByText('Please Enter Email Verification Code')).toBeVisible();
    await expect(canvas.getByText('Please Enter New Password')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const CodeSent = meta.story({
  parameters: { facts: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), sentTo);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('button', { name: 'Again in 60 s' })).toBeVisible();
    await expect(await screen.findByText('Send Success')).toBeInTheDocument();
  },
});

/** Another device has asked for a code: the refusal says how long to wait, and that code is good. */
export const CodeAskedForElsewhere = meta.story({
  parameters: { scenario: 'code-cooling', facts: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), sentTo);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/40/)).toBeVisible();
    await expect(canvas.getByLabelText('Email verification code')).toBeInvalid();
  },
});

export const Mismatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { again: 'harbour-light-8' });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('The two passwords do not match')).toBeVisible();
    await expect(canvas.getByLabelText('New password again')).toHaveFocus();
  },
});

export const PasswordAdvice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('New password');
    await userEvent.type(password, '1234');
    await expect(canvas.getByText('2 characters more.')).toBeVisible();
    await userEvent.type(password, '56');
    await expect(canvas.getByText(/^Easy to guess/)).toBeVisible();
    await expect(password).toHaveAccessibleDescription(/^Easy to guess/);
    await userEvent.clear(password);
    await userEvent.type(password, 'Harb0ur-light');
    await expect(canvas.getByText('Strong.')).toBeVisible();
  },
});

export const Invited = meta.story({
  parameters: { scenario: 'invited', facts: [], route: `${register}?inviteCode=${demoInvite}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Invitation code')).toHaveValue(demoInvite);
    await expect(canvas.getByText('From the link that you followed.')).toBeVisible();
  },
});

/** A picture of the code that somebody shared: the link in it is read on the device. */
export const InvitedByPicture = meta.story({
  parameters: { scenario: 'invited', facts: [] },
  play: async ({ canvas, userEvent }) => {
    const link = `https://meridian.example/#${register}?inviteCode=${demoInvite}`;
    await userEvent.upload(
      await canvas.findByLabelText(fromPicture, { selector: 'input' }),
      await pictureOfCode(link),
    );
    await waitFor(() => expect(canvas.getByLabelText('Invitation code')).toHaveValue(demoInvite), {
      timeout: 20_000,
    });
    await expect(canvas.getByText('Read from your picture.')).toBeVisible();
  },
});

/** A code of something else, such as a wallet's address, is none. */
export const OtherCodeInPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const wallet = 'ethereum:0x00000000219ab540356cBB839Cbe05303d7705Fa';
    await userEvent.upload(
      await canvas.findByLabelText(fromPicture, { selector: 'input' }),
      await pictureOfCode(wallet),
    );
    await expect(
      await canvas.findByText('This QR code is not an invitation to Meridian.', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Invitation code')).toHaveValue('');
  },
});

export const NoCodeInPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(fromPicture, { selector: 'input' }),
      await photo(600, 400),
    );
    await expect(await canvas.findByText(/^No QR code was found/, {}, { timeout: 20_000 })).toBeVisible();
  },
});

/** A page under the name of a picture is opened by nothing. */
export const NoPictureForACode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(fromPicture, { selector: 'input' }), disguisedPage);
    await expect(
      await canvas.findByText(/cannot be opened as a picture/, {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

export const InvitationUnknown = meta.story({
  parameters: { route: `${register}?inviteCode=MRD-000000` },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('No account was created')).toBeVisible();
    const field = canvas.getByLabelText('Invitation code');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('MRD-000000');
    await expect(field).toBeInvalid();
  },
});

export const CodeWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { code: '000000' });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('No account was created')).toBeVisible();
    await expect(canvas.getByLabelText('Email verification code')).toBeInvalid();
  },
});

export const CodeExpired = meta.story({
  parameters: { scenario: 'code-expired', facts: [] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/expired/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeVisible();
  },
});

export const CodeLocked = meta.story({
  parameters: { facts: [{ name: 'emailCode', parameters: { sentSecondsAgo: 90, wrongTries: 5 } }] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('No account was created')).toBeVisible();
    await expect(canvas.getByLabelText('Email verification code')).toBeInvalid();
  },
});

/** Whoever's code is good has an account, and is led on. */
export const CodeAccepted = meta.story({
  parameters: { endsIn: { path: '/pages/home/index' } },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await screen.findByText('Register Success')).toBeInTheDocument();
    await expect(await canvas.findByText('Went to /pages/home/index')).toBeVisible();
  },
});

/** The email is somebody's already: the way to sign in has it filled in. */
export const EmailTaken = meta.story({
  parameters: { facts: [{ name: 'emailCode', parameters: { email: demoUser.email, sentSecondsAgo: 90 } }] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email: demoUser.email });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('link', { name: 'Sign in with this email' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('New password')).toHaveValue('harbour-light-9');
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@auth.registerByEmail'] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your account may have been created')).toBeVisible();
    await expect(canvas.queryByText('No account was created')).toBeNull();
  },
});

export const Pending = meta.story({
  parameters: { faults: ['hang@auth.registerByEmail'] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The wait for the next code is an instant on the device: it goes on while somebody reads the email. */
export const CodeCooling = meta.story({
  parameters: { facts: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), sentTo);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('button', { name: 'Again in 60 s' })).toBeVisible();
    await worldOf(canvasElement).advance(18_000);
    await expect(await canvas.findByRole('button', { name: 'Again in 42 s' })).toBeVisible();
  },
});

export const Offline = meta.story(offline({ shows: sees('button', 'Create account') }));

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: sees('button', 'Create account') }));
