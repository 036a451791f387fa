import type { PreviewAddon } from 'storybook/internal/csf';
import type { EndParameters } from './ended.ts';
import { worlds } from './worlds.tsx';

/** Runs what a test does once its story has been checked. The first of the addons: its `afterEach` is the last to run. */
export const afterwardsInTests: PreviewAddon = {
  afterEach: async (context) => {
    const { afterwards } = context.parameters as EndParameters;
    if (context.globals['looks'] !== 'all' || afterwards === undefined) return;
    await afterwards(context);
    for (const check of [worlds.afterEach].flat()) await check(context);
  },
};
