import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import { OfflineBanner, StaleNote } from './StaleNote.tsx';

const meta = preview.meta({
  title: 'Patterns/StaleNote',
  component: StaleNote,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The age of a value in words, beside it; and `OfflineBanner`, the one quiet bar at the foot of a screen that says why all of it is old or missing.',
      whenToUse: [
        '`StaleNote`: a value that is older than it should be, or comes late by contract.',
        '`OfflineBanner`, as `status` of a `Screen`: no network, or no live prices, while older data stays in sight.',
      ],
      whenNotToUse: [
        'Nothing was ever loaded: `StateNotice` of kind `offline`.',
        'One request failed: `ErrorState` in its place.',
      ],
      anatomy: {
        story: 'beside-a-value',
        parts: { 'Clock, or cloud': 'svg', Words: 'p', 'The value, dimmed': '[data-stale]' },
      },
      keyboard: {},
      accessibility: [
        '`OfflineBanner` is a status: render it always, and give it its text when the network goes, so that it is heard.',
        '`StaleNote` is read with its value and announces nothing.',
        'Dim the value as well (`Price isStale`): the words say what the grey means.',
      ],
      content: ['An age, not a time of day, up to an hour: "2 minutes old". Then the time: "From 10:42".'],
      pairs: [
        {
          kept: (
            <Inline gap={3} align="baseline">
              <Price text="$189.84" trend="up" size="l" isStale />
              <StaleNote text="2 minutes old" />
            </Inline>
          ),
          keptWhy: 'Dimmed, with its age in words beside it.',
          broken: (
            <Inline gap={3} align="baseline">
              <Price text="$189.84" trend="up" size="l" />
              <StaleNote text="Prices may be delayed" />
            </Inline>
          ),
          brokenWhy: 'As bright as a live price, and the words say nothing about this one.',
        },
      ],
      related: ['Price', 'QuoteHeader', 'StateNotice', 'Banner'],
    }),
  },
  args: { text: '2 minutes old' },
  tags: ['autodocs'],
});

export const BesideAValue = meta.story({
  render: (args) => (
    <Inline gap={3} isWrapping align="baseline">
      <Price text="$189.84" trend="up" size="l" isStale />
      <StaleNote {...args} />
    </Inline>
  ),
});

/** So near its price that the age is enough to see; a reader hears of what it is. */
export const Short = meta.story({
  args: { text: '2 minutes ago', srText: 'Price from 10:31, 2 minutes ago' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 minutes ago')).toBeVisible();
    await expect(canvas.getByText('Price from 10:31, 2 minutes ago')).toBeInTheDocument();
  },
});

function Network() {
  const [isOnline, setOnline] = useState(true);
  return (
    <Stack gap={4}>
      <OfflineBanner text={isOnline ? undefined : 'You are offline. Prices are from 10:42.'} />
      <Button onPress={() => setOnline(!isOnline)}>
        {isOnline ? 'Lose the network' : 'Find the network'}
      </Button>
    </Stack>
  );
}

export const GoesOfflineAndComesBack = meta.story({
  render: () => <Network />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('You are offline. Prices are from 10:42.');
    await userEvent.keyboard('{Enter}');
    await expect(status).toBeEmptyDOMElement();
  },
});

export const Offline = meta.story({
  render: () => <OfflineBanner text="You are offline. Prices are from 10:42." />,
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Stack gap={4}>
      <OfflineBanner text="You are offline. Prices and balances are from 11-20-2026 10:42:00 AM." />
      <StaleNote text="Prices of this exchange come fifteen minutes late until you subscribe to them" />
    </Stack>
  ),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => (
    <Stack gap={4}>
      <OfflineBanner text="网络已断开，当前为 10:42 的价格。" />
      <StaleNote text="2 分钟前" />
    </Stack>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <Stack gap={4}>
      <OfflineBanner text="網絡已中斷，現顯示 10:42 的價格。" />
      <StaleNote text="2 分鐘前" />
    </Stack>
  ),
});
