import preview from '@meridian/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Shell } from '#shell/Shell.tsx';

/**
 * The whole app in a situation of one's choice: what is chosen in the toolbar, or the world that a link brings. The demo's tools
 * lead here ("Open as story"), with the screen in Storybook's address.
 */
const meta = preview.meta({
  title: 'Tools/Any situation',
  component: Shell,
  parameters: { path: '*', route: '/', scenario: 'trader', takesRoute: true },
  args: { onReload: fn() },
});

export const WholeApp = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
});
