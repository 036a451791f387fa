import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

function Controlled(props: CodeInputProps) {
  const [value, setValue] = useState(props.value);
  const [secondsLeft, setSecondsLeft] = useState(props.sending?.secondsLeft ?? 0);
  const { sending } = props;
  return (
    <CodeInput
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      sending={
        sending && {
          ...sending,
          secondsLeft,
          onSend: () => {
            setSecondsLeft(60);
            sending.onSend();
          },
        }
      }
    />
  );
}

const sending = {
  onSend: fn(),
  secondsLeft: 0,
  label: 'Send code',
  waitText: (seconds: number) => `Again in ${seconds} s`,
};

const meta = preview.meta({
  title: 'Primitives/CodeInput',
  component: CodeInput,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A code from a message: one field, and beside it the button that sends the code.',
      whenToUse: ['Verifying an address at registration, and before a password is changed.'],
      whenNotToUse: ['A password: `PasswordField`. An invitation code: `TextField`.'],
      anatomy: {
        story: 'counting',
        parts: {
          Label: 'label',
          'One field of at most six characters': 'input',
          'Send button, which counts down': 'button',
          'Hint, or error in its place': "[id$='-message']",
        },
      },
      keyboard: {
        'Letters, digits': 'Fill the field; nothing jumps.',
        Paste: 'Takes the code out of spaces and hyphens, and full-width letters out of their width.',
        'Enter / Space': 'On the button: sends a code, unless it waits.',
      },
      accessibility: [
        'One text input with `autocomplete="one-time-code"`: the phone suggests the code, a screen reader reads one field instead of six.',
        'While it waits, the button keeps its focus and says how long.',
        'The seconds are not announced one by one.',
      ],
      content: ['The hint says where the code went: "Sent to j•••@example.com".'],
      related: ['TextField', 'PasswordField'],
    }),
  },
  args: { label: 'Verification code', value: '', onChange: fn(), onComplete: fn(), sending },
  beforeEach: () => {
    sending.onSend.mockClear();
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const TypedAndSentByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    const send = canvas.getByRole('button', { name: 'Send code' });
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveTextContent('Again in 60 s');
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sending.onSend).toHaveBeenCalledOnce();
    await userEvent.type(input, '1234567');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 482-913 ');
    await expect(input).toHaveValue('482913');
    await userEvent.clear(input);
    // A Chinese input method left in full width.
    await userEvent.paste('４８２９１３');
    await expect(input).toHaveValue('482913');
  },
});

export const LastSecond = meta.story({
  args: { sending: { ...sending, secondsLeft: 1, label: 'Send again' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Again in 1 s' });
    await userEvent.click(button);
    await expect(sending.onSend).not.toHaveBeenCalled();
  },
});

export const MayBeSentAgain = meta.story({
  args: { sending: { ...sending, label: 'Send again' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(sending.onSend).toHaveBeenCalledOnce();
  },
});

export const Counting = meta.story({
  args: { hint: 'Sent to j•••@example.com', sending: { ...sending, secondsLeft: 42 } },
});
export const Sending = meta.story({ args: { sending: { ...sending, isPending: true } } });
export const Invalid = meta.story({
  args: { value: '482913', error: 'This code is not right. Look at the newest message, or send another.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const WithoutSending = meta.story({ args: { sending: undefined, placeholder: 'Six characters' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Verification code from the message to your email address',
    sending: { ...sending, label: 'Send me another verification code' },
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '验证码',
    placeholder: '请输入验证码',
    sending: { ...sending, secondsLeft: 42, label: '重新发送', waitText: (seconds) => `${seconds} 秒后重发` },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '驗證碼',
    value: '482913',
    isRequired: true,
    error: '驗證碼不正確，請核對最新的電郵或重新傳送。',
    sending: { ...sending, label: '傳送驗證碼', waitText: (seconds) => `${seconds} 秒後重新傳送` },
  },
});
