import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Select } from '#primitives/Select/Select.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const validity = [
  { value: 'day', label: 'Today only', description: 'Ends when the market closes at 16:00.' },
  { value: 'gtc', label: 'Until I cancel it', description: 'Stays for 90 days at most.' },
];

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One of a few options, all in sight, each with room for a sentence that says what it means.',
      whenToUse: [
        'Two to six options whose names alone do not explain them.',
        'A choice in a form that is sent later.',
      ],
      whenNotToUse: [
        'Two to five short words: `SegmentedControl`.',
        'More than six: `Select` or `PickerSheet`.',
        'On or off: `Switch`. Several at once: `Checkbox`.',
      ],
      anatomy: {
        story: 'one-disabled',
        parts: {
          'Name of the question': "[id$='-label']",
          Circle: "[role='radio']",
          Label: 'label > :last-child > :first-child',
          Description: 'label > :last-child > :last-child',
          'Hint, or error in its place': null,
        },
      },
      keyboard: {
        Tab: 'Moves to the chosen option, or to the first one.',
        'Arrow keys': 'Move to the next or previous option and choose it.',
        Space: 'Chooses the option in focus.',
      },
      accessibility: [
        'A `radiogroup` named by its label; each description belongs to its option.',
        'A whole row is the target: at least 44 px high.',
      ],
      content: [
        'Options are parallel: all nouns, or all sentences.',
        'The description says what will happen, not what the words mean.',
      ],
      pairs: [
        {
          kept: (
            <RadioGroup
              label="Order type"
              value="limit"
              onChange={fn()}
              options={[
                { value: 'market', label: 'Market', description: 'At the best price there is, at once' },
                { value: 'limit', label: 'Limit', description: 'At your price or better' },
              ]}
            />
          ),
          keptWhy: 'Both in sight, each with what it does to one’s money.',
          broken: (
            <Select
              label="Order type"
              value="limit"
              onChange={fn()}
              options={[
                { value: 'market', label: 'MKT' },
                { value: 'limit', label: 'LMT' },
              ]}
            />
          ),
          brokenWhy: 'Two choices behind a tap, in letters that have to be learnt.',
        },
      ],
      related: ['SegmentedControl', 'Select', 'PickerSheet', 'Checkbox'],
    }),
  },
  args: { label: 'How long the order stays', value: 'day', onChange: fn(), options: validity },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ChosenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Today only' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const other = canvas.getByRole('radio', { name: 'Until I cancel it' });
    await expect(other).toBeChecked();
    await expect(other).toHaveFocus();
    await expect(other).toHaveAccessibleDescription('Stays for 90 days at most.');
    await expect(args.onChange).toHaveBeenCalledWith('gtc');
  },
});

export const ChosenByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Stays for 90 days at most.'));
    await expect(canvas.getByRole('radio', { name: 'Until I cancel it' })).toBeChecked();
  },
});

export const NothingChosen = meta.story({
  args: { value: null, hint: 'You can change it until the order is filled.' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How long the order stays' });
    await expect(group).toHaveAccessibleDescription(/until the order is filled/);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Today only' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Today only' })).toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { value: null, isRequired: true, error: 'Choose how long the order stays.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How long the order stays' });
    await expect(group).toHaveAccessibleDescription('Choose how long the order stays.');
    await expect(group).toBeRequired();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const OneDisabled = meta.story({
  args: {
    options: [
      ...validity,
      { value: 'ioc', label: 'Now or never', description: 'Not for this market.', isDisabled: true },
    ],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    options: [
      {
        value: 'day',
        label: 'Until the close of today’s regular session, without the hours before and after it',
        description: 'Whatever has not been filled by then is released to your available balance at once.',
      },
      ...validity.slice(1),
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '委托有效期',
    options: [
      { value: 'day', label: '当日有效', description: '16:00 收市时失效。' },
      { value: 'gtc', label: '撤单前有效', description: '最长保留 90 天。' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '訂單有效期',
    options: [
      { value: 'day', label: '即日有效', description: '16:00 收市時失效。' },
      { value: 'gtc', label: '取消前有效', description: '最長保留 90 日。' },
    ],
  },
});
