import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { contrast } from '#tokens/contrast.ts';
import * as palette from '#tokens/palette.ts';
import { contrastPairs, leastContrast, type ContrastPair } from '#tokens/contrastPairs.ts';
import { themeColors, trendColors, type ColorToken, type Theme } from '#tokens/semantic.ts';
import { token } from '#tokens/token.ts';
import { Figure, GroupedFacts, Page, Part, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const palettes = {
  Ink: (theme: Theme) =>
    Object.fromEntries(
      (theme === 'light' ? palette.inkLight : palette.inkDark).map((value, step) => [`${step}`, value]),
    ),
  Accent: () => palette.accent,
  Green: () => palette.green,
  'Orange-red': () => palette.orangeRed,
  Azure: () => palette.azure,
  Amber: () => palette.amber,
  Status: () => palette.status,
} satisfies Record<string, (theme: Theme) => Readonly<Record<string, string>>>;

/** Where a role's colour comes from: the palette and the step that hold it. */
function sourceOf(theme: Theme, value: string): string {
  for (const [family, colorsOf] of Object.entries(palettes)) {
    const step = Object.entries(colorsOf(theme)).find(([, color]) => color === value)?.[0];
    if (step !== undefined) return `${family} ${step}`;
  }
  return 'Its own';
}

const Swatch = styled.div`
  block-size: 48px;
  margin-block-end: var(--m-space-1);
  border-radius: var(--m-radius-s);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
`;

function Swatches({ colors }: { colors: Readonly<Record<string, string>> }) {
  return (
    <Shelf style={{ '--m-least': '5.5rem' }}>
      {Object.entries(colors).map(([name, value]) => (
        <div key={name}>
          <Swatch style={{ background: value }} />
          <Text size="xs">{name}</Text>
          <Text size="xs" tone="tertiary">
            {value}
          </Text>
        </div>
      ))}
    </Shelf>
  );
}

const Dot = styled.span`
  display: inline-block;
  inline-size: 20px;
  block-size: 20px;
  margin-inline-end: var(--m-space-2);
  border-radius: 50%;
  vertical-align: middle;
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
`;

/* What the pair is for beside its grounds; above them on a phone. */
const Pair = styled.li`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: var(--m-space-3) var(--m-space-6);
  padding-block: var(--m-space-4);
  border-block-start: 1px solid var(--m-line-hairline);

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Grounds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--m-space-2);
`;

/* A pair as it is met: the figure of its contrast, in its own colours. */
const Chip = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 2.25rem;
  margin-block-end: var(--m-space-1);
  border-radius: var(--m-radius-s);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
  &:not([data-kind='small']) {
    font-size: 1.5rem;
  }
`;

function ContrastRow({ pair, colors }: { pair: ContrastPair; colors: Record<ColorToken, string> }) {
  const { foreground, backgrounds, kind, where } = pair;
  const ratios = backgrounds.map((ground) => contrast(colors[foreground], colors[ground]));
  return (
    <Pair>
      <div>
        <Text size="s" isStrong>
          {foreground}
        </Text>
        <Text size="s" tone="secondary">
          {where}
        </Text>
        <Text size="xs" tone="tertiary">
          Needs {leastContrast[kind]}, has {Math.min(...ratios).toFixed(1)} or more
        </Text>
      </div>
      <Grounds>
        {backgrounds.map((background, place) => (
          <li key={background}>
            <Chip
              data-kind={kind}
              data-pair={`${foreground} ${background}`}
              style={{ color: token(foreground), background: token(background) }}
            >
              {ratios[place]?.toFixed(1)}
            </Chip>
            <Text size="xs" tone="tertiary">
              {background}
            </Text>
          </li>
        ))}
      </Grounds>
    </Pair>
  );
}

/** The ratio is worked out from the tokens; the stories check it again in the colours that the browser paints. */
function ColourPage() {
  const { theme, convention } = useThemeScope();
  const colors: Record<ColorToken, string> = { ...themeColors[theme], ...trendColors(theme, convention) };
  const roles = Object.entries(
    Object.groupBy(Object.entries(colors), ([name]) => name.split('.')[0] ?? name),
  );
  return (
    <Page
      title="Colour"
      lead="Cool ink in ten steps, one accent, colours for how a thing ended, and two that mean the direction of a price and nothing else."
    >
      <Part
        title="Palette"
        note="Raw colours, in the theme of the toolbar. Nothing outside the tokens reads them: components name a role."
      >
        {Object.entries(palettes).map(([family, colorsOf]) => (
          <Stack key={family} gap={2}>
            <Text as="h4" isStrong>
              {family}
            </Text>
            <Swatches colors={colorsOf(theme)} />
          </Stack>
        ))}
      </Part>
      <Part
        title="Contrast of every pair"
        note="Live, in the theme and price colours of the toolbar, on every background the role may have. WCAG AA: 4.5 for small text, 3 from 24 px and for outlines."
      >
        <ul>
          {contrastPairs.map((pair) => (
            <ContrastRow key={pair.foreground + pair.kind} pair={pair} colors={colors} />
          ))}
        </ul>
      </Part>
      <Part title="From palette to role">
        <GroupedFacts
          label="Roles and their colours"
          columns={['Role', 'Colour', 'From']}
          groups={roles.map(([group, entries]) => [
            group.charAt(0).toUpperCase() + group.slice(1),
            (entries ?? []).map(([name, value]) => [
              name,
              <Figure key="colour">
                <Dot style={{ background: token(name as ColorToken) }} />
                {value}
              </Figure>,
              sourceOf(theme, value),
            ]),
          ])}
        />
      </Part>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: ColourPage,
  ...page,
});

function hexOf(rgb: string): string {
  const channels = rgb.match(/\d+/g) ?? [];
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}

async function everyPairPasses(canvasElement: HTMLElement): Promise<void> {
  const each = contrastPairs.flatMap(({ foreground, backgrounds, kind }) =>
    backgrounds.map((background) => ({ foreground, background, least: leastContrast[kind] })),
  );
  for (const { foreground, background, least } of each) {
    const sample = canvasElement.querySelector<HTMLElement>(`[data-pair="${foreground} ${background}"]`);
    if (!sample) throw new Error(`no sample of ${foreground} on ${background}`);
    const style = getComputedStyle(sample);
    const ratio = contrast(hexOf(style.color), hexOf(style.backgroundColor));
    await expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
  }
}

export const GreenUp = meta.story({ play: ({ canvasElement }) => everyPairPasses(canvasElement) });
export const RedUp = meta.story({
  globals: { convention: 'red-up' },
  play: ({ canvasElement }) => everyPairPasses(canvasElement),
});
export const ColourBlindSafe = meta.story({
  globals: { convention: 'colour-blind' },
  play: ({ canvasElement }) => everyPairPasses(canvasElement),
});
