import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ShownAndHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const Invalid = meta.story({ args: { value: 'abc', error: 'At least 6 characters.' } });
export const Disabled = meta.story({ args: { value: 'correct horse', isDisabled: true } });
