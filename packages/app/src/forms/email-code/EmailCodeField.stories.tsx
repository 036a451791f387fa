import { FormLayout, TextField } from '@meridian/design-system';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { EmailCodeField } from './EmailCodeField.tsx';

const onEmailMissing = fn();

/** The smallest form that proves an email. Its code can be closed and opened again, as by a reload. */
function Form({ initialEmail = 'new@meridian.example' }: { initialEmail?: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [code, setCode] = useState('');
  const [visit, setVisit] = useState(1);
  return (
    <ScreenFrame title="Prove an email">
      <FormLayout onSubmit={() => setVisit(visit + 1)}>
        <TextField label="Email" value={email} onChange={setEmail} />
        <EmailCodeField
          key={visit}
          purpose="register"
          email={email.includes('@') ? email : null}
          value={code}
          onChange={setCode}
          onEmailMissing={onEmailMissing}
        />
        <button type="submit">{'Reload'}</button>
      </FormLayout>
    </ScreenFrame>
  );
}

const meta = preview.meta({
  title: 'Forms/EmailCodeField',
  component: Form,
  parameters: { path: '/pages/auth/register', scenario: 'visitor' },
  beforeEach: () => void onEmailMissing.mockClear(),
});

const secondMs = 1_000;

/** The wait is an instant on the device: opening the form again keeps it, and another email has none. */
export const SentAndCounting = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const world = worldOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('button', { name: 'Again in 60 s' })).toBeVisible();
    await expect(canvas.getByText(/Sent to new@meridian\.example.*10 minutes/)).toBeVisible();
    await world.advance(18 * secondMs);
    await expect(await canvas.findByRole('button', { name: 'Again in 42 s' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByRole('button', { name: 'Again in 42 s' })).toBeVisible();

    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '.hk');
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeVisible();
    await userEvent.type(email, '{Backspace}{Backspace}{Backspace}');
    await world.advance(41 * secondMs);
    await expect(await canvas.findByRole('button', { name: 'Again in 1 s' })).toBeVisible();
    await world.advance(secondMs);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('button', { name: 'Again in 60 s' })).toBeVisible();
  },
});

export const EmailMissing = meta.story({
  args: { initialEmail: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(onEmailMissing).toHaveBeenCalledOnce();
  },
});

const justSent = {
  name: 'emailCode',
  parameters: { email: 'new@meridian.example', sentSecondsAgo: 20 },
} as const;

/** Another device has asked for one: the refusal says how long. */
export const TooSoon = meta.story({
  parameters: { facts: [justSent] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    const code = canvas.getByRole('textbox', { name: 'Email verification code' });
    await expect(await canvas.findByText(/40/)).toBeVisible();
    await expect(code).toBeInvalid();
  },
});

export const RefusalGoesWithTyping = meta.story({
  parameters: { facts: [justSent] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    const code = canvas.getByRole('textbox', { name: 'Email verification code' });
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.type(code, '4');
    await expect(code).toBeValid();
  },
});

/** Nobody knows whether it was sent: that is said, and another can be asked for. */
export const AnswerLost = meta.story({
  parameters: { faults: ['lost@auth.sendEmailCode'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    const isDoubt = /may have been sent/;
    await expect(await canvas.findByText(isDoubt, { selector: '[role=status]' })).toBeInTheDocument();
    const code = canvas.getByRole('textbox', { name: 'Email verification code' });
    await expect(code).toHaveAccessibleDescription(isDoubt);
    await expect(code).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@auth.sendEmailCode'] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Send code' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发送验证码' }));
    await expect(await canvas.findByRole('button', { name: '60 秒后重发' })).toBeVisible();
  },
});
