import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline, Stack, type Gap } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Stack',
  component: Stack,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Children below one another (`Stack`) or beside one another (`Inline`), at one step of the space scale.',
      whenToUse: [
        'Any two things whose distance is not a component’s own matter.',
        '`Inline isEven` for two buttons.',
      ],
      whenNotToUse: [
        'Rows of a list: they touch. Figures with names: `StatGrid`.',
        'A whole screen: `Screen`, `Section`.',
      ],
      anatomy: { onePart: 'A flex container; it draws nothing.' },
      keyboard: {},
      accessibility: [
        'The order on screen is the order in the page: nothing is turned round.',
        'Turn `isWrapping` on wherever there are words: they grow with the reader’s letters.',
      ],
      content: ['None.'],
      related: ['Section', 'Divider', 'Screen'],
    }),
  },
  args: { children: 'Children' },
  tags: ['autodocs'],
});

export const Below = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button>One</Button>
      <Button>Two</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, two] = ['One', 'Two'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(12);
  },
});

const steps: readonly Gap[] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

export const Gaps = meta.story({
  render: () => (
    <Stack gap={4}>
      {steps.map((gap) => (
        <Stack key={gap} gap={1}>
          <Text size="xs" tone="tertiary">
            gap {gap}
          </Text>
          <Inline gap={gap}>
            <Button size="s">One</Button>
            <Button size="s">Two</Button>
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Even = meta.story({
  render: () => (
    <Inline gap={3} isEven>
      <Button>No</Button>
      <Button>Take the offer</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(one).toBe(two);
  },
});

export const Aligned = meta.story({
  render: () => (
    <Stack gap={4}>
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} gap={3} align={align}>
          <Text size="xl">28</Text>
          <Text size="xs">{align}</Text>
          <Button size="s">Small</Button>
        </Inline>
      ))}
      <Inline justify="between">
        <Text>Between</Text>
        <Text>the ends</Text>
      </Inline>
      <Inline justify="center">
        <Text>In the middle</Text>
      </Inline>
      <Inline justify="end">
        <Text>At the end</Text>
      </Inline>
    </Stack>
  ),
});

export const Wrapping = meta.story({
  globals: { viewport: { value: 'w320' }, locale: 'zh-Hant' },
  render: () => (
    <Inline gap={2} isWrapping>
      <Button>經錢包存款</Button>
      <Button>經銀行轉賬存款</Button>
      <Button>戶口之間劃轉</Button>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
