import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Counts from here on what a story asserts. */
export function countAssertions(): void {
  expect.setState({ assertionCalls: 0 });
}

/**
 * A screen's story is a test of it: one that asserts nothing would pass whatever the screen shows. Stories of the design
 * system are judged by their looks.
 * @throws Error for a screen's story that has asserted nothing once it has played
 */
export function assertedSomething({ title, name, viewMode }: StoryContext): void {
  if (viewMode !== 'story' || !title.startsWith('Screens/')) return;
  if (expect.getState().assertionCalls > 0) return;
  throw new Error(`"${name}" asserts nothing: say in its play function what the screen shows, by expect(…).`);
}
