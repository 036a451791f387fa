import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { BreadthBar } from './BreadthBar.tsx';

const words = { up: 'Up', unchanged: 'Unchanged', down: 'Down' };

const meta = preview.meta({
  title: 'Patterns/BreadthBar',
  component: BreadthBar,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How a whole market moves: how many instruments are above, at and below their last close, as figures and as parts of one bar.',
      whenToUse: ['Above the lists or the map of an exchange.'],
      whenNotToUse: [
        'How far each of them has moved: `HeatMap`.',
        'Parts of what somebody holds: `AllocationDonut`.',
        'How far something has come: `ProgressBar`.',
      ],
      anatomy: {
        story: 'a-mixed-day',
        parts: {
          'Advancers, with the arrow of a rise': 'dl > :nth-child(1)',
          'Unchanged: counted apart, neither rise nor fall': 'dl > :nth-child(2)',
          'Decliners, with the arrow of a fall': 'dl > :nth-child(3)',
          'The same as shares': '[aria-hidden="true"]:has(> [data-trend])',
          'What is counted': 'p',
        },
      },
      keyboard: {},
      accessibility: [
        'A group with a name; its figures are terms and values. The bar is decoration: it says nothing that they do not.',
        'Colour, arrow and word go together.',
      ],
      content: [
        'Zero change is neither a rise nor a fall. What has no change yet is not counted, and `note` says of how many the figures are.',
      ],
      related: ['HeatMap', 'ChangeTag', 'AllocationDonut'],
    }),
  },
  args: {
    label: 'Advancers and decliners',
    counts: { up: 96, unchanged: 4, down: 68 },
    labels: words,
    formatCount: String,
    note: 'Of 168 stocks traded today',
  },
  tags: ['autodocs'],
});

const widths = (root: HTMLElement): readonly number[] =>
  [...root.querySelectorAll<HTMLElement>('[aria-hidden="true"] > [data-trend]')].map(
    (part) => part.getBoundingClientRect().width,
  );

export const AMixedDay = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const group = within(canvas.getByRole('group', { name: 'Advancers and decliners' }));
    await expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '96',
      '4',
      '68',
    ]);
    const [up = 0, , down = 0] = widths(canvasElement);
    await expect(up / down).toBeCloseTo(96 / 68, 1);
  },
});

/** One of many is seen; nothing is where there is none. */
export const OneSided = meta.story({
  args: { counts: { up: 1, unchanged: 0, down: 1200 }, note: 'Of 1,201 stocks traded today' },
  play: async ({ canvasElement }) => {
    const parts = widths(canvasElement);
    await expect(parts).toHaveLength(2);
    await expect(parts[0]).toBeGreaterThanOrEqual(2);
  },
});

/** Before the first trade of a day, and while the figures are fetched: of the same height. */
export const Waiting = meta.story({
  render: (args) => (
    <>
      <BreadthBar {...args} counts={null} note={undefined} />
      <BreadthBar {...args} label="Before the opening" counts={{ up: 0, unchanged: 0, down: 0 }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [waiting, ready] = canvas.getAllByRole('group');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await expect(waiting?.offsetHeight).toBe(ready?.offsetHeight);
  },
});

export const Stale = meta.story({ args: { isStale: true, note: 'From 12 minutes ago' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    label: '涨跌家数',
    labels: { up: '上涨', unchanged: '平盘', down: '下跌' },
    note: '今日有成交的 168 只股票',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '升跌家數',
    labels: { up: '上升', unchanged: '無升跌', down: '下跌' },
    note: '今日有成交的 168 隻股票',
  },
});
