import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ThemeScope, useThemeScope } from '#theme/ThemeScope.tsx';
import { densities, densityScale, type Density } from '#tokens/scale.ts';
import { MarketSample } from './marketSample.tsx';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const names: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' };
const uses = {
  'size.row': 'A row of two lines',
  'size.rowSingle': 'A row of one line',
  'space.row': 'Above and below the words of a row',
  'space.card': 'Inside the skeleton of a card',
} as const;

function DensityPage() {
  const { theme, convention } = useThemeScope();
  return (
    <Page
      title="Density"
      lead="The distance between things, chosen by the person: comfortable by default, compact for lists that are scanned. Only rows and paddings give way. Type keeps its size, and no target is under 44 px."
    >
      <Part title="What changes">
        <Facts
          label="Tokens of density"
          columns={['Token', 'Comfortable', 'Compact', 'For']}
          rows={Object.entries(uses).map(([name, use]) => [
            name,
            ...densities.map((density) => densityScale[density][name as keyof typeof uses]),
            use,
          ])}
        />
      </Part>
      <Part title="Side by side">
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
          takes the one around it. Styles read the four tokens and know nothing of the choice.
        </Text>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Density', component: DensityPage, ...page });

export const BothDensities = meta.story({
  play: async ({ canvasElement }) => {
    const links = (density: Density): Element[] => [
      ...canvasElement.querySelectorAll(`[data-sample=${density}] :is(a, button)`),
    ];
    const heights = (density: Density): number[] =>
      links(density).map((link) => link.getBoundingClientRect().height);
    const [roomy, close] = [heights('comfortable'), heights('compact')];
    for (const height of close) await expect(height).toBeGreaterThanOrEqual(44);
    await expect(close.reduce((sum, height) => sum + height, 0)).toBeLessThan(
      roomy.reduce((sum, height) => sum + height, 0) - 32,
    );
    const sizes = (density: Density): string[] =>
      links(density).map((link) => getComputedStyle(link).fontSize);
    await expect(sizes('compact')).toEqual(sizes('comfortable'));
  },
});
