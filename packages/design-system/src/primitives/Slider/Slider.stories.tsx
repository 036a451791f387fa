import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
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
  title: 'Primitives/Slider',
  component: Slider,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A value in a range where the feel matters more than the digit.',
      whenToUse: ['Leverage; the share of a position to close.'],
      whenNotToUse: [
        'Money and quantities: `AmountInput`. Where the exact number matters, a `Stepper` beside it takes it in writing.',
        'A few fixed values: `SegmentedControl`.',
      ],
      anatomy: {
        story: 'with-marks',
        parts: {
          Label: "[role='group'] > :first-child",
          'The value in words': 'output',
          'Track with a dot at each mark': '[data-passed]',
          'Thumb of 28 px with a target of 44': '[data-index]',
          'Marks: buttons, evenly spread, so that each has room for a finger': 'button:last-child',
          'Hint, or error in its place': 'p[id]',
        },
      },
      keyboard: {
        'Arrow keys': 'One step.',
        'Page up / down, Shift + arrow': 'One leap: a fifth of the range, or `leap`.',
        'Home / End': 'The least and the most.',
      },
      accessibility: [
        'A `slider` whose value is spoken in words ("5×"), with its hint or error.',
        'The marks are for pointers and for screen readers’ touch; the keyboard has the thumb.',
        'The value is written beside the label: neither colour nor place alone tells it.',
      ],
      content: [
        '`formatValue` says value and unit together: "5×", "25 %".',
        'A hint says what the value means in money.',
      ],
      related: ['Stepper', 'SegmentedControl', 'AmountInput'],
    }),
  },
  args: {
    label: 'Leverage',
    value: 1,
    min: 1,
    max: 10,
    step: 1,
    formatValue: (value: number) => `${value}×`,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const MovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Leverage' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '3×');
    await expect(canvas.getByText('3×')).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '5×');
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '2×');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(slider).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('1');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const WithMarks = meta.story({
  args: {
    marks: [1, 2, 5, 10],
    value: 5,
    hint: 'A fall of 20 % takes all of your margin.',
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAccessibleDescription('A fall of 20 % takes all of your margin.');
    const two = canvas.getByRole('button', { name: 'Leverage 2×' });
    await userEvent.click(two);
    await expect(slider).toHaveValue('2');
    const { width, height } = two.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

function Both(props: SliderProps) {
  const [value, setValue] = useState<number | null>(props.value);
  return (
    <Stack gap={4}>
      <Slider {...props} value={value ?? props.min} onChange={setValue} />
      <Stepper
        label="Leverage, written"
        value={value}
        onChange={setValue}
        min={props.min}
        max={props.max}
        incrementLabel="One more"
        decrementLabel="One less"
      />
    </Stack>
  );
}

export const WithWrittenValue = meta.story({
  args: { value: 3 },
  render: (args) => <Both {...args} />,
  play: async ({ canvas, userEvent }) => {
    const written = canvas.getByRole('textbox', { name: 'Leverage, written' });
    await userEvent.clear(written);
    await userEvent.type(written, '8');
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '8×');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(written).toHaveValue('7');
  },
});

export const Invalid = meta.story({
  args: {
    value: 10,
    marks: [1, 2, 5, 10],
    error: 'Your margin is enough for 5×. Choose less, or add money.',
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: 5, marks: [1, 2, 5, 10] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Leverage 2×' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Part of your position that is to be closed at the market’s price',
    value: 50,
    min: 0,
    max: 100,
    step: 5,
    marks: [0, 25, 50, 75, 100],
    formatValue: (value: number) => `${value} %`,
    hint: 'What is left stays open with the same leverage, and its margin with it.',
  },
});

export const LargeText = meta.story({
  ...largeText,
  args: { value: 5, marks: [1, 2, 5, 10, 20], max: 20 },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '杠杆倍数',
    value: 5,
    marks: [1, 2, 5, 10],
    formatValue: (value: number) => `${value} 倍`,
    hint: '价格下跌 20% 将损失全部保证金。',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '槓桿倍數',
    value: 10,
    marks: [1, 2, 5, 10],
    formatValue: (value: number) => `${value} 倍`,
    error: '按金不足，請減低槓桿或存入資金。',
  },
});
