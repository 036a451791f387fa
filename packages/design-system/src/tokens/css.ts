import { elevations } from './elevation.ts';
import { densityScale, densityWindows, scale, type DensityWindow } from './scale.ts';
import { priceConventions, themeColors, themes, trendColors } from './semantic.ts';
import { variable, type TokenName } from './token.ts';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${variable(name as TokenName)}:${value};`)
    .join('');
}

/**
 * Every token as CSS variables: sizes on the root, colours and elevation under `data-theme`, direction colours under `data-theme` and
 * `data-convention`, rows, marks and targets under `data-density` for each kind of window. A page without attributes is light, green-up,
 * and as dense as its window asks for.
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
  for (const [window, query] of Object.entries(densityWindows)) {
    const looks = Object.entries<Readonly<Record<string, string>>>(densityScale[window as DensityWindow]).map(
      ([density, tokens], index) =>
        `${index === 0 ? ':root,' : ''}[data-density=${density}]{${declarations(tokens)}}`,
    );
    rules.push(`@media ${query}{${looks.join('')}}`);
  }
  return rules.join('\n');
}
