import { STORY_RENDERED } from 'storybook/internal/core-events';
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

/**
 * The panel below a story takes two fifths of the window, and of a screen it said "This story has no controls". It is there
 * where a story has some; elsewhere a key (Alt A) or the menu opens it, for what was played and for accessibility.
 */
addons.register('meridian/panel', (api) => {
  let hadControls: boolean | undefined;
  let wasShown = true;
  api.on(STORY_RENDERED, () => {
    const story = api.getCurrentStoryData();
    if (story === undefined || !('argTypes' in story)) return;
    const hasControls = Object.keys(story.argTypes ?? {}).length > 0;
    if (hasControls === hadControls) return;
    if (hadControls === true) wasShown = api.getIsPanelShown();
    hadControls = hasControls;
    api.togglePanel(hasControls && wasShown);
  });
});
