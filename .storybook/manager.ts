import { createElement } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { Button } from 'storybook/internal/components';
import { create } from 'storybook/theming';
import type {} from './demo-page.ts';

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

/** Storybook's own panel, which goes through a play function step by step. */
const steps = 'storybook/interactions/panel';

/**
 * The panel below a story takes two fifths of the window, and of a screen it said "This story has no controls". It is there
 * where a story has some, and with its steps below a journey; elsewhere a key (Alt A) or the menu opens it, for what was played and
 * for accessibility.
 */
addons.register('meridian/panel', (api) => {
  let hadPanel: boolean | undefined;
  let wasShown = true;
  let last = '';
  api.on(STORY_RENDERED, () => {
    const story = api.getCurrentStoryData();
    if (story === undefined || !('argTypes' in story)) return;
    const isJourney = story.title.startsWith('Journeys/');
    // Once: each step back draws the story again, and whoever reads another part of the panel keeps it.
    if (isJourney && story.id !== last) api.setSelectedPanel(steps);
    last = story.id;
    const hasPanel = isJourney || Object.keys(story.argTypes ?? {}).length > 0;
    if (hasPanel === hadPanel) return;
    if (hadPanel === true) wasShown = api.getIsPanelShown();
    hadPanel = hasPanel;
    api.togglePanel(hasPanel && wasShown);
  });
});

/** Opens the demo on the world that the story shows, as it is by now, at the same screen and in the same looks. */
async function openInApp(): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const address = await (
    frame?.contentWindow as (Window & typeof globalThis) | null | undefined
  )?.linkToDemo?.();
  if (typeof address === 'string') open(address, '_blank', 'noopener');
}

addons.register('meridian/open-in-app', (api) => {
  addons.add('meridian/open-in-app', {
    type: types.TOOL,
    title: 'Open in app',
    match: ({ viewMode }) => viewMode === 'story' && api.getCurrentParameter('scenario') !== undefined,
    render: () =>
      createElement(
        Button,
        { ariaLabel: 'Open in app', variant: 'ghost', onClick: () => void openInApp() },
        'Open in app',
      ),
  });
});
