import type { WorldHandle } from '@meridian/mocks';

/** A world that runs faster than a wall clock would be years on when its tab is looked at again: unseen, it runs as one. */
export function slowDownUnseen(
  handle: Pick<WorldHandle, 'run'> & { readonly world: Pick<WorldHandle['world'], 'clockRate'> },
  page: Pick<Document, 'addEventListener' | 'visibilityState'>,
): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden' && handle.world.clockRate() > 1) void handle.run();
  });
}
