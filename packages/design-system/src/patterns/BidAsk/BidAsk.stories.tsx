import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { BidAsk } from './BidAsk.tsx';

const takeBid = fn();
const takeAsk = fn();

const meta = preview.meta({
  title: 'Patterns/BidAsk',
  component: BidAsk,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The two prices an order meets: what somebody pays, and what somebody sells for.',
      whenToUse: ['On an order form, where either price becomes the limit with one press.'],
      whenNotToUse: ['All levels of a market: `OrderBook`.', 'Prices that are only read: `StatGrid`.'],
      anatomy: {
        story: 'both',
        parts: {
          'Bid: name': 'button:first-child > :first-child',
          'Its price': 'button:first-child > :nth-child(2)',
          'Ask: name': 'button:last-child > :first-child',
          'Its price, too': 'button:last-child > :nth-child(2)',
        },
      },
      keyboard: { 'Enter, Space': 'Takes the price that has the focus.' },
      accessibility: [
        'Two buttons, each named by its side, its price, and what a press does with it.',
        'A tick changes the text only; nothing is announced and nothing moves.',
      ],
      content: [
        'Both prices with all decimals of the tick, so that the spread can be read.',
        '“--” where there is no offer; then there is nothing to press.',
      ],
      related: ['OrderBook', 'Price', 'AmountInput'],
    }),
  },
  beforeEach: () => {
    takeBid.mockClear();
    takeAsk.mockClear();
  },
  args: {
    bid: { label: 'Bid', value: '264.39', actionText: 'as limit price', onPress: takeBid },
    ask: { label: 'Ask', value: '264.41', actionText: 'as limit price', onPress: takeAsk },
  },
  tags: ['autodocs'],
});

export const Both = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bid 264.39 as limit price' }));
    await expect(takeBid).toHaveBeenCalledOnce();
    await expect(takeAsk).not.toHaveBeenCalled();
  },
});

export const NobodySells = meta.story({
  args: { ask: { label: 'Ask', value: '--', actionText: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ask --' })).toBeDisabled();
  },
});

/** Out of date: dimmed; their age is beside the last price. */
export const Stale = meta.story({ args: { isStale: true } });

export const LongPrices = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    bid: { label: 'Bid', value: '1,234,567.123456', actionText: 'as limit price', onPress: takeBid },
    ask: { label: 'Ask', value: '1,234,567.123460', actionText: 'as limit price', onPress: takeAsk },
  },
  play: async ({ canvas }) => {
    for (const side of canvas.getAllByRole('button')) {
      await expect(side.scrollWidth).toBeLessThanOrEqual(side.clientWidth + 1);
    }
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    bid: { label: '买价', value: '264.39', actionText: '用作限价', onPress: takeBid },
    ask: { label: '卖价', value: '264.41', actionText: '用作限价', onPress: takeAsk },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    bid: { label: '買入價', value: '264.39', actionText: '用作限價', onPress: takeBid },
    ask: { label: '賣出價', value: '264.41', actionText: '用作限價', onPress: takeAsk },
  },
});

/** A price that no exchange would send: all of its digits are there, in the room there is. */
const ofTwentyDigits = '98,765,432,109,876,543,210.12';

function Hostile(): ReactNode {
  return (
    <Stack gap={2}>
      <Inline gap={3} align="baseline" isWrapping>
        <Price text={ofTwentyDigits} trend="up" size="l" />
        <ChangeTag text={`+${ofTwentyDigits}  +${ofTwentyDigits}%`} trend="up" />
      </Inline>
      <BidAsk
        bid={{ label: 'Bid', value: ofTwentyDigits, actionText: 'as the limit price', onPress: takeBid }}
        ask={{ label: 'Ask', value: ofTwentyDigits, actionText: 'as the limit price', onPress: takeAsk }}
      />
    </Stack>
  );
}

const widensNothing: Play = async ({ canvas }) => {
  for (const price of canvas.getAllByText(ofTwentyDigits)) {
    const room = price.parentElement?.getBoundingClientRect().right;
    await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(room ?? 0);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const TwentyDigits = meta.story({ render: () => <Hostile />, play: widensNothing });

export const TwentyDigitsOnASmallPhone = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => <Hostile />,
  play: widensNothing,
});
