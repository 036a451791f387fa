import { elevations } from './elevation.ts';
import { densities, densityScale, scale } from './scale.ts';
import { priceConventions, themeColors, themes, trendColors } from './semantic.ts';
import { variable, type TokenName } from './token.ts';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${variable(name as TokenName)}:${value};`)
    .join('');
}

/**
 * Every token as CSS variables: sizes on the root, colours and elevation under `data-theme`, direction colours under `data-theme` and
 * `data-convention`, rows and paddings under `data-density`. A page without attributes is light, green-up, comfortable.
 */
export function tokenCss(): string {
  const rules = [`:root{${declarations(scale)}}`];
  for (const theme of themes) {
    const root = theme === 'light' ? ':root,' : '';
    rules.push(
      `${root}[data-theme=${theme}]{color-scheme:${theme};${declarations({ ...themeColors[theme], ...elevations[theme] })}}`,
    );
    for (const convention of priceConventions) {
      const fallback = theme === 'light' && convention === 'green-up' ? ':root,' : '';
      rules.push(
        `${fallback}[data-theme=${theme}][data-convention=${convention}]{${declarations(trendColors(theme, convention))}}`,
      );
    }
  }
  for (const density of densities) {
    const root = density === 'comfortable' ? ':root,' : '';
    rules.push(`${root}[data-density=${density}]{${declarations(densityScale[density])}}`);
  }
  return rules.join('\n');
}
