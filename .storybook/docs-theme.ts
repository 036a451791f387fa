import { create, type ThemeVars } from 'storybook/theming';
// oxlint-disable-next-line meridian/boundaries -- by file, as in design.tsx
import { themeColors } from '../packages/design-system/src/tokens/semantic.ts';
import type { Theme } from './design.tsx';

/** The app's own (theme/fonts.ts): every story on a docs page brings it along. */
export const typeface = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Docs pages are set as the app is, in the theme of the toolbar. */
export const docsThemes: Record<Theme, ThemeVars> = { light: paperOf('light'), dark: paperOf('dark') };

function paperOf(theme: Theme): ThemeVars {
  const colours = themeColors[theme];
  return create({
    base: theme,
    fontBase: typeface,
    colorPrimary: colours['text.accent'],
    colorSecondary: colours['text.accent'],
    textColor: colours['text.primary'],
    textMutedColor: colours['text.secondary'],
    appBg: colours['surface.canvas'],
    appContentBg: colours['surface.canvas'],
    appPreviewBg: colours['surface.canvas'],
    appBorderColor: colours['line.hairline'],
    appBorderRadius: 10,
    barBg: colours['surface.canvas'],
    inputBg: colours['surface.canvas'],
    inputBorder: colours['line.strong'],
    inputTextColor: colours['text.primary'],
  });
}
