import { create } from 'storybook/theming';

/** The app's own (theme/fonts.ts): every story on a docs page brings it along. */
export const typeface = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Docs pages are set as the app is; their paper is always light, each story brings its own theme. */
export const docsTheme = create({
  base: 'light',
  fontBase: typeface,
  colorPrimary: '#4B4BE0',
  colorSecondary: '#4B4BE0',
  textColor: '#0B0E15',
  appBorderRadius: 10,
});
