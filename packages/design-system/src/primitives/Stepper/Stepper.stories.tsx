import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

function Controlled(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stepper
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
  title: 'Primitives/Stepper',
  component: Stepper,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A small whole number that is counted rather than written, with a button to either side.',
      whenToUse: ['Lots of a new share, a number of installments, days of a reminder.'],
      whenNotToUse: [
        'Money and quantities with decimals: `AmountInput`, which keeps them as text and never rounds.',
        'A range where the feel matters more than the digit: `Slider`.',
      ],
      anatomy: {
        story: 'in-lots',
        parts: {
          Label: 'label',
          'Button one step down': "[role='group'] > :first-child",
          'The number': "[role='group'] > input",
          'Button one step up': "[role='group'] > :last-child",
          'Hint, or error in its place': "[id$='-message']",
        },
      },
      keyboard: {
        'Arrow up / down': 'One step.',
        'Shift + arrow, Page up / down': 'One leap (ten steps by default).',
        'Home / End': 'The least and the most, where they are given.',
        Digits: 'Write the number; it is brought into the range when the field is left.',
      },
      accessibility: [
        'One text input in the order of focus; the buttons beside it are for pointers and screen readers’ touch.',
        'The buttons have names of their own and are 48 px wide. Held down, they go on.',
      ],
      content: [
        'Buttons say what they do: "One lot more", not "Plus".',
        'The hint names the bounds in words.',
      ],
      related: ['AmountInput', 'Slider', 'Select'],
    }),
  },
  args: {
    label: 'Lots',
    value: 1,
    min: 1,
    max: 20,
    onChange: fn(),
    incrementLabel: 'One lot more',
    decrementLabel: 'One lot less',
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const SteppedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Lots' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('3');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('13');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('20');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('20');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('1');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const SteppedByButtons = meta.story({
  args: { value: 19 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One lot more' });
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('20');
    const { width, height } = more.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const Written = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '12');
    await userEvent.tab();
    await expect(input).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
});

export const InLots = meta.story({
  args: {
    label: 'Shares',
    value: 750,
    min: 500,
    max: 10_000,
    step: 500,
    leap: 2500,
    hint: 'One lot is 500 shares.',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'One lot more' }));
    await expect(input).toHaveValue('1,000');
    await userEvent.click(input);
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('3,000');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('2,500');
  },
});

export const AtTheTop = meta.story({ args: { value: 20, hint: 'From 1 to 20 lots of 500 shares.' } });
export const Invalid = meta.story({
  args: { error: 'Your balance is enough for 3 lots.', value: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Your balance is enough for 3 lots.',
    );
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Empty = meta.story({ args: { value: null } });
/** Every digit is in sight: a number that is cut off would be another number. */
export const LargeNumber = meta.story({
  args: { value: 1_234_567, max: 999_999_999, locale: 'en' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1,234,567');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Number of lots you would like to subscribe to in the Hong Kong public offer',
    hint: 'One lot is 500 shares. You pay for all of them now, and get back what is not allotted to you.',
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '申购手数',
    hint: '每手 500 股，最多 20 手。',
    incrementLabel: '增加一手',
    decrementLabel: '减少一手',
  },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '認購手數',
    isRequired: true,
    value: 30,
    max: 40,
    error: '可用資金只足夠認購 12 手。',
    incrementLabel: '增加一手',
    decrementLabel: '減少一手',
  },
});
