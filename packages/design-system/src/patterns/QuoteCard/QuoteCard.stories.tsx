import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Sparkline } from '#charts/Sparkline/Sparkline.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '#primitives/Stack/Stack.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { QuoteCard } from './QuoteCard.tsx';

const rising = [4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7, 6.8, 7.6, 8, 7.7, 8.6, 9];

const meta = preview.meta({
  title: 'Patterns/QuoteCard',
  component: QuoteCard,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A market at a glance, one of several in a strip: its level and its recent course.',
      whenToUse: ['Indexes and other few things one looks at before anything else, in a `Strip`.'],
      whenNotToUse: ['A list that is read through: `QuoteRow`.', 'The head of a quote: `QuoteHeader`.'],
      anatomy: {
        story: 'rise',
        parts: {
          'Name, on one line': 'a > :first-child',
          Price: 'a > :nth-child(2)',
          Change: 'a > :nth-child(3)',
          Sparkline: 'a > :nth-child(4)',
        },
      },
      keyboard: { Tab: 'Moves to the card.', Enter: 'Opens its quote.' },
      accessibility: [
        'One link; its name is the market, the price and the change, in that order.',
        'A name that is cut off is heard whole.',
        'The sparkline says nothing that the change does not.',
      ],
      content: ['The short name a market is known by.'],
      related: ['Strip', 'QuoteRow', 'Sparkline', 'Price'],
    }),
  },
  args: {
    href: '#/quote',
    name: 'Dow Jones',
    price: <Price text="47,008.84" trend="up" />,
    change: <ChangeTag text="+0.77%" trend="up" size="s" />,
    sparkline: <Sparkline values={rising} trend="up" width={124} height={32} />,
  },
  render: (args) => (
    <Inline>
      <QuoteCard {...args} />
    </Inline>
  ),
  tags: ['autodocs'],
});

export const Rise = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Dow Jones\s*47,008\.84\s*\+0\.77%/ })).toHaveFocus();
  },
});

export const Fall = meta.story({
  args: {
    price: <Price text="46,652.61" trend="down" />,
    change: <ChangeTag text="−0.77%" trend="down" size="s" />,
    sparkline: <Sparkline values={rising.toReversed()} trend="down" width={124} height={32} />,
  },
});

export const NoPriceYet = meta.story({
  args: {
    price: <Price text="--" trend="flat" />,
    change: <ChangeTag text="--" trend="flat" size="s" />,
    sparkline: undefined,
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    name: 'STOXX Europe 600 Banks, total return, in euro',
    price: <Price text="1,234,567.89" trend="up" />,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: { name: '道琼斯工业指数' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { name: '恒生指數', price: <Price text="25,104.66" trend="up" /> },
});
