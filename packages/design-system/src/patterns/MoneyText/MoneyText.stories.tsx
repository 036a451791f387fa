import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { HideIcon, ShowIcon } from '#icons/index.ts';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { MoneySkeleton } from './MoneySkeleton.tsx';
import { BalanceText, MoneyText } from './MoneyText.tsx';

const meta = preview.meta({
  title: 'Patterns/MoneyText',
  component: MoneyText,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'An amount of money that is not a price. `BalanceText` is the same, and can be covered from a neighbour’s eye.',
      whenToUse: [
        'Balances, fees, amounts of a statement: `MoneyText`.',
        'What somebody owns, wherever balances can be hidden: `BalanceText`.',
      ],
      whenNotToUse: [
        'A price: `Price`.',
        'What was won or lost by a price: `ChangeTag`.',
        'An amount that is typed: `AmountInput`.',
      ],
      anatomy: {
        story: 'hero',
        parts: {
          'Currency, small and quiet, where the amount is large': '[data-size] > span',
          'Amount, in digits of one width': '[data-size]',
          'Covered: six dots, whatever the amount': null,
        },
      },
      keyboard: {},
      accessibility: [
        'Covered, the dots are not heard: `hiddenLabel` is.',
        'The covered amount is not in the page at all.',
      ],
      content: ['Formatted by the caller: currency before the amount, a true minus, -- where missing.'],
      pairs: [
        {
          kept: <BalanceText text="25,481.07" currency="$" isHidden hiddenLabel="Balance hidden" size="l" />,
          keptWhy: 'Six dots, whatever is behind them.',
          broken: <MoneyText text="••,•••.••" currency="$" size="l" />,
          brokenWhy: 'As many dots as digits: a neighbour reads how rich one is.',
        },
      ],
      related: ['Price', 'ChangeTag', 'WalletCard', 'NotedAmount'],
    }),
  },
  args: { text: '25,481.07', currency: '$', size: 'hero' as const },
  tags: ['autodocs'],
});

export const Hero = meta.story();
export const Muted = meta.story({ args: { size: 'm', isMuted: true } });

export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      <MoneyText text="25,481.07" currency="HK$" size="hero" />
      <MoneyText text="25,481.07" currency="€" size="l" />
      <MoneyText text="$25,481.07" size="m" />
      <MoneyText text="$25,481.07" size="s" isMuted />
    </Stack>
  ),
});

/** The skeleton of a large amount is as high as the amount. */
export const Awaited = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['hero', 'l'] as const).map((size) => (
        <Stack key={size} gap={1}>
          <div data-testid={`${size} awaited`}>
            <MoneySkeleton size={size} />
          </div>
          <div data-testid={size}>
            <MoneyText text="$25,481.07" size={size} />
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const size of ['hero', 'l']) {
      const [awaited, came] = [`${size} awaited`, size].map(
        (name) => canvas.getByTestId(name).getBoundingClientRect().height,
      );
      await expect(Math.abs((awaited ?? 0) - (came ?? 0))).toBeLessThanOrEqual(1);
    }
  },
});

export const HiddenBalance = meta.story({
  render: () => (
    <Stack gap={3}>
      <BalanceText text="25,481.07" currency="$" isHidden hiddenLabel="Balance hidden" size="hero" />
      <BalanceText text="1.00" currency="$" isHidden hiddenLabel="Small balance hidden" size="hero" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/25,481/)).toBeNull();
    const large = canvas.getByText('Balance hidden').parentElement?.getBoundingClientRect().width;
    const small = canvas.getByText('Small balance hidden').parentElement?.getBoundingClientRect().width;
    await expect(large).toBe(small);
  },
});

export const Missing = meta.story({ args: { text: '--', currency: undefined, size: 'm' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { text: '123,456,789,012.34', currency: 'HK$' },
  play: async ({ canvas }) => {
    const { right, height } = canvas.getByText(/123,456,789/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    // On one line.
    await expect(height).toBeLessThan(40);
  },
});

function Coverable({ words }: { words: { cover: string; uncover: string; covered: string } }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <Inline gap={3}>
      <BalanceText
        text="25,481.07"
        currency="$"
        isHidden={isHidden}
        hiddenLabel={words.covered}
        size="hero"
      />
      <IconButton
        label={isHidden ? words.uncover : words.cover}
        icon={isHidden ? <ShowIcon /> : <HideIcon />}
        onPress={() => setHidden(!isHidden)}
      />
    </Inline>
  );
}

export const CoveredByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Coverable words={{ cover: 'Hide balances', uncover: 'Show balances', covered: 'Balance hidden' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Balance hidden')).toBeInTheDocument();
    await expect(canvas.queryByText(/25,481/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show balances' })).toHaveFocus();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => <Coverable words={{ cover: '隱藏結餘', uncover: '顯示結餘', covered: '結餘已隱藏' }} />,
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => <Coverable words={{ cover: '隐藏余额', uncover: '显示余额', covered: '余额已隐藏' }} />,
});
