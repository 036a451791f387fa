import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Inline } from '#primitives/Stack/Stack.tsx';
import { SideTag } from './SideTag.tsx';

const meta = preview.meta({
  title: 'Patterns/SideTag',
  component: SideTag,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Which way a trade goes, in one or two words.',
      whenToUse: ['In a `PositionRow`, a record of what was done.'],
      whenNotToUse: [
        'How far something has come: `StatusTag`, which has a mark for each state.',
        'The choice between buying and selling: `SegmentedControl` with `tone`.',
      ],
      anatomy: { onePart: 'The word, on a quiet ground.' },
      keyboard: {},
      accessibility: ['Plain text: the word alone says it.'],
      content: [
        'The words of the place: long, short; 多仓、空仓 on the mainland; 好倉、淡倉 in Hong Kong.',
        'A position is long or short; an order buys or sells.',
      ],
      pairs: [
        {
          kept: <SideTag text="Sell short" />,
          keptWhy: 'Quiet, and in the word of the market: a side is no price.',
          broken: (
            <Button tone="sell" size="s">
              SHORT
            </Button>
          ),
          brokenWhy: 'It looks like a way to sell, in colours that mean a price.',
        },
      ],
      related: ['StatusTag', 'PositionRow', 'RecordTable'],
    }),
  },
  args: { text: 'Long' },
  tags: ['autodocs'],
});

export const OfAPosition = meta.story({
  play: async ({ canvas }) => {
    // A mark such as a minus before the word would be read as a sign.
    await expect(canvas.getByText('Long').querySelector('svg')).toBeNull();
  },
});

export const OfAnOrder = meta.story({ args: { text: 'Sell short' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { text: 'Closes a short position by buying back what was borrowed from the brokerage' },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => (
    <Inline>
      <SideTag text="多仓" />
      <SideTag text="空仓" />
      <SideTag text="买入" />
    </Inline>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <Inline>
      <SideTag text="好倉" />
      <SideTag text="淡倉" />
      <SideTag text="沽空" />
    </Inline>
  ),
});
