import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner, type BannerProps } from './Banner.tsx';

function Dismissible(props: BannerProps) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Banner
      {...props}
      onClose={() => {
        props.onClose?.();
        setShown(false);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Banner',
  component: Banner,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Something about this screen that a person should know before going on.',
      whenToUse: [
        'A state that holds for the whole screen: the market is shut, a check goes on, prices are late.',
        'A failure of something the screen goes on without.',
      ],
      whenNotToUse: [
        'A part of the screen that could not be loaded: `InlineMessage` in its place.',
        'What was just done: a toast, or a `ResultScreen`. A field’s error: the field.',
        'A choice that must be made now: `Dialog`.',
      ],
      anatomy: {
        story: 'can-be-dismissed',
        parts: {
          'Icon of its tone': 'svg',
          Title: 'svg + * > :first-child > :first-child',
          'A sentence': 'svg + * > :first-child > :nth-child(2)',
          'One action': 'svg + * > button',
          'Cross, with `onClose`': 'svg + * + button',
        },
      },
      keyboard: { Tab: 'To the action, then to the cross.', 'Enter / Space': 'Presses it.' },
      accessibility: [
        '`isLive` for what appears while a person is at work: `negative` is an alert and interrupts, the others wait their turn. Off for what is there from the start.',
        'Icon and words show the tone, not only the colour.',
        'Put away, the focus is where the caller puts it: on the screen’s title, if the cross had it.',
      ],
      content: [
        'The title is a sentence without a full stop. The body says what follows from it and when it ends.',
        'What still binds cannot be dismissed.',
      ],
      pairs: [
        {
          kept: (
            <Banner tone="info" title="The market is closed">
              Orders wait until 09:30.
            </Banner>
          ),
          keptWhy: 'Says what holds, and what follows from it.',
          broken: (
            <Banner tone="negative" title="Error!">
              Something went wrong.
            </Banner>
          ),
          brokenWhy: 'No cause, no way on, and an alarm for it.',
        },
      ],
      related: ['InlineMessage', 'EmptyState', 'Screen', 'Dialog'],
    }),
  },
  args: { tone: 'info' as const, title: 'The market is closed' },
  tags: ['autodocs'],
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={3}>
      <Banner tone="info" title="The market is closed">
        Opens Monday 09:30 in New York. Limit orders wait until then.
      </Banner>
      <Banner tone="waiting" title="Your identity is being checked">
        Up to 24 hours. The answer comes as a message.
      </Banner>
      <Banner tone="negative" title="Identity check unsuccessful">
        The photo of the back was blurred.
      </Banner>
      <Banner tone="positive" title="Identity verified" />
    </Stack>
  ),
});

const onRetry = fn();

export const WithAction = meta.story({
  args: {
    tone: 'negative' as const,
    title: 'Identity check unsuccessful',
    children: 'The photo of the back was blurred.',
    action: (
      <Button size="s" onPress={onRetry}>
        Send again
      </Button>
    ),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Above a list of which a part is missing: its first row does not touch the banner. */
export const AboveWhatItSpeaksOf = meta.story({
  args: { tone: 'waiting' as const, title: '1 line could not be read', isAbove: true },
  render: (args) => (
    <>
      <Banner {...args} />
      <Button size="s">Details</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByText('1 line could not be read').closest('[data-above]');
    const below = canvas.getByRole('button').getBoundingClientRect();
    await expect(below.top - (banner?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThanOrEqual(8);
  },
});

export const Dismissed = meta.story({
  args: {
    title: 'Prices are delayed by fifteen minutes',
    children: 'Real-time prices come with a market subscription.',
    onClose: fn(),
    closeLabel: 'Dismiss',
  },
  render: (args) => <Dismissible {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const banner = canvas.getByText('Prices are delayed by fifteen minutes');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(banner).not.toBeInTheDocument();
  },
});

export const CanBeDismissed = meta.story({
  args: {
    tone: 'waiting' as const,
    title: 'Two of three confirmations have come',
    children: 'About four minutes more.',
    action: <Button size="s">Details</Button>,
    onClose: fn(),
    closeLabel: 'Dismiss',
  },
});

export const Announced = meta.story({
  args: {
    tone: 'negative' as const,
    title: 'The price moved while you typed',
    isLive: true,
    children: 'Look at the total again before you send.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price moved');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    tone: 'waiting' as const,
    title: 'Your deposit is taking longer than usual to be confirmed by the network',
    children:
      'Two of three confirmations have come. Nothing is lost; write to customer service if it is not there by the evening.',
    action: <Button size="s">Customer service</Button>,
    onClose: fn(),
    closeLabel: 'Dismiss',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '现已休市',
    children: '纽约时间周一 09:30 开市，限价单届时生效。',
    action: <Button size="s">查看交易时间</Button>,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    tone: 'waiting' as const,
    title: '身份資料審核中',
    children: '最長需 24 小時，結果會發送至你的收件箱。',
    onClose: fn(),
    closeLabel: '關閉提示',
  },
});
