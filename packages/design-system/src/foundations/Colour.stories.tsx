import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../layout/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { useThemeScope } from '../theme/ThemeScope.tsx';
import { contrast } from '../tokens/contrast.ts';
import * as palette from '../tokens/palette.ts';
import { themeColors, trendColors, type ColorToken } from '../tokens/semantic.ts';
import { token } from '../tokens/token.ts';
import { Facts, Page, Part } from './Page.tsx';

type Pair = readonly [foreground: ColorToken, background: ColorToken, least: 3 | 4.5, where: string];

const pairs: readonly Pair[] = [
  ['text.primary', 'surface.canvas', 4.5, 'Everything that is read'],
  ['text.secondary', 'surface.canvas', 4.5, 'Labels, second lines'],
  ['text.tertiary', 'surface.canvas', 4.5, 'Hints, times'],
  ['text.tertiary', 'surface.pressed', 4.5, 'The same under a finger'],
  ['text.accent', 'surface.canvas', 4.5, 'Links, quiet buttons'],
  ['text.onAccent', 'accent.fill', 4.5, 'The primary button'],
  ['text.inverse', 'surface.inverse', 4.5, 'Tooltips, toasts'],
  ['status.positive', 'status.positiveTint', 4.5, 'Done'],
  ['status.negative', 'status.negativeTint', 4.5, 'Failed'],
  ['status.waiting', 'status.waitingTint', 4.5, 'Waiting'],
  ['trend.upText', 'surface.canvas', 4.5, 'A rise in small text'],
  ['trend.downText', 'surface.canvas', 4.5, 'A fall in small text'],
  ['trend.up', 'surface.canvas', 3, 'A rise from 24 px, and its lines'],
  ['trend.down', 'surface.canvas', 3, 'A fall from 24 px, and its lines'],
  ['action.onBuy', 'action.buy', 4.5, 'The buy button'],
  ['action.onSell', 'action.sell', 4.5, 'The sell button'],
  ['line.strong', 'surface.canvas', 3, 'The outline of a control'],
  ['line.focus', 'surface.canvas', 3, 'The ring of the focus'],
];

function Swatches({ colors }: { colors: Readonly<Record<string, string>> }) {
  return (
    <Inline gap={2} isWrapping>
      {Object.entries(colors).map(([name, value]) => (
        <div key={name} style={{ inlineSize: 76 }}>
          <div
            style={{
              blockSize: 44,
              borderRadius: 8,
              background: value,
              boxShadow: `inset 0 0 0 1px ${token('line.hairline')}`,
            }}
          />
          <Text size="xs">{name}</Text>
          <Text size="xs" tone="tertiary">
            {value}
          </Text>
        </div>
      ))}
    </Inline>
  );
}

/** The ratio is worked out from the tokens; the stories check it again in the colours that the browser paints. */
function ColourPage() {
  const { theme, convention } = useThemeScope();
  const colors: Record<ColorToken, string> = { ...themeColors[theme], ...trendColors(theme, convention) };
  const ink = theme === 'light' ? palette.inkLight : palette.inkDark;
  return (
    <Page
      title="Colour"
      lead="Cool ink in ten steps, one accent, colours for how a thing ended, and two that mean the direction of a price and nothing else."
    >
      <Part title="Palette" note="Raw colours. Nothing outside the tokens reads them.">
        <Swatches colors={Object.fromEntries(ink.map((value, step) => [`ink ${step}`, value]))} />
        <Swatches colors={palette.accent} />
        <Swatches
          colors={Object.fromEntries(
            Object.entries(palette.green).map(([name, value]) => [`green ${name}`, value]),
          )}
        />
        <Swatches
          colors={Object.fromEntries(
            Object.entries(palette.orangeRed).map(([name, value]) => [`red ${name}`, value]),
          )}
        />
        <Swatches
          colors={Object.fromEntries(
            Object.entries(palette.azure).map(([name, value]) => [`azure ${name}`, value]),
          )}
        />
        <Swatches
          colors={Object.fromEntries(
            Object.entries(palette.amber).map(([name, value]) => [`amber ${name}`, value]),
          )}
        />
        <Swatches colors={palette.status} />
      </Part>
      <Part
        title="Roles and their contrast"
        note="In the theme and price colours of the toolbar. WCAG AA: 4.5 for small text, 3 from 24 px and for outlines."
      >
        <Facts
          label="Contrast of each pair"
          columns={['Sample', 'Contrast', 'Needs', 'Pair', 'Where']}
          rows={pairs.map(([foreground, background, least, where]) => [
            <span
              key="sample"
              data-pair={`${foreground} ${background}`}
              style={{
                display: 'inline-block',
                padding: '4px 10px',
                borderRadius: 6,
                fontSize: least === 3 ? 24 : 14,
                fontWeight: 600,
                color: token(foreground),
                background: token(background),
                boxShadow: `inset 0 0 0 1px ${token('line.hairline')}`,
              }}
            >
              1.24
            </span>,
            contrast(colors[foreground], colors[background]).toFixed(2),
            String(least),
            `${foreground} on ${background}`,
            where,
          ])}
        />
      </Part>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: ColourPage,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
});

function hexOf(rgb: string): string {
  const channels = rgb.match(/\d+/g) ?? [];
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}

async function everyPairPasses(canvasElement: HTMLElement): Promise<void> {
  for (const [foreground, background, least] of pairs) {
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
export const Wide = meta.story({ globals: { viewport: { value: 'w1280' } } });
