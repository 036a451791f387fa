import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { ChangeTag } from './ChangeTag.tsx';

const meta = preview.meta({
  title: 'Patterns/ChangeTag',
  component: ChangeTag,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How far a price or a profit moved: sign, arrow and colour together.',
      whenToUse: ['Beside a `Price`; at the end of a row; wherever something was won or lost.'],
      whenNotToUse: [
        'Money that came or went without a price having moved: `MoneyText`.',
        'Success or failure of something: `StatusTag`.',
      ],
      anatomy: {
        story: 'rise',
        parts: { 'Arrow, unless nothing moved': 'svg', 'Formatted text with its sign': 'svg + span' },
      },
      keyboard: {},
      accessibility: [
        'The arrow is not heard: the sign in the text says the direction.',
        '`srText` is heard instead where the short form reads badly.',
        'Colours follow the reader’s choice (`convention`).',
      ],
      content: [
        'Always signed, with a true minus: +1.24, −0.36. Amount first, percent in brackets.',
        'Nothing moved: 0.00, without a sign. Missing: --.',
      ],
      pairs: [
        {
          kept: <ChangeTag text="−0.36%" trend="down" />,
          keptWhy: 'A true minus, the arrow, the colour of the trend.',
          broken: <ChangeTag text="0.36%" trend="down" />,
          brokenWhy: 'Without its sign only the colour shows the fall.',
        },
      ],
      related: ['Price', 'QuoteRow', 'MoneyText'],
    }),
  },
  args: { text: '+1.24 (+0.66%)', trend: 'up' as const },
  tags: ['autodocs'],
});

export const Rise = meta.story({
  args: { srText: 'up 1.24 dollars, 0.66 percent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 1.24 dollars, 0.66 percent')).toBeInTheDocument();
  },
});
export const Fall = meta.story({ args: { text: '−0.36 (−0.19%)', trend: 'down' } });
export const Unchanged = meta.story({ args: { text: '0.00 (0.00%)', trend: 'flat' } });
export const Missing = meta.story({ args: { text: '--', trend: 'flat' } });

export const Stale = meta.story({ args: { isStale: true } });

export const Sizes = meta.story({
  render: () => (
    <Stack gap={2}>
      <ChangeTag text="+1.24 (+0.66%)" trend="up" size="s" />
      <ChangeTag text="+1.24 (+0.66%)" trend="up" size="m" />
      <ChangeTag text="−1.24 (−0.66%)" trend="down" size="l" />
    </Stack>
  ),
});

export const RedUp = meta.story({ globals: { convention: 'red-up' } });
export const ColourBlindSafe = meta.story({ globals: { convention: 'colour-blind' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { text: '−HK$1,204,332,000.00 (−1,204.32%)', trend: 'down' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(/1,204,332,000/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const SimplifiedInARow = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: { text: '+$484.61（+1.38%）', srText: '上涨 484.61 美元，1.38%' },
});

export const TraditionalInARow = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { text: '−HK$6,100.00（−4.58%）', trend: 'down' },
});
