import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'An instrument, not a casino' },
  tags: ['autodocs'],
});

export const Body = meta.story();

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
        市場與帳戶
      </Text>
      <Text>紐約市場將於 9:30 開盤。直接與骨架的字形隨語言而定。</Text>
    </Stack>
  ),
});
