import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ListRow } from '../ListRow/ListRow.tsx';
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx';

function Controlled(props: PullToRefreshProps) {
  const [isRefreshing, setRefreshing] = useState(props.isRefreshing);
  return (
    <PullToRefresh
      {...props}
      isRefreshing={isRefreshing}
      onRefresh={() => {
        setRefreshing(true);
        props.onRefresh();
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/PullToRefresh',
  component: PullToRefresh,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Content that is fetched anew when a finger pulls it down from its top, or with a button.',
      whenToUse: ['Lists that do not tick by themselves: history, news, a portfolio on a bad connection.'],
      whenNotToUse: ['Live prices: they come by themselves.', 'After a failure: `ErrorState` has a button.'],
      anatomy: [
        'Button, seen when the keyboard comes to it',
        'What will happen, in words',
        'The content, which follows the finger',
      ],
      keyboard: { Tab: 'To the refresh button before the content.', 'Enter / Space': 'Refreshes.' },
      accessibility: [
        '"Refreshing" is said politely; the content stays and is marked busy.',
        'Only a pull from the very top counts; everything else scrolls.',
      ],
      content: ['Say what letting go will do, not how far to pull.'],
      related: ['GrowingList', 'Skeleton', 'StaleNote'],
    }),
  },
  args: {
    isRefreshing: false,
    onRefresh: fn(),
    labels: {
      pull: 'Pull to refresh',
      release: 'Let go to refresh',
      refreshing: 'Refreshing',
      refresh: 'Refresh',
    },
    children: (
      <div>
        {['AAPL', 'MSFT', 'NVDA'].map((code) => (
          <ListRow key={code} title={code} trailing="$189.84" />
        ))}
      </div>
    ),
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

function touchAt(target: Element, clientY: number): Touch {
  return new Touch({ identifier: 1, target, clientX: 100, clientY });
}

async function pull(target: Element, byPx: number): Promise<void> {
  await fireEvent.touchStart(target, { touches: [touchAt(target, 100)] });
  await fireEvent.touchMove(target, { touches: [touchAt(target, 100 + byPx)] });
}

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Refreshing'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const HeldShort = meta.story({
  play: async ({ canvas }) => {
    await pull(canvas.getByText('AAPL'), 90);
    await waitFor(() => expect(canvas.getByText('Pull to refresh')).toBeVisible());
  },
});

export const HeldFar = meta.story({
  play: async ({ canvas, args }) => {
    await pull(canvas.getByText('AAPL'), 200);
    await waitFor(() => expect(canvas.getByText('Let go to refresh')).toBeVisible());
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

export const Pulled = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    await pull(row, 200);
    await waitFor(() => expect(canvas.getByText('Let go to refresh')).toBeVisible());
    await fireEvent.touchEnd(row, { touches: [] });
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Refreshing'));
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    await pull(row, 60);
    await waitFor(() => expect(canvas.getByText('Pull to refresh')).toBeVisible());
    await fireEvent.touchEnd(row, { touches: [] });
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByText('Pull to refresh')).toBeNull());
  },
});

export const Resting = meta.story();
export const Refreshing = meta.story({ args: { isRefreshing: true } });
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await pull(canvas.getByText('AAPL'), 200);
    await expect(canvas.queryByText('Let go to refresh')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    isRefreshing: true,
    labels: {
      pull: 'Pull further to ask the exchange again',
      release: 'Let go to ask the exchange again',
      refreshing: 'Asking the exchange for the prices of this minute',
      refresh: 'Refresh',
    },
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    isRefreshing: true,
    labels: { pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', refresh: '刷新' },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    isRefreshing: true,
    labels: { pull: '下拉更新', release: '放開更新', refreshing: '更新中', refresh: '更新' },
  },
});
