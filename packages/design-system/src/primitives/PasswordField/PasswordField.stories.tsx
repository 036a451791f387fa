import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A secret, hidden until asked for.',
      whenToUse: ['Signing in, a new password, the transaction password.'],
      whenNotToUse: ['A code from a message: `CodeInput`.', 'To confirm an order: `ReviewSheet` has one.'],
      anatomy: {
        story: 'caps-lock',
        window: { width: 390, height: 160 },
        parts: {
          Label: 'label',
          'Box with the secret': 'input',
          'Button that shows or hides it': 'button',
          'Caps Lock note': "[role='status']",
          'Hint, or error in its place': null,
        },
      },
      keyboard: {
        Tab: 'To the secret, then to the button.',
        'Enter / Space': 'On the button: shows or hides the secret; the focus stays on the button.',
        Enter: 'In the secret: sends the form it is in.',
      },
      accessibility: [
        'The button’s name says what it will do. Pressed by a finger or a mouse, it leaves focus and caret in the secret.',
        'Caps Lock is said politely while typing, and gone when the field is left.',
        'Paste and password managers work. `autoComplete` tells them which secret it is; `off` asks them to keep out of a transaction password.',
      ],
      content: ['The hint says the rule beforehand: "6 to 20 characters."'],
      pairs: [
        {
          kept: (
            <PasswordField
              label="Transaction password"
              hint="Not the one you sign in with."
              value=""
              onChange={fn()}
              showLabel="Show password"
              hideLabel="Hide password"
            />
          ),
          keptWhy: 'Which of the two passwords, before it is typed wrong.',
          broken: (
            <PasswordField
              label="Password"
              value=""
              onChange={fn()}
              showLabel="Show password"
              hideLabel="Hide password"
            />
          ),
          brokenWhy: 'Half of the people type the other one, and three errors lock the account.',
        },
      ],
      related: ['TextField', 'CodeInput', 'ReviewSheet'],
    }),
  },
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password' as const,
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ShownByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const CaretKept = meta.story({
  args: { value: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(7, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([7, 7]);
  },
});

export const CapsLock = meta.story({
  args: { capsLockText: 'Caps Lock is on.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{CapsLock}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.');
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
  },
});

export const Required = meta.story({
  args: { isRequired: true, hint: '6 to 20 characters.', autoComplete: 'new-password' },
});
export const Invalid = meta.story({
  args: { value: 'abc', error: 'At least 6 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters.');
  },
});
export const Disabled = meta.story({
  args: { value: 'correct horse', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Transaction password, which is not the one you sign in with',
    value: 'a'.repeat(60),
    error:
      'This is not your transaction password. After three more wrong ones, trading stops until tomorrow.',
    autoComplete: 'off',
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '交易密码',
    hint: '至少 6 位字符，请勿与登录密码相同。',
    showLabel: '显示密码',
    hideLabel: '隐藏密码',
    capsLockText: '大写锁定已开启。',
  },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '交易密碼',
    value: 'abc',
    error: '密碼須至少 6 個字元。',
    showLabel: '顯示密碼',
    hideLabel: '隱藏密碼',
  },
});
