import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Controlled(props: CheckboxProps) {
  const [isChecked, setChecked] = useState(props.isChecked);
  return <Checkbox {...props} isChecked={isChecked} onChange={setChecked} />;
}

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: {
    label: 'I know that this investment cannot be sold after ordering.',
    isChecked: false,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const TickedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /cannot be sold/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

export const TickedByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/cannot be sold/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { error: 'Tick this to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, isChecked: true } });
