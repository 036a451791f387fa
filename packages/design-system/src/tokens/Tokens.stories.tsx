import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Facts, Page, Part } from '#foundations/Page.tsx';
import { page } from '#foundations/pageSetting.ts';
import { useDensity, useDensityWindow } from '#theme/density.ts';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { elevations } from './elevation.ts';
import { densityScale, scale } from './scale.ts';
import { themeColors, trendColors } from './semantic.ts';
import { variable, type TokenName } from './token.ts';

/** Every token with the value it has in this theme, convention and density, by the group its name begins with. */
function groups(values: Readonly<Record<string, string>>) {
  return Object.entries(Object.groupBy(Object.entries(values), ([name]) => name.split('.')[0] ?? name));
}

function TokensPage() {
  const { theme, convention } = useThemeScope();
  const density = useDensity();
  const values = {
    ...themeColors[theme],
    ...trendColors(theme, convention),
    ...elevations[theme],
    ...scale,
    ...densityScale[useDensityWindow()][density],
  };
  return (
    <Page
      title="Tokens"
      lead="The whole list. In styles by their variable, in code by their name: token('text.secondary')."
    >
      {groups(values).map(([group, tokens]) => (
        <Part key={group} title={group}>
          <Facts
            label={`Tokens of ${group}`}
            columns={['Token', 'Variable', 'Value']}
            rows={(tokens ?? []).map(([name, value]) => [
              name,
              <code key="variable" data-token={name}>
                {variable(name as TokenName)}
              </code>,
              value,
            ])}
          />
        </Part>
      ))}
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Tokens', component: TokensPage, ...page });

export const Tokens = meta.story({
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(canvasElement);
    const rows = [...canvasElement.querySelectorAll('tbody tr')];
    await expect(rows.length).toBeGreaterThan(80);
    for (const row of rows) {
      const [, name, value] = [...row.children].map((cell) => cell.textContent);
      await expect(style.getPropertyValue(name ?? ''), name ?? '').toBe(value);
    }
  },
});
