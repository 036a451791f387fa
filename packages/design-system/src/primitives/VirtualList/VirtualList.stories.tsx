import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ListRow } from '../ListRow/ListRow.tsx';
import { VirtualList } from './VirtualList.tsx';

interface Instrument {
  code: string;
  note: string;
}

const instruments: Instrument[] = Array.from({ length: 10_000 }, (_, index) => ({
  code: String(index + 1).padStart(5, '0'),
  note: 'A sentence that takes as many lines as it needs. '.repeat((index % 4) + 1),
}));

const linkRow = (item: Instrument) => <ListRow href={`#/${item.code}`} title={item.code} trailing="18.42" />;
const plainRow = (item: Instrument) => <ListRow title={item.code} subtitle={item.note} />;

const meta = preview.meta({
  title: 'Primitives/VirtualList',
  component: VirtualList<Instrument>,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'Thousands of rows of which only those in sight exist.',
        whenToUse: ['From about two hundred rows: all instruments of a market, a long history.'],
        whenNotToUse: [
          'A list that grows as one scrolls: `GrowingList`, which is windowed by this one.',
          'A table with columns to compare.',
        ],
        anatomy: {
          story: 'measured',
          parts: {
            'Window that scrolls': "[role='group']",
            'Rows in sight, and a few above and below': "[role='listitem']:nth-child(2)",
          },
        },
        keyboard: {
          Tab: 'To the list, then to the control of the next row.',
          'Arrow up / down': 'To the previous or next row, bringing it into sight.',
          'Page up / down': 'As many rows as are seen.',
          'Home / End': 'First and last row.',
        },
        accessibility: [
          'Each row says its place and the number of all rows (`aria-posinset`, `aria-setsize`), also of those that do not exist.',
          'The row in focus stays, however far one scrolls away from it.',
        ],
        content: ['Rows of one height where one can: the scroll bar is right from the start.'],
        related: ['GrowingList', 'ListRow', 'QuoteRow'],
      }),
      story: { inline: false, height: '440px' },
    },
  },
  args: {
    label: 'All instruments',
    items: instruments,
    keyOf: (item: Instrument) => item.code,
    renderRow: linkRow,
    rowHeight: 60,
    height: '400px',
  },
  tags: ['autodocs'],
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('group', { name: 'All instruments' });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(24);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^00001/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^00007/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^10000/ })).toHaveFocus());
    const last = canvas.getByRole('link', { name: /^10000/ }).closest('[role=listitem]');
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^00001/ })).toHaveFocus());
    await expect(list.scrollTop).toBe(0);
  },
});

export const KeepsTheFocusedRow = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('group');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^00002/ })).toHaveFocus());
    list.scrollTop = 200_000;
    await waitFor(() => expect(canvas.getByText('03334')).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^00002/ })).toHaveFocus();
    await expect(canvas.queryByText('00003')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^00003/ })).toHaveFocus());
  },
});

export const Measured = meta.story({
  args: { renderRow: plainRow, isMeasured: true, rowHeight: 80 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group');
    const gapsOf = (): number[] => {
      const boxes = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => Math.abs(box.top - (boxes[index]?.bottom ?? 0)));
    };
    await waitFor(() => expect(Math.max(...gapsOf())).toBeLessThan(1));
    list.scrollTop = 40_000;
    await waitFor(() => expect(canvas.queryByText('00001')).toBeNull());
    await waitFor(() => expect(Math.max(...gapsOf())).toBeLessThan(1));
  },
});

export const Short = meta.story({ args: { items: instruments.slice(0, 3) } });
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { renderRow: plainRow, isMeasured: true },
});

const chineseRow = (item: Instrument) => (
  <ListRow
    href={`#/${item.code}`}
    title={`香港上市證券 ${item.code}`}
    subtitle="每手 500 股"
    trailing="18.42"
  />
);

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '全部證券', renderRow: chineseRow },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /香港上市證券 00001/ })).toHaveFocus());
  },
});

/** In a panel that closes: rows that are not laid out have no height to tell. */
export const InAClosedPanel = meta.story({
  args: { renderRow: plainRow, isMeasured: true, rowHeight: 80 },
  render: function Panel(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen((was) => !was)}>{isOpen ? 'Close' : 'Open'}</button>
        <div style={{ display: isOpen ? 'block' : 'none' }}>
          <VirtualList {...args} />
        </div>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll('[role=listitem]').length;
    await waitFor(() => expect(rows()).toBeGreaterThan(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    // The observer speaks before the second of two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(rows()).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByText('00001')).toBeVisible());
    await expect(rows()).toBeLessThan(40);
  },
});

/** The estimate is far from the truth: rows come in several frames, and the list still settles. */
export const FarFromTheEstimate = meta.story({
  args: {
    renderRow: (item: Instrument) => <span>{item.code}</span>,
    isMeasured: true,
    rowHeight: 2_000,
    height: '1800px',
    overscan: 0,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group');
    const lowest = () =>
      Math.max(...canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().bottom));
    await waitFor(() => expect(lowest()).toBeGreaterThan(list.getBoundingClientRect().bottom - 1));
  },
});
