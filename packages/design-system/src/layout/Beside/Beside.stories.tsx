import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { MarketsIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { Beside } from './Beside.tsx';

const signIn = fn();

const meta = preview.meta({
  title: 'Layout/Beside',
  component: Beside,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One thing that fills the line, and one beside it that keeps its size.',
      whenToUse: ['A sentence and its button.', 'A picker and the switch that belongs to it.'],
      whenNotToUse: [
        'Several equal things: `Inline` with `isEven`.',
        'A row of a list: `ListRow`. A message: `Banner`, which has an action of its own.',
      ],
      anatomy: {
        story: 'sentence-and-button',
        parts: {
          'What fills the line: at least ten rem': 'div:has(> p)',
          'What keeps its width; below, where that is too little': 'div:has(> p) + *',
        },
      },
      keyboard: {},
      accessibility: ['Read and focused in the order shown, whether beside or below.'],
      content: ['The sentence says why, the button what: they are not the same words twice.'],
      related: ['Inline', 'ListRow', 'Banner', 'ActionBar'],
    }),
  },
  args: {
    children: <Text>Prices are live. Sign in to trade.</Text>,
    end: (
      <Button tone="primary" onPress={signIn}>
        Sign in
      </Button>
    ),
  },
  tags: ['autodocs'],
});

export const SentenceAndButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await expect(button.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText(/Prices are live/).getBoundingClientRect().left + 160,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(signIn).toHaveBeenCalledOnce();
  },
});

export const PickerAndSwitch = meta.story({
  render: () => (
    <Beside end={<IconButton label="Candles" icon={<MarketsIcon />} isPressed={false} onPress={() => {}} />}>
      <SegmentedControl
        label="Period"
        value="day"
        onChange={() => {}}
        options={[
          { value: 'day', label: '1D' },
          { value: 'week', label: '1W' },
          { value: 'month', label: '1M' },
        ]}
      />
    </Beside>
  ),
});

export const TooLittleRoom = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    end: (
      <Button tone="primary" onPress={signIn}>
        Sign in with your user ID
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('button').getBoundingClientRect();
    await expect(below.top).toBeGreaterThanOrEqual(
      canvas.getByText(/Prices are live/).getBoundingClientRect().bottom,
    );
    await expect(below.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    children: <Text>行情实时更新，登录即可交易。</Text>,
    end: <Button tone="primary">登录</Button>,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    children: <Text>報價即時更新，登入後即可買賣。</Text>,
    end: <Button tone="primary">登入</Button>,
  },
});

/** What is beside a chart begins where the chart does, in a column of its own. */
export const AColumn = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: {
    isColumn: true,
    children: <Text>{'The chart. '.repeat(200)}</Text>,
    end: <Text>The book</Text>,
  },
  play: async ({ canvas }) => {
    const [chart, book] = [canvas.getByText(/The chart/), canvas.getByText('The book')];
    await expect(book.getBoundingClientRect().width).toBe(192);
    await expect(book.getBoundingClientRect().top).toBe(chart.getBoundingClientRect().top);
  },
});
