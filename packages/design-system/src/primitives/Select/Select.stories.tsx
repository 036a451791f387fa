import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Controlled(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  parameters: { layout: 'padded' },
  args: {
    label: 'Currency',
    value: 'USD',
    onChange: fn(),
    options: [
      { value: 'USD', label: 'US dollar' },
      { value: 'HKD', label: 'Hong Kong dollar' },
      { value: 'EUR', label: 'Euro' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Euro' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Euro'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { name: 'US dollar', selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
  },
});

export const Placeholder = meta.story({ args: { value: null, placeholder: 'Select a currency type' } });
export const Invalid = meta.story({
  args: { value: null, placeholder: 'Currency', error: 'Please select a currency type' },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
