import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AmountInput, type AmountInputProps } from './AmountInput.tsx';

function Controlled(props: AmountInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  const step =
    props.onStep && ((direction: 1 | -1) => change(String(Math.max(0, Number(value) + direction))));
  return <AmountInput {...props} value={value} onChange={change} onStep={step} />;
}

const meta = preview.meta({
  title: 'Primitives/AmountInput',
  component: AmountInput,
  parameters: { layout: 'padded' },
  args: { label: 'Amount', value: '', prefix: '$', placeholder: '0.00', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const LeadingPoint = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '.5');
    await expect(input).toHaveValue('0.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.5');
  },
});

export const NoThirdDecimal = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '12.345');
    await expect(input).toHaveValue('12.34');
  },
});

export const KeepsTheCaret = meta.story({
  args: { value: '1250.00' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x9');
    await expect(input).toHaveValue('12950.00');
    await expect(input.selectionStart).toBe(3);
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Amount'));
    await userEvent.paste('$1,234.56 USD');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.56');
  },
});

export const DecimalComma = meta.story({
  args: { decimalSeparator: ',', prefix: '€', value: '18.5' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Amount');
    await expect(input).toHaveValue('18,5');
    await userEvent.type(input, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('18.50');
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
    onStep: fn(),
    incrementLabel: 'One more',
    decrementLabel: 'One less',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Quantity');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(input).toHaveValue('11');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('9');
  },
});

export const Invalid = meta.story({ args: { value: '0', error: 'The total amount must be greater than 0' } });
export const Disabled = meta.story({
  args: { value: '1250.00', isDisabled: true, hint: 'Market orders take the market’s price.' },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    value: '123456789012345678.12',
    suffix: 'US dollars',
    hint: 'Long figures scroll inside the box; nothing is cut off the value itself.',
  },
});
