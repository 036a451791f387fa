import axe from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';
import { remember, uncheckedTexts } from './checked-colours.ts';
import { crashCount, crashesAfter } from './crashes.ts';
import type { Convention, Theme } from './design.tsx';

/** A theme and price colours, as the attributes of the page say them. */
interface Look {
  readonly theme: Theme;
  readonly convention: Convention;
}

const darkRedUp: Look = { theme: 'dark', convention: 'red-up' };
const colourBlind: Look = { theme: 'light', convention: 'colour-blind' };

/** The rules of axe that colours decide. Everything else is the same in every look, and was checked in the first one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Checks a story, once it has played, in the looks it was not played in. The tokens follow attributes of the page, so
 * neither the play function nor React has to run again. What looks as something that was checked before is not checked
 * again: other price colours leave most texts as they are.
 * @throws Error that names the look, each place that cannot be read in it, and what breaks in it
 */
export async function checkOtherLooks({ globals, viewMode, title }: StoryContext): Promise<void> {
  if (globals['looks'] !== 'all' || viewMode !== 'story') return;
  const page = document.documentElement.dataset;
  const { theme, convention } = page;
  // Colours of price directions come from the design system alone: screens add none of their own.
  for (const look of title.startsWith('Screens/') ? [darkRedUp] : [darkRedUp, colourBlind]) {
    const before = crashCount();
    const faults: string[] = [];
    try {
      Object.assign(page, look);
      // Canvases are drawn anew in the frame after, and components in a task of their own: a crash there is one of this look.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      faults.push(...(await unreadable()));
    } finally {
      Object.assign(page, { theme, convention });
      faults.push(...crashesAfter(before));
    }
    if (faults.length > 0) throw new Error(`${look.theme}, ${look.convention}: ${faults.join('\n')}`);
  }
}

/** What cannot be read in the look that the page has now. */
async function unreadable(): Promise<string[]> {
  const texts = uncheckedTexts();
  if (texts.size === 0) return [];
  const { violations } = await axe.run(
    { include: [...texts.values()] },
    { runOnly: rulesOfColour, resultTypes: ['violations'], reporter: 'no-passes' },
  );
  if (violations.length === 0) remember(texts);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
