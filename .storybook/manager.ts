import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Storybook's own frame, in the colours of the product: ink on paper, blue-violet for what is chosen. */
const frame = {
  brandTitle: 'Meridian',
  brandTarget: '_self',
  fontBase: 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 6,
} as const;

const light = create({ base: 'light', ...frame, colorPrimary: '#4B4BE0', colorSecondary: '#4B4BE0' });
const dark = create({
  base: 'dark',
  ...frame,
  colorPrimary: '#A6A8FF',
  colorSecondary: '#7C7EF0',
  appBg: '#0B0E15',
  barBg: '#11151E',
});

addons.setConfig({
  theme: globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? dark : light,
  sidebar: { showRoots: true },
});
