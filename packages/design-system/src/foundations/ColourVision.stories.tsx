import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ThemeScope, useThemeScope } from '#theme/ThemeScope.tsx';
import {
  colourDistance,
  colourVisions,
  seenWith,
  visionMatrices,
  type ColourVision,
} from '#tokens/colourVision.ts';
import { priceConventions, trendColors, type PriceConvention } from '#tokens/semantic.ts';
import { MarketSample } from './marketSample.tsx';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const missing: Record<ColourVision, string> = {
  protanopia: 'No long-wave cones: red is dark, and near to green',
  deuteranopia: 'No middle-wave cones: red and green are near to one another',
  tritanopia: 'No short-wave cones: blue and green, yellow and pink are near to one another',
};

const conventionNames: Record<PriceConvention, string> = {
  'green-up': 'Green up',
  'red-up': 'Red up',
  'colour-blind': 'Colour-blind safe',
};

/** The matrices as filters. SVG works on linear light unless told otherwise, as the model does. */
function Filters() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      {colourVisions.map((vision) => (
        <filter key={vision} id={`seen-with-${vision}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix
            type="matrix"
            values={[...visionMatrices[vision].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')}
          />
        </filter>
      ))}
    </svg>
  );
}

const Pair = styled.span`
  display: inline-flex;
  overflow: hidden;
  border-radius: var(--m-radius-s);
  & > span {
    inline-size: 40px;
    block-size: 24px;
  }
`;

function Swatches({ up, down }: { up: string; down: string }) {
  return (
    <Stack gap={1} align="start">
      <Pair aria-hidden="true">
        <span style={{ background: up }} />
        <span style={{ background: down }} />
      </Pair>
      <Text size="xs" tone="secondary">
        {colourDistance(up, down).toFixed(2)}
      </Text>
    </Stack>
  );
}

function VisionPage() {
  const { theme, convention } = useThemeScope();
  return (
    <Page
      title="Colour vision"
      lead="About one man in twelve and one woman in two hundred see colours otherwise. The sign and the arrow tell a direction to everybody; the colour-blind-safe pair lets the colour tell it too."
    >
      <Filters />
      <Part
        title="Rise and fall, as they are seen"
        note="The number is how different they look: 1 from black to white, 0.02 just noticed side by side. The safe pair must stay above 0.15 for everybody, in lines, small text and buttons; a test holds it there."
      >
        <Facts
          label="Rise and fall as seen"
          columns={['Convention', 'All cones', 'Protanopia', 'Deuteranopia', 'Tritanopia']}
          rows={priceConventions.map((each) => {
            const { 'trend.up': up, 'trend.down': down } = trendColors(theme, each);
            return [
              conventionNames[each],
              <Swatches key="all" up={up} down={down} />,
              ...colourVisions.map((vision) => (
                <Swatches key={vision} up={seenWith(vision, up)} down={seenWith(vision, down)} />
              )),
            ];
          })}
        />
      </Part>
      <Part
        title="A market, seen by others"
        note="The whole sample is filtered while you look at it: all colours, also the quiet ones. Above the convention of the toolbar, below the safe one."
      >
        {[...new Set<PriceConvention>([convention, 'colour-blind'])].map((each) => (
          <ThemeScope key={each} theme={theme} convention={each}>
            <Shelf style={{ '--m-least': '20rem' }}>
              {colourVisions.map((vision) => (
                <Sample key={vision} data-vision={vision} style={{ filter: `url(#seen-with-${vision})` }}>
                  <Text isStrong>
                    {vision.charAt(0).toUpperCase() + vision.slice(1)} · {conventionNames[each]}
                  </Text>
                  <Text size="s" tone="secondary">
                    {missing[vision]}
                  </Text>
                  <MarketSample />
                </Sample>
              ))}
            </Shelf>
          </ThemeScope>
        ))}
      </Part>
      <Part title="Where the numbers come from">
        <Text size="s" tone="secondary">
          G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of
          Color Vision Deficiency. IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009;
          severity 1.0. Distances are those of OKLab (B. Ottosson, 2020).
        </Text>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Colour vision', component: VisionPage, ...page });

export const ColourVisions = meta.story({
  globals: { convention: 'green-up' },
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-vision]')];
    await expect(samples).toHaveLength(6);
    for (const sample of samples) {
      const id = /#([\w-]+)/.exec(getComputedStyle(sample).filter)?.[1] ?? 'none';
      await expect(document.querySelector(`filter#${id}`), id).not.toBeNull();
    }
  },
});
