import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
/* oxlint-disable meridian/boundaries -- by file, as in design.tsx */
import { findPart } from '../packages/design-system/src/guide/findPart.ts';
import type { GuideParameters } from '../packages/design-system/src/guide/guide.ts';
/* oxlint-enable meridian/boundaries */

/**
 * After the story that a component's parts are drawn on: each of them is found in it, and seen, else its number would be
 * missing on the docs page.
 */
export async function partsAreFound({
  id,
  parameters,
  canvasElement,
  viewMode,
  globals,
}: StoryContext): Promise<void> {
  // In tests of stories: with very large letters, say, a story is not what is drawn on the docs page.
  if (globals['looks'] !== 'all') return;
  const { anatomy } = (parameters['docs'] ?? {}) as Partial<GuideParameters>;
  if (viewMode !== 'story' || !anatomy || !('parts' in anatomy) || !id.endsWith(`--${anatomy.story}`)) return;
  // What opens over the page is beside the canvas.
  const where = anatomy.window ? document : canvasElement;
  const lost = Object.entries(anatomy.parts)
    .filter(([, selector]) => selector !== null && findPart(where, selector) === null)
    .map(([part]) => part);
  await expect(lost, 'parts of the anatomy that this story does not show').toEqual([]);
}
