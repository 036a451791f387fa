import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { FigureRow } from '../FigureRow/FigureRow.tsx';
import { PasswordSheet, type PasswordSheetProps } from './PasswordSheet.tsx';

function Controlled(props: PasswordSheetProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordSheet {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Patterns/PasswordSheet',
  component: PasswordSheet,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '480px' },
      ...guide({
        what: 'Asks for the transaction password before money moves, under the figures once more.',
        whenToUse: ['Every order, withdrawal and transfer, after it was checked.'],
        whenNotToUse: [
          'Signing in: a `FormLayout` with a `PasswordField`.',
          'A question without a password: `ConfirmDialog`.',
        ],
        anatomy: {
          story: 'wrong-password',
          window: { width: 390, height: 480 },
          parts: {
            'Title: the same words as the button': 'h2',
            'What is being confirmed': 'form [data-total]',
            Password: 'input',
            'Its error': "[id$='-message']",
            'The button, which says what will happen': "button[type='submit']",
          },
        },
        keyboard: {
          Tab: 'Moves through the password, its eye, the button and the way to close, and stays in the sheet.',
          Enter: 'In the password: sends.',
          Escape: 'Closes, unless the order is on its way.',
        },
        accessibility: [
          'A dialog with a name; the password has the focus as it opens.',
          'A wrong password is said by the field and heard with it.',
          'While sending nothing closes it and nothing is sent twice; the field keeps what it showed, and the button says so.',
          'In place it is a region with the same name; Escape inside closes it, and nothing around it is locked.',
        ],
        content: ['An error says how many tries are left and where to reset the password.'],
        related: ['Sheet', 'PasswordField', 'ReviewScreen', 'ConfirmDialog'],
      }),
    },
  },
  args: {
    isOpen: true,
    title: 'Confirm with your transaction password',
    label: 'Transaction password',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    submitLabel: 'Buy 10 AAPL',
    submitTone: 'buy' as const,
    pendingLabel: 'Sending…',
    isPending: false,
    onClose: fn(),
    closeLabel: 'Close',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    children: <FigureRow label="Total" value="$1,900.30" isTotal />,
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const EnterSubmits = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    const input = await screen.findByLabelText('Transaction password');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({
  args: { value: '123456', error: 'The transaction password is wrong. Two tries are left.' },
  play: async () => {
    const input = await screen.findByLabelText('Transaction password');
    await expect(input).toHaveAccessibleDescription('The transaction password is wrong. Two tries are left.');
    await expect(input).toBeInvalid();
  },
});

export const Sending = meta.story({
  args: { value: '123456', isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByLabelText('Transaction password')).toHaveValue('123456');
    await userEvent.type(screen.getByLabelText('Transaction password'), '7');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ClosedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    const input = await screen.findByLabelText('Transaction password');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** In the ticket's own column on a wide window: the price beside it stays in sight. */
export const InPlace = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { isInPlace: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('region', { name: 'Confirm with your transaction password' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Transaction password')).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Sell short 1,204,332 Zhong An Online at HK$123,456.78',
    submitLabel: 'Sell short 1,204,332 Zhong An Online at HK$123,456.78',
    submitTone: 'sell',
    hint: 'It is not your sign-in password. You set it in the settings.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '买入 10 股 AAPL',
    label: '交易密码',
    submitLabel: '买入 10 股 AAPL',
    pendingLabel: '发送中…',
    closeLabel: '关闭',
    showLabel: '显示密码',
    hideLabel: '隐藏密码',
    error: '交易密码不正确，还可再试 2 次。',
    value: '123456',
    children: <FigureRow label="应付总额" value="$1,900.30" isTotal />,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '買入 200 股 00700',
    label: '交易密碼',
    submitLabel: '買入 200 股 00700',
    pendingLabel: '發送中…',
    closeLabel: '關閉',
    showLabel: '顯示密碼',
    hideLabel: '隱藏密碼',
    children: <FigureRow label="應付總額" value="HK$82,602.52" isTotal />,
  },
});
