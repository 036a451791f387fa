import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { ThemeScope } from '#theme/ThemeScope.tsx';
import { densities, type Density } from '#tokens/scale.ts';
import { priceConventions, themes, type PriceConvention, type Theme } from '#tokens/semantic.ts';
import { Framed, Page, Part, Sample } from './Page.tsx';
import { page } from './pageSetting.ts';

interface World {
  tick: number;
  theme: Theme;
  convention: PriceConvention;
  density: Density;
}

const start: World = { tick: 0, theme: 'light', convention: 'green-up', density: 'comfortable' };
const setters = new Set<(next: World) => void>();

/** Ticks shown at once, each a row of its own: ten thousand single pictures would only measure React. */
const rows = 20;
const ticks = 10_000;

/* The rows' look is their parent's: a component of each would be measured with what it shows. */
const Ticks = styled(Sample)`
  & > [data-tick] {
    display: flex;
    align-items: baseline;
    gap: var(--m-space-2);
  }
`;

/** Every look a tick can give: all sizes and trends, missing and stale prices among them. */
function TickRow({ tick }: { tick: number }) {
  const trend = (['up', 'down', 'flat'] as const)[tick % 3] ?? 'flat';
  const size = (['s', 'm', 'l', 'hero'] as const)[tick % 4] ?? 'm';
  const text = tick % 97 === 0 ? '--' : (100 + (tick % 5000) / 100).toFixed(2);
  return (
    <div data-tick="">
      <Price text={text} trend={trend} size={size} flashKey={tick} isStale={tick % 11 === 0} />
      <ChangeTag
        text={trend === 'flat' ? '0.00%' : `${trend === 'up' ? '+' : '−'}${((tick % 500) / 100).toFixed(2)}%`}
        trend={trend}
        size={size === 'hero' ? 'l' : size}
        srText={`tick ${tick}`}
      />
    </div>
  );
}

function Ticking() {
  const [world, setWorld] = useState(start);
  const { tick, theme, convention, density } = world;
  return (
    <div
      ref={() => {
        setters.add(setWorld);
        return () => {
          setters.delete(setWorld);
        };
      }}
    >
      <ThemeScope theme={theme} convention={convention} density={density}>
        <Ticks>
          {Array.from({ length: rows }, (_, row) => (
            <TickRow key={row} tick={tick + row} />
          ))}
          <ListRow title="Ticks" trailing={String(tick + rows)} href="#" />
        </Ticks>
      </ThemeScope>
    </div>
  );
}

function StyleRulesPage() {
  return (
    <Page
      title="Style rules"
      lead="A tick, a theme, a convention and a density change data attributes and CSS variables, never the style sheet. This page counts the rules before and after, and fails when one was added."
    >
      <Part
        title="Ten thousand ticks"
        note="Every size and direction, missing and stale prices among them, then every theme, convention and density in turn. Shown here is the last of them."
      >
        <Framed>
          <Ticking />
        </Framed>
      </Part>
    </Page>
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

/** All style rules of the page, and the number of their sheets. */
function styleRules(): { sheets: number; rules: number } {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return { sheets: sheets.length, rules: sheets.reduce((sum, sheet) => sum + countRules(sheet.cssRules), 0) };
}

function show(world: World): void {
  for (const set of setters) flushSync(() => set(world));
}

const meta = preview.meta({
  title: 'Foundations/Style rules',
  component: StyleRulesPage,
  ...page,
});

export const NoneAddedByTicksNorBySwitches = meta.story({
  play: async ({ canvas }) => {
    const before = styleRules();
    await expect(before.rules).toBeGreaterThan(50);
    for (let tick = 0; tick < ticks; tick += rows) show({ ...start, tick });
    await expect(canvas.getByText(String(ticks))).toBeVisible();
    await expect(styleRules()).toEqual(before);

    // The variable, not the painted colour: that one may still be on its way from the theme before.
    const background = (): string =>
      getComputedStyle(canvas.getByText(String(ticks))).getPropertyValue('--m-surface-canvas');
    const seen = new Set<string>();
    for (const theme of themes) {
      for (const convention of priceConventions) {
        for (const density of densities) show({ tick: ticks - rows, theme, convention, density });
        seen.add(background());
      }
    }
    await expect(seen.size).toBe(themes.length);
    await expect(styleRules()).toEqual(before);
  },
});
