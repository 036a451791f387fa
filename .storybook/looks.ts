import axe from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';
import type { Convention, Theme } from './design.tsx';

/** A theme and price colours, as the attributes of the page say them. */
interface Look {
  readonly theme: Theme;
  readonly convention: Convention;
}

const darkRedUp: Look = { theme: 'dark', convention: 'red-up' };
const colourBlind: Look = { theme: 'light', convention: 'colour-blind' };

/** The rules of axe that colours decide. Everything else is the same in every look, and was judged in the first one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Judges a story, once it has played, in the looks it was not played in. The tokens follow attributes of the page, so
 * neither the play function nor React has to run again.
 * @throws Error that names the look and each place that cannot be read in it
 */
export async function judgeOtherLooks({ globals, viewMode, title }: StoryContext): Promise<void> {
  if (globals['looks'] !== 'all' || viewMode !== 'story') return;
  const page = document.documentElement.dataset;
  const { theme, convention } = page;
  // Colours that tell price directions apart come from the design system alone: screens add none of their own.
  for (const look of title.startsWith('Screens/') ? [darkRedUp] : [darkRedUp, colourBlind]) {
    Object.assign(page, look);
    // Canvases are drawn anew in the frame after.
    await new Promise(requestAnimationFrame);
    const { violations } = await axe.run(document.body, {
      runOnly: rulesOfColour,
      resultTypes: ['violations'],
    });
    Object.assign(page, { theme, convention });
    if (violations.length > 0) throw new Error(`${look.theme}, ${look.convention}: ${said(violations)}`);
  }
}

function said(violations: readonly axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}\n${failureSummary ?? ''}`),
    )
    .join('\n');
}
