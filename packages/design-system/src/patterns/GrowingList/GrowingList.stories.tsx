import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { GrowingList, type GrowingListProps } from './GrowingList.tsx';

interface Order {
  readonly no: string;
}

const ordersFrom = (first: number, count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({ no: String(first + index) }));

const pageSize = 20;
const askedAt: number[] = [];

/** A list that gets a page more whenever it asks, up to `rowCount`. */
function Growing({ rowCount = 0, end, ...list }: GrowingListProps<Order>) {
  const [items, setItems] = useState(list.items);
  const [isPending, setPending] = useState(false);
  const more = (): void => {
    askedAt.push(performance.now());
    end?.onMore?.();
    setPending(true);
    setTimeout(() => {
      setPending(false);
      setItems((before) => [...before, ...ordersFrom(before.length + 1, pageSize)]);
    }, 20);
  };
  return (
    <GrowingList
      {...list}
      items={items}
      rowCount={rowCount}
      end={{
        ...end,
        shown: `${items.length} of ${rowCount}`,
        isPending,
        onMore: items.length < rowCount ? more : undefined,
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/GrowingList',
  component: GrowingList<Order>,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'Rows that grow as one nears their end. Above a hundred, only those in sight exist.',
        whenToUse: ['Every list of unknown length: movements, orders, markets, news.'],
        whenNotToUse: [
          'A handful of rows that are here at once: `List`.',
          'A window of its own that scrolls within the page: `VirtualList`.',
        ],
        anatomy: {
          story: 'by-button',
          window: { width: 390, height: 480 },
          parts: {
            'The rows': 'ul',
            'The end (`ListEnd`): how much is here': "[role='status']",
            'The way to more': "[role='status'] ~ button, div:has(> ul) + div button",
          },
        },
        keyboard: {
          Tab: 'Through the rows, then to the button after the last one.',
          Enter: 'Asks for more.',
        },
        accessibility: [
          'Each row of a long list says its place and the number of all rows, also of those that do not exist.',
          'The row in focus stays, however far one scrolls away from it.',
          'Rows that come above leave those in sight where they are.',
        ],
        content: ['The end says how much of the list is here: "25 of 120".'],
        related: ['ListEnd', 'List', 'VirtualList', 'PullToRefresh'],
      }),
      story: { inline: false, height: '600px' },
    },
  },
  args: {
    label: 'Orders',
    items: ordersFrom(1, pageSize),
    keyOf: (order: Order) => order.no,
    renderRow: (order: Order) => (
      <ListRow href={`#/${order.no}`} title={`Order ${order.no}`} trailing="$1.00" />
    ),
    end: { shown: '20 of 60', moreLabel: 'Show more', onMore: fn() },
  },
  beforeEach: () => {
    askedAt.length = 0;
  },
  tags: ['autodocs'],
});

const page = (canvasElement: HTMLElement): HTMLElement => canvasElement.ownerDocument.documentElement;

export const GrowsByScrolling = meta.story({
  args: { rowCount: 60, end: { shown: '', moreLabel: 'Show more', isAutomatic: true } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('20 of 60')).toBeInTheDocument();
    page(canvasElement).scrollTop = 1e6;
    await waitFor(() => expect(canvas.getByText('40 of 60')).toBeInTheDocument());
    page(canvasElement).scrollTop = 1e6;
    await waitFor(() => expect(canvas.getByText('60 of 60')).toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(askedAt).toHaveLength(2);
    // Each is written down a little after it was asked: 350 ms in truth, and 20 if nothing held the second one back.
    await expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(300);
    page(canvasElement).scrollTop = 0;
  },
});

export const ByButton = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.end?.onMore).toHaveBeenCalledOnce();
  },
});

const thousands = ordersFrom(1, 5_000);

/** Scrolled with the page: of five thousand rows a few dozen exist, and the last one is reached. */
export const Thousands = meta.story({
  args: { items: thousands, end: undefined },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list', { name: 'Orders' }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(10));
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60);
    page(canvasElement).scrollTop = 1e6;
    const last = await list.findByRole('link', { name: /^Order 5000/ });
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '5000');
    await expect(last.closest('li')).toHaveAttribute('aria-setsize', '5000');
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60);
    page(canvasElement).scrollTop = 0;
    await list.findByRole('link', { name: /^Order 1 / });
  },
});

/** New rows above: those in sight do not move. */
export const NewRowsAbove = meta.story({
  args: { items: thousands, end: undefined },
  render: function Refreshed(args) {
    const [items, setItems] = useState(args.items);
    return (
      <>
        <GrowingList {...args} items={items} />
        <button
          style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}
          onClick={() => setItems((before) => [...ordersFrom(90_001, 3), ...before])}
        >
          Refresh
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    page(canvasElement).scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Order 1 / })).toBeNull());
    const inSight = (): HTMLElement | undefined =>
      canvas.getAllByRole('link').find((row) => row.getBoundingClientRect().top > 100);
    await waitFor(() => expect(inSight()).toBeDefined());
    const row = inSight();
    const before = row?.getBoundingClientRect().top ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(row?.closest('li')).toHaveAttribute('aria-setsize', '5003'));
    await waitFor(() => expect(Math.abs((row?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(2));
    page(canvasElement).scrollTop = 0;
    await canvas.findByRole('link', { name: /^Order 90001/ });
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    renderRow: (order: Order) => (
      <ListRow title={`An order whose name takes more than one line, with the number ${order.no}`} />
    ),
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '委托', end: { shown: '已显示 20/60', moreLabel: '显示更多', onMore: fn() } },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '訂單', end: { shown: '已顯示 20/60', moreLabel: '顯示更多', onMore: fn() } },
});
