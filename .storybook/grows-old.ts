import type { EndpointId } from '@meridian/api/catalogue';
import { expect } from 'storybook/test';
import type { Play } from './general-states.ts';
import { worldOf, type WorldParameters } from './worlds.tsx';

/** Said above or beside prices, if only to screen readers. */
const age = /^Prices? from \d\d:\d\d, 2 minutes ago$/;

interface GrowsOld {
  /** What reads the prices. */
  readonly calls: readonly EndpointId[];
  /** What the screen shows once it has its data. */
  readonly shows: Play;
}

/**
 * A story's situation: cut off for two minutes, and nothing that is read comes in the feed's place. The age of the prices
 * is said, they are dimmed, and nothing moves for that.
 */
export function growsOld({ calls, shows }: GrowsOld): {
  readonly parameters: WorldParameters;
  readonly play: Play;
} {
  return {
    parameters: { hasSocket: false },
    play: async (context) => {
      const { canvas, canvasElement } = context;
      const world = worldOf(canvasElement);
      const places = () =>
        [...canvasElement.querySelectorAll('li, dl, button')].map((part) => part.getBoundingClientRect().top);
      await shows(context);
      await expect(canvas.queryByText(age)).toBeNull();
      const before = places();
      for (const call of calls) world.addFault(`hang@${call}`);
      await world.advance(121_000);
      await expect(await canvas.findByText(age)).toBeVisible();
      await expect(canvasElement.querySelector('[data-stale]')).not.toBeNull();
      await expect(places()).toEqual(before);
    },
  };
}
