import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';

type Period = 'intraday' | '1d' | '1w' | '1m' | '3m' | '1y';

const english: PeriodPickerProps<Period>['options'] = [
  { value: 'intraday', label: 'Intraday' },
  { value: '1d', label: '1D', fullLabel: 'One day' },
  { value: '1w', label: '1W', fullLabel: 'One week' },
  { value: '1m', label: '1M', fullLabel: 'One month' },
  { value: '3m', label: '3M', fullLabel: 'Three months' },
  { value: '1y', label: '1Y', fullLabel: 'One year' },
];

function Picker(props: PeriodPickerProps<Period>) {
  const [value, setValue] = useState(props.value);
  const choose = (period: Period): void => {
    setValue(period);
    props.onChange(period);
  };
  return <PeriodPicker {...props} value={value} onChange={choose} />;
}

const meta = preview.meta({
  title: 'Charts/PeriodPicker',
  component: PeriodPicker<Period>,
  render: (args) => <Picker {...args} />,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Chooses how much time a chart spans. Three to seven short names, all in sight.',
      whenToUse: [
        'Over or under a chart of a price, a profit or a balance: the choice and its effect in one glance.',
      ],
      whenNotToUse: [
        'Any other small choice: `SegmentedControl`.',
        'Dates a person names themselves: two date fields.',
        'What part of the period is in view: the chart zooms and pans by itself.',
      ],
      anatomy: {
        story: 'six-periods',
        parts: {
          'Group with its name, which is only heard': 'fieldset',
          'Option: a target of 44 px': 'label:nth-of-type(3)',
          'Mark of the chosen one inside it': 'label:has(:checked) > span',
        },
      },
      keyboard: {
        Tab: 'To the chosen period.',
        'Arrow keys': 'Choose the next or the previous one at once, and start over at the ends.',
      },
      accessibility: [
        'Radio buttons in a group: the name of the group and “3 of 6” are heard without further words.',
        '`fullLabel` is spoken in place of an abbreviation. The caller owes it where “1M” could be a minute or a month.',
        'The chosen one differs by its tint as well as by colour, and the radio says it.',
      ],
      content: [
        'As short as the place’s terminals have it: 1D, 1W, 1M; 分时, 日K. The same set on every screen.',
      ],
      pairs: [
        {
          kept: (
            <PeriodPicker
              label="Period"
              value="1M"
              onChange={fn()}
              options={[
                { value: '1D', label: '1D' },
                { value: '1M', label: '1个月' },
                { value: '3M', label: '3个月' },
              ]}
            />
          ),
          keptWhy: 'Spans of time, in words that mean a span.',
          broken: (
            <PeriodPicker
              label="Period"
              value="1M"
              onChange={fn()}
              options={[
                { value: '1D', label: '1D' },
                { value: '1M', label: '1月' },
                { value: '3M', label: '3月' },
              ]}
            />
          ),
          brokenWhy: '“1月” is January, “3月” is March.',
        },
      ],
      related: ['PriceChart', 'ProfitBars', 'SegmentedControl'],
    }),
  },
  tags: ['autodocs'],
});

const six: PeriodPickerProps<Period> = { value: '1d', options: english, label: 'Period', onChange: fn() };

export const SixPeriods = meta.story({
  args: six,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'One day' })).toBeChecked();
    await userEvent.click(canvas.getByText('1M'));
    await expect(args.onChange).toHaveBeenLastCalledWith('1m');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3m');
    await expect(canvas.getByRole('radio', { name: 'Three months' })).toBeChecked();
    for (const target of canvasElement.querySelectorAll('label')) {
      await expect(target.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(target.offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    ...six,
    label: '周期',
    options: [
      { value: 'intraday', label: '分时' },
      { value: '1d', label: '1日' },
      { value: '1w', label: '1周' },
      { value: '1m', label: '1个月' },
      { value: '3m', label: '3个月' },
      { value: '1y', label: '1年' },
    ],
  },
});

/** As Hong Kong writes it. */
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    ...six,
    label: '週期',
    options: [
      { value: 'intraday', label: '即市' },
      { value: '1d', label: '1日' },
      { value: '1w', label: '1週' },
      { value: '1m', label: '1個月' },
      { value: '3m', label: '3個月' },
      { value: '1y', label: '1年' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('intraday');
    await expect(canvas.getByRole('radio', { name: '即市' })).toHaveFocus();
  },
});

/** Twice the text at 320 px: a second row, nothing cut. */
export const LargeText = meta.story({
  ...largeText,
  args: six,
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

/** Beside a button on the narrowest phone: one line, moved sideways; the last one can be moved away from its faded end. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: six,
  render: (args) => (
    <div style={{ inlineSize: 236 }}>
      <Picker {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const places = () =>
      [...canvasElement.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
    await expect(new Set(places().map(({ top }) => top)).size).toBe(1);
    await userEvent.click(canvas.getByText('Intraday'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'One year' })).toHaveFocus();
    const row = canvas.getByRole('group', { name: 'Period' }).getBoundingClientRect();
    await expect(places().at(-1)?.right).toBeLessThanOrEqual(row.right);
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: six });

export const Disabled = meta.story({
  args: { ...six, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'One day' })).toBeDisabled();
  },
});
