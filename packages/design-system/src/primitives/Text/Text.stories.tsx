import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text, VisuallyHidden } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Words on the type scale, and words that are only heard.',
      whenToUse: ['Prose, labels and second lines that no component carries already.'],
      whenNotToUse: [
        'A price: `Price`. Money: `MoneyText`. A change: `ChangeTag`.',
        'The title of a screen or a part: `Screen` and `Section` set it.',
      ],
      anatomy: { onePart: 'One element, `p` unless `as` says otherwise.' },
      keyboard: {},
      accessibility: [
        '`size` is how it looks, `as` what it is: an `h3` may be small. Keep the outline of the page without gaps.',
        'Sizes are in rem and follow the reader’s own letter size. Tones keep 4.5 on every surface.',
        '`VisuallyHidden` is read and not seen: for what sighted people get from place or shape.',
      ],
      content: ['Sentences end in a full stop, labels and titles do not. No capitals for emphasis.'],
      related: ['TextLink', 'MoneyText', 'Price', 'Section'],
    }),
  },
  args: { children: 'An instrument, not a casino' },
  tags: ['autodocs'],
});

export const Scale = meta.story({
  render: () => (
    <Stack gap={3}>
      <Text size="xl" isStrong>
        28 A watch for markets
      </Text>
      <Text size="l" isStrong>
        20 Global indexes
      </Text>
      <Text>16 The market opens in New York at 9:30.</Text>
      <Text size="s" tone="secondary">
        14 Prices are delayed by fifteen minutes.
      </Text>
      <Text size="xs" tone="tertiary">
        12 NASDAQ · USD
      </Text>
    </Stack>
  ),
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text tone="primary">Primary: what is read first</Text>
      <Text tone="secondary">Secondary: labels, second lines</Text>
      <Text tone="tertiary">Tertiary: hints, times, units</Text>
      <Text tone="accent">Accent: what is chosen</Text>
      <Text isStrong>Strong: titles and totals</Text>
    </Stack>
  ),
});

export const Elements = meta.story({
  render: () => (
    <Stack gap={1}>
      <Text as="h2" size="s" tone="secondary">
        Order fees
      </Text>
      <Text>
        Until <Text as="time">16:00</Text> the fee is <Text as="strong">$1.90</Text>.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Order fees' })).toBeVisible();
  },
});

export const Numeric = meta.story({
  render: () => (
    <Stack gap={0} align="end">
      <Text isNumeric>1,111.11</Text>
      <Text isNumeric>8,888.88</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('400 16px "Inter Variable"');
    const [ones, eights] = ['1,111.11', '8,888.88'].map(
      (figure) => canvas.getByText(figure).getBoundingClientRect().width,
    );
    await expect(Math.abs((ones ?? 0) - (eights ?? 1))).toBeLessThan(0.1);
  },
});

export const HeardNotSeen = meta.story({
  render: () => (
    <Text>
      <span aria-hidden="true">▲ 1.24</span>
      <VisuallyHidden>up 1.24 dollars</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const heard = canvas.getByText('up 1.24 dollars');
    await expect(heard.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    children:
      'Zhong An Online P & C Insurance Company Limited, American depositary receipts, ISIN HK0000351349HK0000351349HK0000351349',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => (
    <Stack gap={2}>
      <Text size="xl" isStrong>
        市场与账户
      </Text>
      <Text>纽约市场将于 9:30 开盘。直接与骨架的字形随语言而定。</Text>
    </Stack>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <Stack gap={2}>
      <Text size="xl" isStrong>
        市場與賬戶
      </Text>
      <Text>紐約市場將於 9:30 開市。直接與骨架的字形隨語言而定。</Text>
    </Stack>
  ),
});
