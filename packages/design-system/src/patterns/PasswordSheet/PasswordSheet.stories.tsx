import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FigureRow } from '../FigureRow/FigureRow.tsx';
import { PasswordSheet, type PasswordSheetProps } from './PasswordSheet.tsx';

function Controlled(props: PasswordSheetProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordSheet {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Patterns/PasswordSheet',
  component: PasswordSheet,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    title: 'Confirm with your transaction password',
    label: 'Transaction password',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    submitLabel: 'Buy 10 AAPL',
    submitTone: 'buy' as const,
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
  play: async ({ userEvent, args }) => {
    const input = await screen.findByLabelText('Transaction password');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({
  args: { value: '123456', error: 'The transaction password is wrong. Two tries are left.' },
});

export const Sending = meta.story({
  args: { value: '123456', isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Buy 10 AAPL' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
