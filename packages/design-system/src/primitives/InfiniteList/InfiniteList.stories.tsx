import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { guide } from '../../guide/guide.ts';
import { ListRow } from '../ListRow/ListRow.tsx';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

const pageSize = 20;
const askedAt: number[] = [];

/** The orders there are, in `parameters.orders` of a story. */
interface Orders {
  readonly shown: number;
  readonly total: number;
  /** Pages come after this many ms; without, they do not come. */
  readonly arrivesAfterMs?: number;
}

function Example({ orders, ...rest }: InfiniteListProps & { orders: Orders }) {
  const { total, arrivesAfterMs } = orders;
  const [shown, setShown] = useState(orders.shown);
  const [isLoading, setLoading] = useState(rest.isLoading);
  return (
    <InfiniteList
      {...rest}
      isLoading={isLoading}
      hasMore={rest.hasMore && shown < total}
      onMore={() => {
        askedAt.push(performance.now());
        rest.onMore();
        if (arrivesAfterMs === undefined) return;
        setLoading(true);
        setTimeout(() => {
          setLoading(false);
          setShown((before) => before + pageSize);
        }, arrivesAfterMs);
      }}
    >
      <ul>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <ListRow title={`Order ${index + 1}`} trailing="$189.84" />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

const meta = preview.meta({
  title: 'Primitives/InfiniteList',
  component: InfiniteList,
  render: (args, { parameters }) => <Example {...args} orders={parameters['orders'] as Orders} />,
  parameters: {
    orders: { shown: 3, total: 60 } satisfies Orders,
    layout: 'padded',
    docs: guide({
      what: 'Rows that grow as one nears their end, a page at a time.',
      whenToUse: ['History, news: lists that are read from the top and seldom to the end.'],
      whenNotToUse: [
        'A list whose end has something below it: use only the button.',
        'Thousands of rows at once: `VirtualList`.',
      ],
      anatomy: ['The rows', 'What goes on: on its way, failed, all there', 'Button for the next page'],
      keyboard: {
        Tab: 'To the button after the last row.',
        'Enter / Space': 'Asks for the next page, or once more after a failure.',
      },
      accessibility: [
        'Loading and the end are said politely, a failure at once.',
        'After a failure nothing is asked for again by itself.',
        'The button is always there while there is more, so that scrolling is never the only way.',
      ],
      content: [
        'The end says that it is the end: "That is all since 2024". An empty list is an `EmptyState` instead.',
      ],
      related: ['VirtualList', 'PullToRefresh', 'ErrorState'],
    }),
  },
  args: {
    children: 'Orders',
    hasMore: true,
    onMore: fn(),
    isLoading: false,
    retryLabel: 'Try again',
    moreLabel: 'Show more',
    loadingText: 'Loading more orders',
    endText: 'That is all',
  },
  beforeEach: () => {
    askedAt.length = 0;
  },
  tags: ['autodocs'],
});

export const GrowsUntilItFills = meta.story({
  parameters: { orders: { shown: 0, total: 40, arrivesAfterMs: 20 } satisfies Orders },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(20));
    canvasElement.ownerDocument.documentElement.scrollTop = 1e6;
    await waitFor(() => expect(canvas.getByText('That is all')).toBeInTheDocument());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    await expect(askedAt).toHaveLength(2);
    // Each is written down a little after it was asked: 350 ms in truth, and 20 if nothing held the second one back.
    await expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(300);
    canvasElement.ownerDocument.documentElement.scrollTop = 0;
  },
});

export const ByKeyboard = meta.story({
  args: { error: 'The next orders did not come.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next orders did not come.');
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more orders');
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'The next orders did not come. What you see is still true.' },
});
export const AtItsEnd = meta.story({
  args: { hasMore: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('That is all')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    error: 'The next orders did not come, because the connection broke while they were on their way to you.',
    retryLabel: 'Ask for the next orders again',
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { hasMore: false, endText: '没有更多了' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { hasMore: false, endText: '已顯示全部紀錄' },
});
