import type { SendFile } from '@meridian/api';
import type { WorldHandle } from './world-handle.ts';

/**
 * Sends files to a world, with what its faults do to the way there: a request reaches a service worker in one piece, so that nothing
 * but this can say that it has stopped at a share.
 */
export function fileSender({ faults }: { faults: () => WorldHandle['faults'] }, send: SendFile): SendFile {
  return (url, init, onSent) => {
    const stall = faults().find(
      ({ kind, target }) => kind === 'stall' && (target === '*' || target === 'upload.file'),
    );
    if (stall === undefined || !('value' in stall)) return send(url, init, onSent);
    onSent(stall.value / 100);
    return send(url, init, () => {});
  };
}
