import type { screen, userEvent as user } from 'storybook/test';

interface Acting {
  readonly canvas: Pick<typeof screen, 'findByLabelText' | 'getByLabelText'>;
  readonly userEvent: Pick<typeof user, 'type'>;
}

interface Proof {
  readonly email?: string;
  readonly code?: string;
  readonly password?: string;
  readonly again?: string;
}

/** The email that the fact `emailCode` sends its code to, and that code. */
export const sentTo = 'new@meridian.example';
const sentCode = '482163';
const goodPassword = 'harbour-light-9';

/** A code that was sent a while ago, so that another can be asked for. */
export const codeSent = { name: 'emailCode', parameters: { sentSecondsAgo: 90 } } as const;

/** Fills in what proves an email, and a new password twice. */
export async function proveEmail({ canvas, userEvent }: Acting, proof: Proof = {}): Promise<void> {
  const { email = sentTo, code = sentCode, password = goodPassword, again = password } = proof;
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Email verification code'), code);
  await userEvent.type(canvas.getByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('New password again'), again);
}

/** Of the demo's customer. */
export const demoInvite = 'MRD-4821';
