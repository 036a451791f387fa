import type { WorldHandle } from '@meridian/mocks';

/** What a lost connection does to a backend: no call gets through, and the live feed breaks. */
const unreachable = ['down@*', 'drop@socket'] as const;

/**
 * A brokerage simulated in the page would go on answering a device that lost its connection. It is cut off while the
 * browser is offline, as a real one is. A demo that is opened without any network works: it needs none.
 */
export function followConnection(
  handle: Pick<WorldHandle, 'addFault' | 'removeFault'>,
  target: Pick<Window, 'addEventListener'>,
): void {
  target.addEventListener('offline', () => unreachable.forEach(handle.addFault));
  target.addEventListener('online', () => unreachable.forEach(handle.removeFault));
}
