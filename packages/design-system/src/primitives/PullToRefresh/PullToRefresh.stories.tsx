import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx';
import { RefreshButton } from './RefreshButton.tsx';

interface ExampleProps extends PullToRefreshProps {
  readonly buttonLabel: string;
  /** How long the answer takes, in ms; without it none comes. */
  readonly answerMs?: number | undefined;
  readonly isCovered?: boolean | undefined;
}

/** Three rows and what fetches them anew. */
function Example({ buttonLabel, answerMs, isCovered = false, ...props }: ExampleProps) {
  const [isRefreshing, setRefreshing] = useState(props.isRefreshing);
  useEffect(() => {
    if (!isRefreshing || answerMs === undefined) return undefined;
    const timer = setTimeout(() => setRefreshing(false), answerMs);
    return () => clearTimeout(timer);
  }, [isRefreshing, answerMs]);
  const refresh = (): void => {
    setRefreshing(true);
    props.onRefresh();
  };
  return (
    <div style={{ minBlockSize: '60vb' }}>
      <PullToRefresh {...props} isRefreshing={isRefreshing} onRefresh={refresh} />
      <RefreshButton label={buttonLabel} onPress={refresh} isPending={isRefreshing} />
      {['AAPL', 'MSFT', 'NVDA'].map((code) => (
        <ListRow key={code} title={code} trailing="$189.84" />
      ))}
      <input type="range" aria-label="Leverage" />
      <Dialog isOpen={isCovered} onClose={() => {}} title="Sell 3 NVDA" closeLabel="Close">
        At the market price.
      </Dialog>
    </div>
  );
}

const english = {
  pull: 'Pull to refresh',
  release: 'Let go to refresh',
  refreshing: 'Refreshing…',
  updated: 'Updated',
  failed: 'Could not refresh',
};

const meta = preview.meta({
  title: 'Primitives/PullToRefresh',
  component: Example,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Reloads the screen or list it is in when a finger pulls it down from its top. `RefreshButton` does the same by mouse and keyboard.',
      whenToUse: ['Screens of records and prices: on a bad connection a person wants to ask again.'],
      whenNotToUse: [
        'A form: what was filled in stays as it is.',
        'After a failure with nothing to show: `InlineMessage`.',
      ],
      anatomy: {
        story: 'held-far',
        window: { width: 390, height: 320 },
        parts: {
          'Sign below the bar: a ring that fills': '[data-dragging] svg',
          'What will happen, in words': '[data-dragging] > :last-child',
          '`RefreshButton` in the bar; where a finger points, seen only when it has the focus': null,
          'The area that is pulled, whose first child it is': ':has(> [data-dragging])',
        },
      },
      keyboard: { Tab: 'To the button in the bar.', 'Enter / Space': 'Refreshes.' },
      accessibility: [
        '"Refreshing…" and how it ended are said politely. What is shown stays.',
        'Only a way straight down from the very top counts: never sideways, in a slider, with text selected, or below a dialog.',
        'Without motion the sign only comes and goes.',
      ],
      content: ['Say what letting go will do, not how far to pull.'],
      related: ['GrowingList', 'Banner', 'InlineMessage'],
    }),
  },
  args: { isRefreshing: false, onRefresh: fn(), labels: english, buttonLabel: 'Refresh' },
  tags: ['autodocs'],
});

function touch(target: Element, x: number, y: number): Touch {
  return new Touch({ identifier: 1, target, clientX: x, clientY: y });
}

/** A finger goes down on something and moves in ten steps. */
async function drag(target: Element, downPx: number, sidewaysPx = 0): Promise<void> {
  await fireEvent.touchStart(target, { touches: [touch(target, 100, 100)] });
  for (let step = 1; step <= 10; step += 1) {
    const at = touch(target, 100 + (sidewaysPx * step) / 10, 100 + (downPx * step) / 10);
    await fireEvent.touchMove(target, { touches: [at] });
  }
}

const letGo = (target: Element) => fireEvent.touchEnd(target, { touches: [] });

export const HeldShort = meta.story({
  play: async ({ canvas }) => {
    await drag(canvas.getByText('AAPL'), 60);
    await waitFor(() => expect(canvas.getByText('Pull to refresh')).toBeVisible());
  },
});

export const HeldFar = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    const before = row.getBoundingClientRect().top;
    await drag(row, 200);
    await waitFor(() => expect(canvas.getByText('Let go to refresh')).toBeVisible());
    await expect(args.onRefresh).not.toHaveBeenCalled();
    // Nothing moves below the sign.
    await expect(row.getBoundingClientRect().top).toBe(before);
  },
});

export const Pulled = meta.story({
  args: { answerMs: 300 },
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    await drag(row, 200);
    await letGo(row);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Refreshing…'));
    await waitFor(() => expect(status).toHaveTextContent('Updated'));
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 5_000 });
  },
});

export const Failed = meta.story({
  args: { answerMs: 300, hasFailed: true },
  play: async ({ canvas }) => {
    const row = canvas.getByText('AAPL');
    await drag(row, 200);
    await letGo(row);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not refresh'));
    await expect(row).toBeVisible();
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    await drag(row, 80);
    await waitFor(() => expect(canvas.getByText('Pull to refresh')).toBeVisible());
    await letGo(row);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText('Pull to refresh')).not.toBeVisible());
  },
});

/** Sideways is a row's way, and a slider's way is its own. */
export const AnotherGesture = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    await drag(row, 150, 200);
    await letGo(row);
    const slider = canvas.getByRole('slider');
    await drag(slider, 200);
    await letGo(slider);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

/** The finger is after the words. */
export const WithTextSelected = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    document.getSelection()?.selectAllChildren(row);
    await drag(row, 200);
    await letGo(row);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    document.getSelection()?.removeAllRanges();
    await drag(row, 200);
    await letGo(row);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const BelowADialog = meta.story({
  args: { isCovered: true },
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('AAPL');
    await drag(row, 200);
    await letGo(row);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

export const NotFromTheTop = meta.story({
  render: (args) => (
    <div style={{ blockSize: '200vb' }}>
      <Example {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const page = canvasElement.ownerDocument.documentElement;
    page.scrollTop = 40;
    const row = canvas.getByText('NVDA');
    await drag(row, 200);
    await letGo(row);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    page.scrollTop = 0;
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Refreshing'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const Resting = meta.story();
export const Refreshing = meta.story({ args: { isRefreshing: true } });
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    isRefreshing: true,
    labels: { ...english, refreshing: 'Asking the exchange for the prices of this minute' },
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    isRefreshing: true,
    buttonLabel: '刷新',
    labels: {
      pull: '下拉刷新',
      release: '松开刷新',
      refreshing: '正在刷新…',
      updated: '已更新',
      failed: '刷新失败',
    },
  },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    isRefreshing: true,
    buttonLabel: '更新',
    labels: {
      pull: '下拉更新',
      release: '放開更新',
      refreshing: '更新中…',
      updated: '已更新',
      failed: '未能更新',
    },
  },
});
