import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({
  title: 'Patterns/Price',
  component: Price,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What something costs now. Its digits have one width, so nothing jumps when they change, and a tick lights them once.',
      whenToUse: [
        'The last price of an instrument: `hero` once a screen, `m` and `s` in lists.',
        'Where prices tick: hundreds of them may, at once.',
      ],
      whenNotToUse: [
        'How far a price moved: `ChangeTag`.',
        'An amount of money that somebody has, pays or gets: `MoneyText`, `BalanceText`.',
      ],
      anatomy: {
        onePart:
          'Digits, lit from behind for 200 ms at most after a tick: nothing around them moves or changes.',
      },
      keyboard: {},
      accessibility: [
        'Text. A tick is not announced: a screen reader that spoke every one could say nothing else.',
        'The trend is a colour only: a `ChangeTag` with its sign and arrow goes beside it.',
        'The light is not there under reduced motion; the number changes all the same.',
        'A stale price is dimmed, with its age in words beside it (`InlineMessage`).',
      ],
      content: [
        'Arrives formatted, with the decimals of its instrument, and the currency before it where the context does not give it.',
        'A price that is not known is `--`, and never 0.',
      ],
      pairs: [
        {
          kept: <Price text="--" trend="flat" size="l" />,
          keptWhy: 'No price yet: two hyphens.',
          broken: <Price text="$0.00" trend="down" size="l" />,
          brokenWhy: 'A price of nothing, falling: somebody sells on it.',
        },
      ],
      related: ['ChangeTag', 'QuoteRow', 'QuoteHeader', 'InlineMessage', 'MoneyText'],
    }),
  },
  args: { text: '189.84', trend: 'up' as const },
  tags: ['autodocs'],
});

export const Hero = meta.story({ args: { size: 'hero', text: '$189.84' } });

export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['hero', 'l', 'm', 's'] as const).map((size) => (
        <Inline key={size} gap={5} align="baseline" isWrapping>
          <Price text="189.84" trend="up" size={size} />
          <Price text="189.84" trend="down" size={size} />
          <Price text="189.84" trend="flat" size={size} />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // On light ground, too, the text of a trend has one ink at every size.
    const inks = canvas.getAllByText('189.84').map((price) => getComputedStyle(price).color);
    await expect(new Set(inks).size).toBe(3);
  },
});

function Ticking() {
  const [tick, setTick] = useState(0);
  return (
    <Stack gap={4} align="start">
      <Price text={(189.84 + tick / 100).toFixed(2)} trend="up" size="hero" flashKey={tick} />
      <Button onPress={() => setTick(tick + 1)}>Tick</Button>
    </Stack>
  );
}

export const FlashesAtATick = meta.story({
  render: () => <Ticking />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.load('600 40px "Inter Variable"');
    const price = canvas.getByText('189.84');
    const { width, height } = price.getBoundingClientRect();
    // A flash is over before a busy machine looks: it is written down as it happens.
    const phases: ('lit' | 'dark')[] = [];
    const grounds = { lit: new Set<string>(), dark: new Set<string>() };
    const inks = new Set([getComputedStyle(price).color]);
    const observer = new MutationObserver(() => {
      const phase = 'flash' in price.dataset ? 'lit' : 'dark';
      phases.push(phase);
      grounds[phase].add(getComputedStyle(price).backgroundColor);
      inks.add(getComputedStyle(price).color);
    });
    observer.observe(price, { attributeFilter: ['data-flash'] });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tick' })).toHaveFocus();
    for (const text of ['189.85', '189.86']) {
      phases.length = 0;
      await userEvent.keyboard('{Enter}');
      await expect(price).toHaveTextContent(text);
      await waitFor(() => expect(phases).toEqual(['lit', 'dark']));
    }
    observer.disconnect();
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect([...grounds.dark]).toEqual(['rgba(0, 0, 0, 0)']);
    await expect(grounds.lit.has('rgba(0, 0, 0, 0)')).toBe(!isMoving);
    await expect(inks.size).toBe(1);
    const after = price.getBoundingClientRect();
    await expect([after.width, after.height]).toEqual([width, height]);
  },
});

function TickingTogether() {
  const [tick, setTick] = useState(0);
  return (
    <Stack gap={4} align="start">
      {Array.from({ length: 12 }, (_, index) => (
        <Price
          key={index}
          text={(20 + index + tick / 100).toFixed(2)}
          trend="flat"
          flashKey={20 + index + tick / 100}
        />
      ))}
      <Button onPress={() => setTick(tick + 1)}>Tick</Button>
    </Stack>
  );
}

/** Prices of one tick are lit in one frame, and go out in one. */
export const TickTogether = meta.story({
  render: () => <TickingTogether />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const counts: number[] = [];
    const observer = new MutationObserver(() =>
      counts.push(canvasElement.querySelectorAll('[data-flash]').length),
    );
    observer.observe(canvasElement, { attributeFilter: ['data-flash'], subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
    await expect(canvas.getByText('31.01')).toBeVisible();
    await waitFor(() => expect(counts).toEqual([12, 0]));
    observer.disconnect();
  },
});

export const Missing = meta.story({ args: { text: '--', trend: 'flat', size: 'hero' } });

export const Stale = meta.story({
  render: (args) => (
    <Stack gap={1} align="start">
      <Price {...args} size="l" isStale />
      <InlineMessage tone="waiting" size="s" title="5 minutes old" />
    </Stack>
  ),
});

/** A long figure is set smaller: broken over two lines it would be read as two numbers. */
export const LongFigure = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { size: 'hero', text: '¥1,234,567,890.12345678', trend: 'flat' },
  play: async ({ canvas }) => {
    const { right, height } = canvas.getByText(/^¥1,234/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(320);
    await expect(height).toBeLessThan(40);
  },
});

export const RedUp = meta.story({ globals: { convention: 'red-up' }, args: { size: 'hero' } });
export const GreenUp = meta.story({ globals: { convention: 'green-up' }, args: { size: 'hero' } });
export const ColourBlindSafe = meta.story({
  globals: { convention: 'colour-blind' },
  args: { size: 'hero' },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  render: () => (
    <Stack gap={1} align="start">
      <Text size="s" tone="secondary">
        最新价
      </Text>
      <Price text="¥1,688.00" trend="up" size="hero" isStale />
      <InlineMessage tone="waiting" size="s" title="行情为 5 分钟前" />
    </Stack>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', convention: 'green-up' },
  render: () => (
    <Stack gap={1} align="start">
      <Text size="s" tone="secondary">
        現價
      </Text>
      <Price text="HK$412.60" trend="down" size="hero" />
    </Stack>
  ),
});
