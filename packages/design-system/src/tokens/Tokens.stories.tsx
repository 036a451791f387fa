import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Inline, Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { scale } from './scale.ts';
import { themeColors, trendColors } from './semantic.ts';
import { token, variable, type TokenName } from './token.ts';

const colorNames = [
  ...Object.keys(themeColors.light),
  ...Object.keys(trendColors('light', 'green-up')),
] as TokenName[];
const groups = Object.entries(Object.groupBy(colorNames, (name) => name.split('.')[0] ?? name));

function Swatch({ name }: { name: TokenName }): ReactNode {
  return (
    <Inline gap={3}>
      <span
        style={{
          inlineSize: 40,
          blockSize: 40,
          borderRadius: 8,
          background: token(name),
          boxShadow: `inset 0 0 0 1px ${token('line.hairline')}`,
        }}
      />
      <Text size="s">{name}</Text>
    </Inline>
  );
}

function Colours(): ReactNode {
  return (
    <Stack gap={6}>
      {groups.map(([group, names]) => (
        <Stack key={group} gap={2}>
          <Text as="h2" isStrong>
            {group}
          </Text>
          {names?.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: Colours,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
});

export const Colour = meta.story({
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(canvasElement);
    for (const name of colorNames)
      await expect(style.getPropertyValue(variable(name)), name).toMatch(/^#[0-9A-F]{6,8}$/i);
  },
});

export const Type = meta.story({
  render: () => (
    <Stack gap={4}>
      {(['type.40', 'type.28', 'type.20', 'type.16', 'type.14', 'type.12'] as const).map((name) => (
        <div key={name} style={{ fontSize: token(name), lineHeight: token('leading.number') }}>
          {scale[name]} 市场 Meridian
        </div>
      ))}
    </Stack>
  ),
});

export const Space = meta.story({
  render: () => (
    <Stack gap={2}>
      {([1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const).map((step) => (
        <Inline key={step} gap={3}>
          <span
            style={{ inlineSize: token(`space.${step}`), blockSize: 16, background: token('accent.fill') }}
          />
          <Text size="s">
            {step} · {scale[`space.${step}`]}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
});
