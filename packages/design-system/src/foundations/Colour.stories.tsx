import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { useThemeScope } from '../theme/ThemeScope.tsx';
import { contrast } from '../tokens/contrast.ts';
import * as palette from '../tokens/palette.ts';
import { contrastPairs, leastContrast, type ContrastPair } from '../tokens/contrastPairs.ts';
import { themeColors, trendColors, type ColorToken, type Theme } from '../tokens/semantic.ts';
import { token } from '../tokens/token.ts';
import { Facts, Page, Part, Shelf } from './Page.tsx';
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

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
`;

/* A pair as it is met: the figure of its contrast, in its own colours. */
const Chip = styled.span`
  min-inline-size: 4.5rem;
  padding: 4px 10px;
  border-radius: var(--m-radius-s);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
  text-align: center;
  &:not([data-kind='small']) {
    font-size: 1.5rem;
  }
`;

function PairChips({ pair, colors }: { pair: ContrastPair; colors: Record<ColorToken, string> }) {
  const { foreground, backgrounds, kind } = pair;
  return (
    <Chips>
      {backgrounds.map((background) => (
        <Chip
          key={background}
          title={background}
          data-kind={kind}
          data-pair={`${foreground} ${background}`}
          style={{ color: token(foreground), background: token(background) }}
        >
          {contrast(colors[foreground], colors[background]).toFixed(1)}
        </Chip>
      ))}
    </Chips>
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
        note="Live, in the theme and price colours of the toolbar; the name of the ground is in the tooltip. WCAG AA: 4.5 for small text, 3 from 24 px and for outlines."
      >
        <Facts
          label="Contrast of each pair"
          columns={['Role', 'Where', 'Needs', 'On its grounds']}
          rows={contrastPairs.map((pair) => [
            pair.foreground,
            pair.where,
            String(leastContrast[pair.kind]),
            <PairChips key="chips" pair={pair} colors={colors} />,
          ])}
        />
      </Part>
      <Part title="From palette to role">
        {roles.map(([group, entries]) => (
          <Facts
            key={group}
            label={`Roles of ${group}`}
            columns={['Role', 'Colour', 'From']}
            rows={(entries ?? []).map(([name, value]) => [
              name,
              <span key="colour">
                <Dot style={{ background: token(name as ColorToken) }} />
                {value}
              </span>,
              sourceOf(theme, value),
            ])}
          />
        ))}
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
