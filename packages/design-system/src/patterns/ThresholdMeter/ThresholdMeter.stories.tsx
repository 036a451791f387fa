import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ThresholdMeter } from './ThresholdMeter.tsx';

const meta = preview.meta({
  title: 'Patterns/ThresholdMeter',
  component: ThresholdMeter,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How far an amount that somebody chooses is from one that it has to reach, and what is still missing.',
      whenToUse: ['A quantity or an amount that counts for something only from a certain size on.'],
      whenNotToUse: [
        'Something that goes on by itself: `ProgressBar`.',
        'A plain minimum: the hint of the field says it.',
      ],
      anatomy: {
        story: 'on-the-way',
        parts: {
          'What is reached at the end': "[role='meter'] > :nth-child(1)",
          'How much of it there is': "[role='meter'] > :nth-child(2)",
          'The bar': "[role='meter'] > :nth-child(3)",
          'What is missing': "[role='meter'] > :nth-child(4)",
        },
      },
      keyboard: {},
      accessibility: [
        'A `meter` with its name and its value in words, what is missing among them. It is not live: the field it belongs to says what is wrong.',
        'The check mark goes with the colour.',
      ],
      content: ['The note says what is missing, and once it is reached, that it is.'],
      related: ['ProgressBar', 'AmountInput'],
    }),
  },
  args: {
    label: 'Large order',
    value: 0.75,
    valueText: '7,500 of 10,000 shares',
    note: '2,500 more shares make it a large order',
  },
  tags: ['autodocs'],
});

const reached = {
  value: 1,
  valueText: '10,000 of 10,000 shares',
  note: 'Counts as a large order',
};

export const OnTheWay = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Large order' });
    await expect(meter).toHaveAttribute('aria-valuenow', '75');
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      '7,500 of 10,000 shares, 2,500 more shares make it a large order',
    );
  },
});

export const NotBegun = meta.story({
  args: { value: 0, valueText: '0 of 10,000 shares', note: '10,000 more shares make it a large order' },
});

export const Reached = meta.story({
  args: reached,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

/** Of the same height before and after: nothing below moves as one types. */
export const StaysInItsRoom = meta.story({
  render: (args) => (
    <>
      <ThresholdMeter {...args} />
      <ThresholdMeter {...args} {...reached} />
    </>
  ),
  play: async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('meter');
    await expect(before?.offsetHeight).toBe(after?.offsetHeight);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Order that counts as a large one at this exchange',
    valueText: '1,234,567 of 10,000,000 shares',
    note: '8,765,433 more shares make it a large order',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '大宗交易门槛', valueText: '7,500 / 10,000 股', note: '还差 2,500 股达到大宗交易数量' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { ...reached, label: '大手交易門檻', valueText: '10,000 / 10,000 股', note: '已達大手交易數量' },
});
