import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Primitives/DateField',
  component: DateField,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One day, typed or chosen from the browser’s own calendar.',
      whenToUse: ['The first and last day of a period. The day of something that the person knows.'],
      whenNotToUse: ['A period that has a name, such as this month: a `Chip` chooses it with one press.'],
      anatomy: {
        story: 'plain',
        parts: { 'What the day is': 'label', 'The day, as the device writes days': 'input' },
      },
      keyboard: {
        'Digits and ↑ ↓': 'Change day, month or year, one at a time.',
        '← →': 'Move between them.',
        Space: 'Opens the calendar, in most browsers.',
      },
      accessibility: [
        'It is the browser’s own field: each part of the day is read with its name and value.',
        'Its order and calendar are those of the device, whatever the app’s language.',
      ],
      content: ['Label: which day, "From", "To". What is wrong says what to do.'],
      related: ['Chip', 'TextField', 'Field'],
    }),
  },
  args: { label: 'From', value: '2026-11-01', onChange: fn() },
  tags: ['autodocs'],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-01');
  },
});

export const Empty = meta.story({ args: { value: null } });

/** Half a day is none: what is not whole yet is not handed on. */
export const Changes = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('From');
    await fireEvent.change(field, { target: { value: '2026-10-15' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-15');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
});

export const Invalid = meta.story({
  args: { error: 'The first day is after the last. Choose an earlier one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
