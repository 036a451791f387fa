import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { OfflineIcon } from '#icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { InlineMessage } from './InlineMessage.tsx';

const onRetry = fn();

const retry = (label = 'Retry') => (
  <Button tone="quiet" size="s" onPress={onRetry}>
    {label}
  </Button>
);

const meta = preview.meta({
  title: 'Primitives/InlineMessage',
  component: InlineMessage,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A message in the place it is about. `m` takes the place of a part that could not be loaded: what failed, what is still true, and the way to try again. `s` goes beside a value that is out of date and says how old it is.',
      whenToUse: [
        'A list, a chart, a record or a whole screen that could not be loaded, in its place.',
        'The age of a price or a list that is older than it should be, or delayed by contract.',
      ],
      whenNotToUse: [
        'Nothing failed, there is just nothing: `EmptyState`.',
        'It concerns the whole screen: `Banner`; the network is gone: `status` of the `Screen`.',
        'A wrong entry in a field: the field’s own `error`.',
      ],
      anatomy: {
        story: 'failed',
        parts: {
          'Icon of its tone': 'svg',
          Title: 'h3',
          'Action, on the line of the title': 'button',
          Reason: 'div:has(> h3) + div',
          'What is still true': 'div:has(> h3) ~ p',
        },
      },
      keyboard: { Tab: 'To the action.', 'Enter / Space': 'Presses it.' },
      accessibility: [
        '`isLive` announces it when it appears: `negative` interrupts, `waiting` is read in turn. Do not show it before the request has failed.',
        'An age is read with its value and announces nothing. Dim the value as well (`Price isStale`): the words say what the grey means.',
        'Tones differ in icon and words as well as in colour.',
        'Report one cause once: if the `Screen` says that the network is gone, each part says only what it lacks.',
      ],
      content: [
        'The title names what failed, in the same words everywhere: "Couldn\'t load your positions". The button is "Retry".',
        '`stillTrue` answers the first worry: "Your order was not sent."',
        'Reasons from the server are shown as they come; "Network Error" if there is none (spec §8).',
        'An age up to an hour: "2 minutes old". Later the time: "From 10:42".',
      ],
      pairs: [
        {
          kept: (
            <InlineMessage
              tone="negative"
              headingLevel={3}
              title="Couldn't load your positions"
              stillTrue="Your positions stay as they are."
              action={retry()}
            />
          ),
          keptWhy: 'What failed, what is still true, and the way to try again.',
          broken: (
            <InlineMessage
              tone="negative"
              headingLevel={3}
              title="Oops! Something went wrong"
              body="Error 503"
            />
          ),
          brokenWhy: 'It leaves a person with money in it asking what was lost.',
        },
        {
          kept: (
            <Inline gap={3} align="baseline">
              <Text size="l">$189.84</Text>
              <InlineMessage tone="waiting" size="s" title="2 minutes old" />
            </Inline>
          ),
          keptWhy: 'The age in words, beside the value.',
          broken: (
            <Inline gap={3} align="baseline">
              <Text size="l">$189.84</Text>
              <InlineMessage tone="waiting" size="s" title="Prices may be delayed" />
            </Inline>
          ),
          brokenWhy: 'It does not say whether this price is delayed, or by how much.',
        },
      ],
      related: ['EmptyState', 'Banner', 'Screen', 'Price', 'Skeleton'],
    }),
  },
  args: {
    tone: 'negative' as const,
    isLive: true,
    headingLevel: 3 as const,
    title: "Couldn't load your positions",
    body: 'Network Error',
    stillTrue: 'Your positions are safe and stay as they are.',
    action: retry(),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
  tags: ['autodocs'],
});

export const Failed = meta.story();

export const RetriedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Couldn't load your positions.*Network Error.*Your positions are safe/,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** The usual one: the words, and the action after them on the same line. */
export const InOneLine = meta.story({
  args: { body: undefined, stillTrue: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    // Far enough that its focus ring covers no letter.
    await expect(Math.round(button.left - title.right)).toBe(4);
    await expect(Math.abs(button.top + button.bottom - title.top - title.bottom)).toBeLessThanOrEqual(2);
  },
});

/** In the words of the spec (§8), with what they mean below. */
export const CodeNotLoaded = meta.story({
  args: {
    title: 'Unable to preload CSS',
    body: 'Part of the app did not arrive, so this screen cannot be shown. Check your connection.',
    stillTrue: undefined,
    action: retry('Reload the app'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unable to preload CSS' })).toBeVisible();
  },
});

/** It is loaded without a press, as soon as the network is back. */
export const ComesByItself = meta.story({
  args: {
    tone: 'waiting',
    icon: <OfflineIcon aria-hidden="true" />,
    body: 'They are loaded as soon as the network is back.',
    stillTrue: undefined,
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("Couldn't load your positions");
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const age = {
  tone: 'waiting',
  size: 's',
  isLive: false,
  headingLevel: undefined,
  body: undefined,
  stillTrue: undefined,
  action: undefined,
} as const;

export const BesideAValue = meta.story({
  args: { ...age, title: '2 minutes old' },
  render: (args) => (
    <Inline gap={3} isWrapping align="baseline">
      <Text size="l">$189.84</Text>
      <InlineMessage {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 minutes old')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** Beside its price the age alone is enough to see; a screen reader hears what it is the age of. */
export const Short = meta.story({
  args: { ...age, title: '2 minutes ago', srText: 'Price from 10:31, 2 minutes ago' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 minutes ago')).toBeVisible();
    await expect(canvas.getByText('Price from 10:31, 2 minutes ago')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: "Couldn't load your subscriptions to new shares in Hong Kong",
    body: 'The exchange’s registrar did not answer within two minutes. This happens in the hour after an allotment.',
  },
  render: (args) => (
    <Stack gap={4}>
      <InlineMessage {...args} />
      <InlineMessage
        tone="waiting"
        size="s"
        title="Prices of this exchange are delayed by fifteen minutes until you subscribe to them"
      />
    </Stack>
  ),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '无法加载您的持仓',
    body: '网络错误',
    stillTrue: '您的持仓不受影响。',
    action: retry('重试'),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '未能載入你的持倉',
    body: '網絡錯誤',
    stillTrue: '你的持倉不受影響。',
    action: retry('重試'),
  },
});
