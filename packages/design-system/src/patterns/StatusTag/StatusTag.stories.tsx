import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '#primitives/Stack/Stack.tsx';
import { StatusTag } from './StatusTag.tsx';

const meta = preview.meta({
  title: 'Patterns/StatusTag',
  component: StatusTag,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The state of a thing in one or two words, with a shape and a colour for what it means.',
      whenToUse: ['Beside the thing in a list or on its record: an order, a deposit, a check, a permission.'],
      whenNotToUse: [
        'Its place in a process of several steps: `Timeline`.',
        'A price that rose or fell: `ChangeTag`. Whether a market trades, beside its price: `MarketSession`.',
        'Something to act on: `Banner` or a `Button`.',
      ],
      anatomy: {
        story: 'tones',
        parts: { 'Shape of the tone': '[data-tone=waiting] svg', Word: '[data-tone=waiting] span' },
      },
      keyboard: {},
      accessibility: [
        'The word is the state; the shape is silent.',
        'Calendar for what has a day, clock glass for waiting, triangle for what waits for the person, tick for good, cross for bad, i for a fact, slashed circle for over: distinct without colour.',
        'The colours never flip with the price convention.',
      ],
      content: [
        'As the market says it: 已中签 on the mainland, 已獲分配 in Hong Kong.',
        'Two different codes may read the same; their difference is what can be done, and is shown elsewhere.',
        'An unknown code shows `--` with the neutral tone.',
      ],
      pairs: [
        {
          kept: <StatusTag tone="neutral" text="Cancelled" />,
          keptWhy: 'Taken back by the person: it ended, and nothing failed.',
          broken: <StatusTag tone="negative" text="Status 4" />,
          brokenWhy: 'The tone of a failure for what they asked for, and a code for a word.',
        },
      ],
      related: ['Timeline', 'MarketSession', 'Badge', 'Banner'],
    }),
  },
  args: { tone: 'waiting' as const, text: 'Pending review' },
  tags: ['autodocs'],
});

export const Tones = meta.story({
  render: () => (
    <Inline gap={2} isWrapping>
      <StatusTag tone="neutral" text="Cancelled" />
      <StatusTag tone="upcoming" text="Upcoming" />
      <StatusTag tone="waiting" text="In progress" />
      <StatusTag tone="attention" text="Pending payment" />
      <StatusTag tone="positive" text="Success" />
      <StatusTag tone="negative" text="Audit failure" />
      <StatusTag tone="info" text="Subscribed" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((shape) => shape.innerHTML);
    await expect(new Set(shapes).size).toBe(7);
  },
});

export const UnknownCode = meta.story({ args: { tone: 'neutral', text: '--' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { text: 'Waiting for the allotment of the Hong Kong public offer of new shares' },
});
