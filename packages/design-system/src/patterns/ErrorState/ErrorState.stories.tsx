import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Patterns/ErrorState',
  component: ErrorState,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Something failed: what it was, what is still true, and the way to try again. In its place and quiet, with a mark, so that it is never taken for an empty list.',
      whenToUse: [
        'A list, a chart, a record or a whole screen that could not be loaded, in its place.',
        'Something that was not sent, above the button that sends it.',
      ],
      whenNotToUse: [
        'There is nothing: `EmptyState`.',
        'Older data is still in sight: keep it, with a `StaleNote`, and a `Banner` about the failure.',
        'The login expired, or nothing was ever loaded and there is no network: `StateNotice`.',
        'A wrong entry in a field: the field’s own `error`.',
      ],
      anatomy: {
        story: 'retrying',
        parts: {
          'Mark in the tone of failure, or of waiting': 'svg',
          Title: 'h2',
          'Retry, on its line': 'button',
          Reason: 'div:has(> h2) + div',
          'What is still true': 'div:has(> h2) ~ p',
        },
      },
      keyboard: { Tab: 'To "Retry".', 'Enter / Space': 'Tries again, unless it is trying.' },
      accessibility: [
        'An alert: it is read out when it appears. Do not show it before the request has failed.',
        'While it tries again the button keeps focus and name and takes no second press.',
        'Failure and waiting differ in mark and words as well as in colour.',
        'One cause is told once, by the banner of the screen: then each part says only what it lacks.',
      ],
      content: [
        'The title names what failed, in the same words everywhere: "Couldn\'t load your positions". The button is "Retry".',
        '`stillTrue` answers the first worry: "Your order was not sent."',
        'Reasons from the server are shown as they come; "Network Error" where there is none (spec §8).',
      ],
      pairs: [
        {
          kept: (
            <ErrorState
              headingLevel={3}
              title="Positions could not be loaded"
              stillTrue="Your positions stay as they are."
              retryLabel="Retry"
              onRetry={fn()}
            />
          ),
          keptWhy: 'What failed, what is still true, and the way to try again.',
          broken: <ErrorState headingLevel={3} title="Oops! Something went wrong" body="Error 503" />,
          brokenWhy: 'Somebody with money in it reads that and asks what has gone.',
        },
      ],
      related: ['EmptyState', 'StateNotice', 'Banner', 'StaleNote', 'Gate'],
    }),
  },
  args: {
    title: "Couldn't load your positions",
    body: 'Network Error',
    stillTrue: 'Your positions are safe and stay as they are.',
    retryLabel: 'Retry',
    onRetry: fn(),
  },
  tags: ['autodocs'],
});

export const RetriedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Couldn't load your positions.*Network Error.*Your positions are safe/,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** The usual one: the words, and the way on behind them, on the same line. */
export const InOneLine = meta.story({
  args: { body: undefined, stillTrue: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const retry = canvas.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    // So much that its focus ring covers no letter.
    await expect(Math.round(retry.left - title.right)).toBe(4);
    await expect(Math.abs(retry.top + retry.bottom - title.top - title.bottom)).toBeLessThanOrEqual(2);
  },
});

/** In the words of the spec (§8), with what they mean below. */
export const CodeNotLoaded = meta.story({
  args: {
    title: 'Unable to preload CSS',
    body: 'Part of the app did not arrive, so this screen cannot be shown. Check your connection.',
    stillTrue: undefined,
    retryLabel: 'Reload the app',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unable to preload CSS' })).toBeVisible();
  },
});

export const ComesBackByItself = meta.story({
  args: {
    tone: 'waiting',
    title: 'You are offline',
    body: 'It goes on by itself when the network is back.',
    retryLabel: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NoWayBack = meta.story({ args: { retryLabel: undefined, title: 'The URL does not exist' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: "Couldn't load your subscriptions to new shares in Hong Kong",
    body: 'The exchange’s registrar did not answer within two minutes. This happens in the hour after an allotment.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { title: '无法加载您的持仓', body: '网络错误', stillTrue: '您的持仓不受影响。', retryLabel: '重试' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '未能載入你的持倉',
    body: '網絡錯誤',
    stillTrue: '你的持倉不受影響。',
    retryLabel: '重試',
  },
});
