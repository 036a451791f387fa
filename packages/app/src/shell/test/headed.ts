import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '#submission/test/acting.ts';

/**
 * The screen of that name is there: whichever screen was there before, and with its own code, which takes the place of its
 * skeleton, heading and all.
 */
export function headed(canvas: Pick<Canvas, 'getByRole'>, name: string | RegExp): Promise<void> {
  return waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible(), {
    timeout: 30_000,
  });
}
