import { askWorker } from './own-worker.ts';
import type { Prepare, Prepared } from './picture.ts';
import type { PictureTask } from './picture.worker.ts';

/** A worker for one picture: its code comes with the first one, and its memory goes with each. */
export const prepareInWorker: Prepare = async (file, limitBytes, signal, edit) => {
  const { default: address } = await import('./picture.worker.ts?worker&url');
  return askWorker<Prepared>(address, { file, limitBytes, edit } satisfies PictureTask, signal);
};
