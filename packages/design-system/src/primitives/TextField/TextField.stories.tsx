import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Email or user ID', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const Empty = meta.story({
  args: { placeholder: 'name@example.com' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email or user ID'), 'a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
  },
});

export const Filled = meta.story({
  args: { value: 'margaret@example.com', type: 'email', hint: 'We send the code there.' },
});

export const Invalid = meta.story({
  args: { value: 'margaret', error: 'Please Enter Email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please Enter Email');
  },
});

export const Disabled = meta.story({ args: { value: 'margaret@example.com', isDisabled: true } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Bank branch address, as it stands on the statement of the account that the money goes to',
    value: 'Hong Kong and Shanghai Banking Corporation, 1 Queen’s Road Central, Central and Western District',
    error:
      'The address is longer than the bank takes. Leave out the district and the building’s name, and keep street and number.',
  },
});
