import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ThemeScope } from '#theme/ThemeScope.tsx';
import { contrast } from '#tokens/contrast.ts';
import { priceConventions, themeColors, themes, trendColors } from '#tokens/semantic.ts';
import type { PriceConvention, Theme, TrendColor } from '#tokens/semantic.ts';
import { MarketSample } from './marketSample.tsx';
import { Facts, Figure, Framed, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const names: Record<PriceConvention, string> = {
  'green-up': 'Green up',
  'red-up': 'Red up',
  'colour-blind': 'Colour-blind safe',
};
const habits: Record<PriceConvention, string> = {
  'green-up': 'The habit of Europe, America and Hong Kong',
  'red-up': 'The habit of mainland China, Japan, Korea and Taiwan',
  'colour-blind': 'Azure up, amber down: apart for every kind of colour vision',
};
const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark' };

function ConventionsPage() {
  return (
    <Page
      title="Price conventions"
      lead="A person chooses which colour means a rise. A button that buys follows the hue of a rise, one that sells that of a fall, each in a deeper shade of its own: the colours of a trend mean a price and nothing else. Done, failed and waiting have their own colours, which never flip."
    >
      {themes.map((theme) => (
        <Part key={theme} title={themeNames[theme]}>
          <Shelf data-even="" style={{ '--m-least': '20rem' }}>
            {priceConventions.map((convention) => (
              <Framed key={convention}>
                <ThemeScope theme={theme} convention={convention}>
                  <Sample data-sample={`${theme} ${convention}`}>
                    <Stack gap={3}>
                      <Text isStrong>{names[convention]}</Text>
                      <MarketSample />
                      <Text size="s" tone="secondary">
                        {habits[convention]}
                      </Text>
                    </Stack>
                  </Sample>
                </ThemeScope>
              </Framed>
            ))}
          </Shelf>
        </Part>
      ))}
      <Part
        title="Contrast on the page"
        note="Small text needs 4.5, lines and figures from 24 px need 3. Where the exact colours miss the first, small text has a darker step of the same hue."
      >
        <Facts
          label="Contrast of the direction colours"
          columns={['Theme', 'Convention', 'Rise, text', 'Fall, text', 'Rise, line', 'Fall, line']}
          rows={themes.flatMap((theme) =>
            priceConventions.map((convention) => {
              const colors = trendColors(theme, convention);
              const ground = themeColors[theme]['surface.canvas'];
              return [
                themeNames[theme],
                names[convention],
                ...(['trend.upText', 'trend.downText', 'trend.up', 'trend.down'] as const).map((name) => (
                  <Figure key={name}>{contrast(colors[name], ground).toFixed(2)}</Figure>
                )),
              ];
            }),
          )}
        />
      </Part>
      <Part
        title="Contrast on the buttons"
        note="The words of a button need 4.5, at rest and under the pointer."
      >
        <Facts
          label="Contrast of the buttons"
          columns={['Theme', 'Convention', 'Buy', 'Buy, hover', 'Sell', 'Sell, hover']}
          rows={themes.flatMap((theme) =>
            priceConventions.map((convention) => {
              const colors = trendColors(theme, convention);
              const figure = (ink: TrendColor, fill: TrendColor) => (
                <Figure key={fill}>{contrast(colors[ink], colors[fill]).toFixed(2)}</Figure>
              );
              return [
                themeNames[theme],
                names[convention],
                figure('action.onBuy', 'action.buy'),
                figure('action.onBuy', 'action.buyHover'),
                figure('action.onSell', 'action.sell'),
                figure('action.onSell', 'action.sellHover'),
              ];
            }),
          )}
        />
      </Part>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Price conventions',
  component: ConventionsPage,
  ...page,
});

export const PriceConventions = meta.story({
  play: async ({ canvasElement }) => {
    // Each sample has its own convention, whatever the toolbar says.
    for (const theme of themes) {
      for (const convention of priceConventions) {
        const sample = canvasElement.querySelector(`[data-sample="${theme} ${convention}"]`);
        if (!sample) throw new Error(`no sample of ${theme} ${convention}`);
        await expect(getComputedStyle(sample).getPropertyValue('--m-trend-up')).toBe(
          trendColors(theme, convention)['trend.up'],
        );
      }
    }
  },
});
