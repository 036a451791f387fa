import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { DownloadIcon, FilterIcon } from '#icons/index.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { TableBar } from './TableBar.tsx';

const meta = preview.meta({
  title: 'Patterns/TableBar',
  component: TableBar,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The line above a table: what it is of, and what can be done with all of it.',
      whenToUse: ['Once, above a `RecordTable`.'],
      whenNotToUse: ['Views of a screen: `Tabs`. The primary action of a screen: `ActionBar`.'],
      anatomy: {
        story: 'choice-and-tools',
        parts: { 'What the table is of': '[role=radiogroup]', 'What can be done with it': 'button' },
      },
      keyboard: { Tab: 'From the choice to each tool.' },
      accessibility: ['It adds no role: choice and tools have their own.'],
      content: ['Two tools at most; what is rarer belongs in the filter.'],
      related: ['RecordTable', 'SegmentedControl', 'IconButton', 'Popover'],
    }),
  },
  args: {
    start: (
      <SegmentedControl
        label="Orders shown"
        value="open"
        onChange={fn()}
        options={[
          { value: 'open', label: 'Open' },
          { value: 'history', label: 'History' },
        ]}
      />
    ),
    trailing: (
      <>
        <IconButton label="Filter" icon={<FilterIcon size={20} />} onPress={fn()} />
        <IconButton label="Save as a file" icon={<DownloadIcon size={20} />} onPress={fn()} />
      </>
    ),
  },
  tags: ['autodocs'],
});

/** The choice is as wide as its words, not a slab over the whole window. */
export const ChoiceAndTools = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').getBoundingClientRect().width).toBeLessThan(240);
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
  },
});

/** The tools make the line no higher than its words. */
export const WordsAndTools = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { start: <span>P&amp;L after fees +$952.52</span> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^P&L after fees/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
