import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { AmountInput, type AmountInputProps } from './AmountInput.tsx';

function Controlled(props: AmountInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  const { stepping, action } = props;
  return (
    <AmountInput
      {...props}
      value={value}
      onChange={change}
      stepping={
        stepping && {
          ...stepping,
          onStep: (direction) => change(String(Math.max(0, Number(value) + direction))),
        }
      }
      action={action && { ...action, onPress: () => change('214.50') }}
    />
  );
}
import { amountInputGuide } from './AmountInput.guide.tsx';

const meta = preview.meta({
  title: 'Primitives/AmountInput',
  component: AmountInput,
  parameters: {
    layout: 'padded',
    docs: amountInputGuide,
  },
  args: { label: 'Amount', value: '', prefix: '$', placeholder: '0.00', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const WrittenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.tab();
    await userEvent.keyboard('.5');
    await expect(input).toHaveValue('0.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.5');
    await expect(input).toHaveAccessibleDescription('$');
    await userEvent.clear(input);
    await userEvent.keyboard('12.');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
});

const refusedText = 'Digits only, and at most two after the point.';

export const RefusedIsSaid = meta.story({
  args: { refusedText, hint: 'You have $1,250.00.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345');
    await expect(input).toHaveValue('12.34');
    await expect(canvas.getByRole('status')).toHaveTextContent(refusedText);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('e');
    await expect(input).toHaveValue('12.3');
    await expect(input).toHaveAccessibleDescription(`$ ${refusedText}`);
  },
});

export const KeepsTheCaret = meta.story({
  args: { value: '1250.00' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x9');
    await expect(input).toHaveValue('12950.00');
    await expect(input.selectionStart).toBe(3);
  },
});

export const Pasted = meta.story({
  args: { refusedText: 'Paste one amount.' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('$1,234.56 USD');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.56');
    await userEvent.clear(input);
    await userEvent.paste('1.234,56 €');
    await expect(input).toHaveValue('1234.56');
    await userEvent.paste('from 10 to 20');
    await expect(input).toHaveValue('1234.56');
    await expect(canvas.getByRole('status')).toHaveTextContent('Paste one amount.');
  },
});

export const DecimalComma = meta.story({
  args: { decimalSeparator: ',', prefix: '€', value: '18.5' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('18,5');
    await userEvent.type(input, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('18.50');
    await userEvent.clear(input);
    // The number pad of a keyboard has a point only.
    await userEvent.keyboard('7.25');
    await expect(input).toHaveValue('7,25');
  },
});

export const Quantity = meta.story({
  args: {
    label: 'Quantity',
    value: '10',
    decimals: 0,
    prefix: undefined,
    suffix: 'shares',
    placeholder: '0',
    hint: 'You can buy up to 214.',
    stepping: { onStep: fn(), incrementLabel: 'One more', decrementLabel: 'One less' },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(input).toHaveAccessibleDescription('shares You can buy up to 214.');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(input).toHaveValue('11');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('9');
  },
});

const limits = {
  min: '10',
  max: '214.50',
  text: (broken: 'min' | 'max') => (broken === 'min' ? 'At least $10.00.' : 'You have $214.50.'),
};

export const BelowTheLeast = meta.story({
  args: { limits, hint: 'From $10.00.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('5');
    // No error while 50 is still being typed.
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('$ At least $10.00.');
  },
});

export const AboveTheMost = meta.story({
  args: {
    limits,
    action: { label: 'Max', onPress: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '214.51');
    await expect(input).toHaveAccessibleDescription('$ You have $214.50.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('214.50');
    await expect(input).not.toBeInvalid();
  },
});

export const ChineseInputMethod = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '委托价格', prefix: '¥', refusedText: '只能输入数字，最多两位小数。' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.focus();
    const compose = (text: string, isComposing: boolean) => {
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    };
    await fireEvent.compositionStart(input);
    compose('１２', true);
    compose('１２。５', true);
    // What is being composed is left alone.
    await expect(input).toHaveValue('１２。５');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5');
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: '1250.00', hint: 'You have $5,000.00.' } });
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({
  args: { value: '0', error: 'The total amount must be greater than 0.' },
});
export const Disabled = meta.story({
  args: { value: '1250.00', isDisabled: true, hint: 'Market orders take the market’s price.' },
});
export const DisabledSteps = meta.story({
  args: {
    label: 'Quantity',
    value: '10',
    decimals: 0,
    prefix: undefined,
    isDisabled: true,
    stepping: { onStep: fn(), incrementLabel: 'One more', decrementLabel: 'One less' },
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    value: '123456789012345678.12',
    suffix: 'US dollars',
    hint: 'Long figures scroll inside the box; nothing is cut off the value itself.',
  },
});

export const LargeText = meta.story({
  ...largeText,
  args: {
    label: 'Quantity',
    value: '1250',
    decimals: 0,
    prefix: undefined,
    suffix: 'shares',
    stepping: { onStep: fn(), incrementLabel: 'One more', decrementLabel: 'One less' },
  },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '转入金额',
    value: '3200',
    prefix: '¥',
    hint: '可用余额 ¥12,500.00',
    action: { label: '全部', onPress: fn() },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '沽出數量',
    value: '500',
    decimals: 0,
    prefix: undefined,
    suffix: '股',
    hint: '每手 500 股，可沽 2,000 股。',
    stepping: { onStep: fn(), incrementLabel: '增加一手', decrementLabel: '減少一手' },
  },
});
