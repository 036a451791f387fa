import { within } from 'storybook/test';

/** The plot of the chart in a story: what a keyboard and a finger read it by. */
export function plotIn(root: HTMLElement): HTMLElement {
  return within(root).getByRole('application');
}

/** The sentence a screen reader was last given by it. */
export function spokenIn(root: HTMLElement): Element | null {
  return root.querySelector('[aria-live=polite]');
}
