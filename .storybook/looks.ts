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

/** Where the colours of a theme's tokens stand that decide whether a text can be read on its ground. */
const judgedProperties = ['color', 'background-color', 'background-image', 'text-shadow'];

/** The colours of everything on the page in the look it has now. */
function coloursOfPage(): string {
  const parts = [document.body, ...document.body.querySelectorAll('*')];
  return parts
    .map((part) => {
      const style = getComputedStyle(part);
      return judgedProperties.map((name) => style.getPropertyValue(name)).join();
    })
    .join('\n');
}

/**
 * Judges a story, once it has played, in the looks it was not played in. The tokens follow attributes of the page, so
 * neither the play function nor React has to run again. Other price colours in the same theme are not judged where nothing
 * on the page has a colour of a price, as in most components of the design system: they look the same.
 * @throws Error that names the look and each place that cannot be read in it
 */
export async function judgeOtherLooks({ globals, viewMode, title }: StoryContext): Promise<void> {
  if (globals['looks'] !== 'all' || viewMode !== 'story') return;
  const page = document.documentElement.dataset;
  const { theme, convention } = page;
  // Colours that tell price directions apart come from the design system alone: screens add none of their own.
  for (const look of title.startsWith('Screens/') ? [darkRedUp] : [darkRedUp, colourBlind]) {
    const played = look.theme === theme ? coloursOfPage() : null;
    Object.assign(page, look);
    if (played !== null && played === coloursOfPage()) {
      Object.assign(page, { theme, convention });
      continue;
    }
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
