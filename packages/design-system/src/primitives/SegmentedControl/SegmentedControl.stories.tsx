import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Controlled(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
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
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One of two to five short words, all in sight.',
      whenToUse: ['Side and type of an order, a view of the same list, a setting of few values.'],
      whenNotToUse: [
        'Options that need a sentence: `RadioGroup`. More than five: `Select` or `PickerSheet`.',
        'Parts of a screen with content of their own: `Tabs`. Several at once: `Chip`.',
      ],
      anatomy: {
        story: 'five',
        parts: {
          Frame: "[role='radiogroup']",
          'Two to five segments': 'label:nth-child(3)',
          'The chosen one, raised': 'label:has(:checked)',
        },
      },
      keyboard: {
        Tab: 'To the chosen segment, and out.',
        'Arrow keys': 'Move to the next or previous segment and choose it.',
      },
      accessibility: [
        'A `radiogroup` of native radios, named by `label`, which is not shown.',
        'The choice is shown by a raised surface and stronger letters, not only by a colour.',
        'Words that do not fit side by side wrap; where not even a word fits, the row moves sideways, and the focus brings a segment into sight.',
      ],
      content: ['One or two words each, of one kind. `tone` only for the side of a trade.'],
      pairs: [
        {
          kept: (
            <SegmentedControl
              label="Share"
              value="a"
              onChange={fn()}
              options={[
                { value: 'a', label: 'All 60' },
                { value: 'b', label: 'Part' },
              ]}
            />
          ),
          keptWhy: 'Two to five short words; the figure where it helps.',
          broken: (
            <SegmentedControl
              label="Share"
              value="a"
              onChange={fn()}
              options={[
                { value: 'a', label: 'Everything that you hold' },
                { value: 'b', label: 'A part of it' },
              ]}
            />
          ),
          brokenWhy: 'Sentences in a segment wrap, and the choice is no longer seen at a glance.',
        },
      ],
      related: ['RadioGroup', 'Tabs', 'Chip', 'Select'],
    }),
  },
  args: {
    label: 'Order type',
    value: 'market',
    onChange: fn(),
    options: [
      { value: 'market', label: 'Market' },
      { value: 'limit', label: 'Limit' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ChosenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const limit = canvas.getByRole('radio', { name: 'Limit' });
    await expect(limit).toBeChecked();
    await expect(limit).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('limit');
    await userEvent.click(canvas.getByRole('radio', { name: 'Market' }));
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked();
  },
});

const sides = [
  { value: 'buy', label: 'Buy', tone: 'buy' as const },
  { value: 'sell', label: 'Sell', tone: 'sell' as const },
];

export const SideBuy = meta.story({ args: { label: 'Side', value: 'buy', options: sides } });
export const SideSell = meta.story({ args: { label: 'Side', value: 'sell', options: sides } });

const five = ['All', 'Stocks', 'ETFs', 'Crypto', 'Forex'].map((label) => ({ value: label, label }));

export const Five = meta.story({ args: { label: 'Asset class', value: 'All', options: five } });

export const OneDisabled = meta.story({
  args: {
    options: [
      { value: 'market', label: 'Market' },
      { value: 'stop', label: 'Stop', isDisabled: true },
      { value: 'limit', label: 'Limit' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Limit' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Stop' })).toBeDisabled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Limit'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledSide = meta.story({
  args: { label: 'Side', value: 'sell', options: sides, isDisabled: true },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    options: [
      { value: 'market', label: 'At the market’s price' },
      { value: 'limit', label: 'At my price or better' },
      { value: 'close', label: 'At the closing auction' },
    ],
  },
});

export const MovesSideways = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Asset class',
    value: 'Shares',
    options: ['Shares', 'Cryptocurrency', 'Commodities', 'Derivatives', 'Currencies'].map((label) => ({
      value: label,
      label,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const last = canvas.getByRole('radio', { name: 'Currencies' });
    await expect(last).toBeChecked();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const LargeText = meta.story({
  ...largeText,
  args: { label: 'Asset class', value: 'All', options: five },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '委托类型',
    options: [
      { value: 'market', label: '市价委托' },
      { value: 'limit', label: '限价委托' },
      { value: 'condition', label: '条件单' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '訂單類型',
    options: [
      { value: 'market', label: '市價盤' },
      { value: 'limit', label: '增強限價盤' },
      { value: 'auction', label: '競價盤' },
    ],
  },
});
