import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Counts from here on what a story asserts. */
export function countAssertions(): void {
  expect.setState({ assertionCalls: 0 });
}

/**
 * A screen's story is a test of it: one that asserts nothing would pass whatever the screen shows. Stories of the design
 * system are checked by their looks. Checked in tests only: elsewhere a story is also drawn without playing.
 * @throws Error for a screen's story that has asserted nothing once it has played
 */
export function assertedSomething({ title, name, globals }: StoryContext): void {
  if (globals['looks'] !== 'all' || !title.startsWith('Screens/')) return;
  if (expect.getState().assertionCalls > 0) return;
  throw new Error(`"${name}" asserts nothing: say in its play function what the screen shows, by expect(…).`);
}
