import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { toastDurationMs } from '#tokens/scale.ts';
import { Button } from '../Button/Button.tsx';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { holdTimers, type HeldTimers } from './heldTimers.ts';
import { useToast, type ToastMessage } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';

function Sender(message: ToastMessage) {
  const toast = useToast();
  return <Button onPress={() => toast.show(message)}>Show</Button>;
}

let timers: HeldTimers;

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Sender,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'A short notice above everything, which disappears after two seconds. `ToastProvider` goes once at the root; `useToast().show(…)` shows one.',
        whenToUse: [
          'To confirm something small that is seen on the screen as well: copied, added, cancelled.',
        ],
        whenNotToUse: [
          'An outcome that has to be read: `ResultScreen`. Something that stays true: `Banner`.',
          'A question: `ConfirmDialog`. What is wrong in a field: its `error`.',
        ],
        anatomy: {
          story: 'with-action',
          window: { width: 390, height: 160 },
          parts: {
            'Region below the top bar': "[role='region'][aria-label='Notices']",
            'Notice: icon of its tone, description': "[role='region'] [role='dialog']",
            Title: "[role='region'] h2",
            Action: "[role='region'] button",
          },
        },
        keyboard: {
          F6: 'To the notices, while there are any; they stay as long as the focus is there.',
          Tab: 'From notice to action, and back to where the focus was.',
          'Enter / Space': 'On the action: does it and takes the notice away.',
          Escape: 'On a notice: takes it away.',
        },
        accessibility: [
          'A polite live region: read when the reader comes to a pause, without taking the focus.',
          'It stays 2 s (spec §9), and longer while pointed at, focused, or while the window is not looked at.',
          'One with a cross (`dismissLabel`) stays until it is put away: for what a person must not miss.',
          'Two seconds are short: what a notice says, and what its action does, must be on the screen as well.',
          'It is swiped away upwards. Without motion it only comes and goes.',
        ],
        content: ['What happened, in a few words: "Order cancelled". The action is one verb: "Undo".'],
        related: ['Banner', 'ResultScreen', 'ConfirmDialog'],
      }),
      story: { inline: false, height: '260px' },
    },
  },
  args: { title: 'Copied' },
  argTypes: {
    title: { description: 'What happened, in three words.' },
    description: { description: 'One more line, where the title cannot say it.' },
    tone: { description: 'What kind of news: `neutral` by default, `positive`, `negative`, `waiting`.' },
    dismissLabel: { description: 'Name of the cross of a notice that stays until it is put away.' },
    action: {
      description: 'Undo, offered in passing. It is on the screen as well, since the toast disappears.',
    },
  },
  beforeEach: () => {
    timers = holdTimers();
    return () => timers.release();
  },
  render: (args) => (
    <ToastProvider label="Notices">
      <Sender {...args} />
    </ToastProvider>
  ),
  tags: ['autodocs'],
});

const notices = () => screen.findByRole('region', { name: 'Notices' });

export const GoesByItself = meta.story({
  args: { tone: 'positive' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const region = await notices();
    await waitFor(() => expect(region).toHaveTextContent('Copied'));
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
    await expect(timers.left()).toEqual([toastDurationMs]);
    timers.runOut();
    await waitFor(() => expect(region).not.toHaveTextContent('Copied'));
  },
});

export const StaysWhilePointedAt = meta.story({
  args: {
    tone: 'negative',
    title: 'Order not sent',
    description: 'The market closed while you typed. Nothing was bought.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('Order not sent');
    await expect(timers.left()).toHaveLength(1);
    await userEvent.hover(toast);
    await expect(timers.left()).toEqual([]);
    await userEvent.unhover(toast);
    await expect(timers.left()).toHaveLength(1);
    await userEvent.hover(toast);
    await expect(toast).toBeVisible();
  },
});

export const StaysWhileTheWindowIsAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('Copied');
    await fireEvent.blur(window);
    await expect(timers.left()).toEqual([]);
    await fireEvent.focus(window);
    await waitFor(() => expect(timers.left()).toHaveLength(1));
  },
});

const undo = fn();

export const UndoneByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { title: 'AAPL removed from your watchlist', action: { label: 'Undo', onPress: undo } },
  beforeEach: () => {
    undo.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const region = await notices();
    const action = await within(region).findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await expect(timers.left()).toEqual([]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(region).not.toHaveTextContent('AAPL'));
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});

export const TakenAwayByEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const region = await notices();
    await waitFor(() => expect(region).toHaveTextContent('Copied'));
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(region).not.toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});

export const WithAction = meta.story({
  args: { title: 'Removed from your watchlist', action: { label: 'Undo', onPress: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const action = await screen.findByRole('button', { name: 'Undo' });
    const { width, height } = action.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

/** A risk to somebody's money does not go by itself. */
export const StaysUntilPutAway = meta.story({
  args: {
    tone: 'negative',
    title: 'Tesla: at risk of forced closing',
    description: '86.63% of your loss limit is used.',
    action: { label: 'See position', onPress: fn() },
    dismissLabel: 'Dismiss',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const cross = await screen.findByRole('button', { name: 'Dismiss' });
    await expect(timers.left()).toEqual([]);
    const { width, height } = cross.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(cross);
    await waitFor(() => expect(screen.queryByText('Tesla: at risk of forced closing')).toBeNull());
  },
});

function Three() {
  const toast = useToast();
  return (
    <Inline gap={2} isWrapping>
      {['AAPL added', 'NVDA added', 'TSLA added'].map((title) => (
        <Button key={title} size="s" onPress={() => toast.show({ title, tone: 'positive' })}>
          {title.split(' ')[0]}
        </Button>
      ))}
    </Inline>
  );
}

export const ThirdWaitsItsTurn = meta.story({
  render: () => (
    <ToastProvider label="Notices">
      <Three />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['AAPL', 'NVDA', 'TSLA']) await userEvent.click(canvas.getByRole('button', { name }));
    const region = await notices();
    await waitFor(() => expect(region).toHaveTextContent('NVDA added'));
    await expect(region).toHaveTextContent('AAPL added');
    await expect(region).not.toHaveTextContent('TSLA added');
    timers.runOut();
    await waitFor(() => expect(region).toHaveTextContent('TSLA added'));
    await waitFor(() => expect(region).not.toHaveTextContent('AAPL added'));
    await expect(timers.left()).toEqual([toastDurationMs]);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    tone: 'waiting',
    title: 'Your limit order to buy Zhong An Online P & C Insurance waits in the market',
    description: 'It is filled when the price comes to HK$18.42 or below, until the close.',
    action: { label: 'See order', onPress: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(async () => expect(await screen.findByText(/waits in the market/)).toBeVisible());
  },
});

export const LargeText = meta.story({
  ...largeText,
  args: {
    tone: 'positive',
    title: 'Order cancelled',
    description: 'Your $1,898.40 are back in your balance.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const title = await screen.findByText('Order cancelled');
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { tone: 'positive', title: '撤单成功', description: '冻结资金已退回可用余额。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByText('撤单成功')).toBeVisible());
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { title: '已從自選股移除騰訊控股', action: { label: '還原', onPress: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('button', { name: '還原' })).toBeVisible());
  },
});
