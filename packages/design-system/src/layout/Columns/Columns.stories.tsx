import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { FigureRow } from '#patterns/FigureRow/FigureRow.tsx';
import { NotedAmount } from '#patterns/NotedAmount/NotedAmount.tsx';
import { PositionRow } from '#patterns/PositionRow/PositionRow.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

function fields(first: string, second: string) {
  return (
    <Stack gap={5}>
      <TextField label={first} value="" onChange={() => {}} />
      <TextField label={second} value="" onChange={() => {}} />
    </Stack>
  );
}

const figures = (
  <Section title="Cost">
    <FigureRow label="Order value" value="$1,898.40" />
    <FigureRow label="Total" value="$381.58" isTotal />
  </Section>
);

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Two halves of one screen: below one another on a phone, side by side where both read well.',
      whenToUse: [
        'A form and what it comes to; figures and their history; money and the person it belongs to.',
      ],
      whenNotToUse: [
        'Whole screens beside one another: `SplitView`.',
        'Equal small things in one line: `Inline` with `isEven`, or `StatGrid`.',
      ],
      anatomy: {
        story: 'wide',
        window: { width: 1280, height: 220 },
        parts: {
          'Start: what is read or filled in first':
            'div:has(> * > * > label), div:has(> div > div > div > label)',
          End: 'div:has(> section)',
          'Below: more of the first half': null,
        },
      },
      keyboard: {},
      accessibility: [
        'Reading and focus go through the start and then through the end, at every width.',
        'Its own width decides (40 rem for both), so larger text keeps one column for longer.',
      ],
      content: ['Each half makes sense by itself and begins with what it is.'],
      related: ['SplitView', 'Stack', 'Section', 'Screen'],
    }),
  },
  args: { start: fields('Quantity', 'Limit price'), end: figures },
  tags: ['autodocs'],
});

/** Left edges of the two halves, as they are drawn. */
function edges(first: HTMLElement, second: HTMLElement): [number, number] {
  return [first.getBoundingClientRect().left, second.getBoundingClientRect().left];
}

export const OnAPhone = meta.story({
  play: async ({ canvas }) => {
    const [start, end] = edges(canvas.getByText('Quantity'), canvas.getByRole('heading', { name: 'Cost' }));
    await expect(end).toBe(start);
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const [start, end] = edges(canvas.getByText('Quantity'), canvas.getByRole('heading', { name: 'Cost' }));
    await expect(end).toBeGreaterThan(start + 300);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Limit price' })).toHaveFocus();
  },
});

/** What grows below the first half moves nothing of the second; on a phone it comes after both. */
export const BelowTheFirst = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { below: fields('Stop price', 'Note') },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const [quantity, end, note] = [
      canvas.getByText('Quantity'),
      canvas.getByRole('heading', { name: 'Cost' }),
      canvas.getByText('Note'),
    ];
    const [left, below] = edges(quantity, note);
    await expect(below).toBe(left);
    await expect(top(end)).toBeLessThan(top(note));
  },
});

export const LittleRoomOnAWideWindow = meta.story({
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [start, end] = edges(canvas.getByText('Quantity'), canvas.getByRole('heading', { name: 'Cost' }));
    await expect(end).toBe(start);
  },
});

const position = (id: string, profit: ReactNode) => (
  <PositionRow
    href={`#/${id}`}
    name="Microsoft"
    code={id}
    side="Long"
    terms={['1×', '2 MSFT']}
    profit={<NotedAmount amount={profit} note="Today’s P&L" />}
  />
);

/** Beside another screen of a desk a figure grows with a tick: its row stays as high as it was, and nothing moves. */
export const RowsBesideAScreen = meta.story({
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 284 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    start: (
      <>
        {position('flat', <ChangeTag text="$0.00" trend="flat" />)}
        {position('little', <ChangeTag text="−$0.06" trend="down" />)}
        {position('much', <ChangeTag text="+$12,204.60" trend="up" />)}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('link').map((row) => row.getBoundingClientRect().height);
    await expect([...new Set(heights)]).toHaveLength(1);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', viewport: { value: 'w768' } },
  args: {
    start: fields('委托数量', '委托价格'),
    end: (
      <Section title="费用明细">
        <FigureRow label="委托金额" value="$1,898.40" />
        <FigureRow label="应付总额" value="$381.58" isTotal />
      </Section>
    ),
  },
});
