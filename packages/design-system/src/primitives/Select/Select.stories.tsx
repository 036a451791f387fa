import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Select, type SelectProps } from './Select.tsx';

function Controlled(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
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
  title: 'Primitives/Select',
  component: Select,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'One of many plain names, in a list that opens below the field.',
        whenToUse: ['Six to some thirty names that everybody knows: a currency, a wallet, a month.'],
        whenNotToUse: [
          'Up to five: `SegmentedControl` or `RadioGroup` show them all at once.',
          'Options that need a sentence, on a phone: `PickerSheet`. A country: `RegionSelect`.',
          'Things to do: `Menu`.',
        ],
        anatomy: {
          story: 'open',
          window: { width: 390, height: 320 },
          parts: {
            Label: 'label',
            'Field: what is chosen or the placeholder, arrow': "[role='combobox']",
            'List: names': "[role='option']:nth-of-type(2)",
            'A tick at the chosen one': "[role='option'] svg",
            'Hint, or error in its place': null,
          },
        },
        keyboard: {
          'Enter / Space / Arrow up / down': 'Opens the list at what is chosen.',
          'Arrow up / down, Home / End': 'Move in the open list.',
          Letters: 'Go to the next name that begins with them, in the list or in the closed field.',
          'Enter / Space': 'Chooses the marked one and closes.',
          'Escape / Tab': 'Closes without a change.',
        },
        accessibility: [
          'A `combobox` with a `listbox`; the focus goes back to the field.',
          'A long list scrolls by itself and never leaves the window.',
          'A tick and stronger letters show the choice.',
        ],
        content: [
          'Names in an order that people know: by use, by time, or by the alphabet of the reader.',
          'The placeholder says what to do: "Choose a currency".',
        ],
        related: ['PickerSheet', 'RegionSelect', 'RadioGroup', 'SegmentedControl', 'Menu'],
      }),
      story: { inline: false, height: '320px' },
    },
  },
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
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The list takes the focus a frame after it is there.
    await waitFor(() => expect(screen.getByRole('option', { name: 'US dollar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Euro'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledWith('EUR');
  },
});

const months = Array.from({ length: 36 }, (_, index) => {
  const name = new Date(Date.UTC(2026, 10 - index)).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { value: name, label: name };
});

export const LongList = meta.story({
  args: { label: 'Statement', value: months[0]?.value ?? null, options: months },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.closest('[data-open]')).toBeVisible());
    // Found by its first letters, and brought into sight.
    await userEvent.keyboard('february 2024');
    const found = screen.getByRole('option', { name: 'February 2024' });
    await waitFor(() => expect(found).toHaveAttribute('data-highlighted'));
    await waitFor(() => expect(found.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('February 2024'));
  },
});

export const LeftByEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Euro' });
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Open = meta.story({
  args: {
    options: [
      { value: 'USD', label: 'US dollar' },
      { value: 'HKD', label: 'Hong Kong dollar' },
      { value: 'EUR', label: 'Euro' },
      {
        value: 'CNH',
        label: 'Renminbi traded outside the mainland, not open for deposits today',
        isDisabled: true,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { name: 'US dollar', selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(screen.getByRole('option', { name: /^Renminbi/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Placeholder = meta.story({
  args: {
    value: null,
    placeholder: 'Choose a currency',
    isRequired: true,
    hint: 'Of the account you pay from.',
  },
});
export const Invalid = meta.story({
  args: { value: null, placeholder: 'Choose a currency', error: 'Please select a currency type.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please select a currency type.');
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Account that the money comes from',
    value: 'a',
    options: [
      { value: 'a', label: 'Hong Kong and Shanghai Banking Corporation, savings account 123-456789-833' },
      { value: 'b', label: 'Another account' },
    ],
  },
});

/** Where there is no room above it. */
export const LabelInside = meta.story({
  args: { isLabelInside: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('combobox', { name: args.label });
    await expect(control).toHaveTextContent(args.label);
    await expect(control.getBoundingClientRect().height).toBe(56);
  },
});

/** A long name moves nothing below it: the list shows all of it. */
export const LongNameInside = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Compare with',
    isLabelInside: true,
    value: 'DJI',
    options: [
      { value: 'DJI', label: 'Dow Jones Industrial Average' },
      { value: 'SPX', label: 'S&P 500' },
    ],
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Compare with' });
    await expect(control.getBoundingClientRect().height).toBe(56);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '币种',
    options: [
      { value: 'USD', label: '美元' },
      { value: 'HKD', label: '港元' },
      { value: 'EUR', label: '欧元' },
    ],
  },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '貨幣',
    value: null,
    placeholder: '請選擇貨幣',
    error: '請選擇結算貨幣。',
    options: [
      { value: 'USD', label: '美元' },
      { value: 'HKD', label: '港元' },
      { value: 'EUR', label: '歐元' },
    ],
  },
});
