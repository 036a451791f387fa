import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ThemeScope, useThemeScope } from '#theme/ThemeScope.tsx';
import { densities, densityScale, densityWindows, type Density, type DensityWindow } from '#tokens/scale.ts';
import { MarketSample } from './marketSample.tsx';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const names: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' };

const windowNames: Record<DensityWindow, string> = {
  phone: 'Phone',
  desk: 'Desk, with a mouse',
  touchDesk: 'Desk, with a finger',
};

const uses = {
  'size.row': 'A row, a field of a form, an entry of a menu',
  'size.target': 'The least size of what is pressed',
  'size.line': 'A line of figures: order book, last trades, the table of a chart',
  'size.mark': 'An instrument’s mark in a row',
  'type.row': 'The words of a row, and what is typed',
  'type.figure': 'Where two figures are below one another',
  'space.row': 'Above and below the words of a row',
} as const;

function DensityPage() {
  const { theme, convention } = useThemeScope();
  return (
    <Page
      title="Density"
      lead="The height of rows, tables and forms, chosen by the person in the settings and kept on the device: 56 or 48 px on a phone, 40 or 32 px on a desk. Until one is chosen, a phone is comfortable and a desk compact. No text is under 12 px, and nothing that a finger presses under 44 px."
    >
      {(Object.keys(densityWindows) as DensityWindow[]).map((window) => (
        <Part
          key={window}
          title={windowNames[window]}
          note={`${names[Object.keys(densityScale[window])[0] as Density]} until one is chosen.`}
        >
          <Facts
            label={`Tokens of density: ${windowNames[window]}`}
            columns={['Token', 'Comfortable', 'Compact', 'For']}
            rows={Object.entries(uses).map(([name, use]) => [
              name,
              ...densities.map((density) => densityScale[window][density][name as keyof typeof uses]),
              use,
            ])}
          />
        </Part>
      ))}
      <Part title="Side by side" note="As high as they are in this window.">
        <Shelf style={{ '--m-least': '24rem' }}>
          {densities.map((density) => (
            <ThemeScope key={density} theme={theme} convention={convention} density={density}>
              <Sample data-sample={density}>
                <Stack gap={3}>
                  <Text isStrong>{names[density]}</Text>
                  <MarketSample />
                  <div>
                    <ListRow href="#" title="Deposits" subtitle="By wallet or by bank" />
                    <ListRow href="#" title="Withdrawals" trailing="2" />
                    <ListRow href="#" title="Statements" />
                  </div>
                </Stack>
              </Sample>
            </ThemeScope>
          ))}
        </Shelf>
      </Part>
      <Part title="How">
        <Text size="s" tone="secondary">
          ThemeScope density=&quot;compact&quot;, at the root or around one list. A scope without a density
          takes the one around it. Styles read the tokens and know nothing of the choice: a new row has
          min-block-size: var(--m-size-row), and a target inside it var(--m-size-target). Two lines of a row
          take their direction from var(--m-row-flow): a row of 32 px has one line, whose code leads.
        </Text>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Density', component: DensityPage, ...page });

export const BothDensities = meta.story({
  play: async ({ canvasElement }) => {
    const heights = (density: Density): number[] =>
      [...canvasElement.querySelectorAll(`[data-sample=${density}] a`)].map(
        (link) => link.getBoundingClientRect().height,
      );
    await expect(heights('comfortable')).toEqual([40, 40, 40, 40, 40]);
    await expect(heights('compact')).toEqual([32, 32, 32, 32, 32]);
  },
});
