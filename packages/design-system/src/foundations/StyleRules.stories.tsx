import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { ChangeTag } from '../patterns/ChangeTag/ChangeTag.tsx';
import { Price } from '../patterns/Price/Price.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { priceConventions, themes, type PriceConvention, type Theme } from '../tokens/semantic.ts';

interface World {
  tick: number;
  theme: Theme;
  convention: PriceConvention;
}

const start: World = { tick: 0, theme: 'light', convention: 'green-up' };
const setters = new Set<(next: World) => void>();

/** Every look a tick can give: all sizes and trends, missing and stale prices among them. */
function Ticking() {
  const [world, setWorld] = useState(start);
  const { tick, theme, convention } = world;
  const trend = (['up', 'down', 'flat'] as const)[tick % 3] ?? 'flat';
  const size = (['s', 'm', 'l'] as const)[tick % 3] ?? 'm';
  const text = tick % 97 === 0 ? '--' : (100 + (tick % 5000) / 100).toFixed(2);
  return (
    <div
      ref={() => {
        setters.add(setWorld);
        return () => {
          setters.delete(setWorld);
        };
      }}
    >
      <ThemeScope theme={theme} convention={convention}>
        <Stack gap={2} align="start">
          <Price text={text} trend={trend} size="hero" flashKey={tick} isStale={tick % 11 === 0} />
          <Price
            text={text}
            trend={trend}
            size={size}
            flashKey={tick}
            flashTrend={tick % 2 === 0 ? 'up' : 'down'}
          />
          <ChangeTag text={`+${text}`} trend={trend} size={size} srText={`changed by ${text}`} />
          <Text size="s">Tick {tick}</Text>
        </Stack>
      </ThemeScope>
    </div>
  );
}

function countRules(rules: CSSRuleList): number {
  let count = 0;
  for (const rule of rules) {
    count += 1;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) count += countRules(rule.cssRules);
  }
  return count;
}

/** All style rules of the page, and the number of sheets they stand in. */
function styleRules(): { sheets: number; rules: number } {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return { sheets: sheets.length, rules: sheets.reduce((sum, sheet) => sum + countRules(sheet.cssRules), 0) };
}

function show(world: World): void {
  for (const set of setters) flushSync(() => set(world));
}

const meta = preview.meta({
  title: 'Foundations/Style rules',
  component: Ticking,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
});

export const NoneAddedByTicksNorByThemes = meta.story({
  play: async ({ canvas }) => {
    const before = styleRules();
    await expect(before.rules).toBeGreaterThan(50);
    for (let tick = 1; tick <= 10_000; tick += 1) show({ ...start, tick });
    await expect(canvas.getByText('Tick 10000')).toBeVisible();
    await expect(styleRules()).toEqual(before);

    // The variable, not the painted colour: that one may still be on its way from the theme before.
    const background = (): string =>
      getComputedStyle(canvas.getByText('Tick 10000')).getPropertyValue('--m-surface-canvas');
    const seen = new Set<string>();
    for (const theme of themes) {
      for (const convention of priceConventions) {
        show({ tick: 10_000, theme, convention });
        seen.add(background());
      }
    }
    await expect(seen.size).toBe(themes.length);
    await expect(styleRules()).toEqual(before);
  },
});
