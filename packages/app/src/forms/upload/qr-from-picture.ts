import { askWorker } from './own-worker.ts';
import type { PictureProblem } from './picture.ts';

/** What a QR code in a picture says, as it is in the code; or why none was read. */
export type ReadCode =
  | { readonly text: string; readonly problem: null }
  | { readonly text: null; readonly problem: PictureProblem | 'noCode' };

/**
 * Reads one QR code from a picture of the person's, in a worker whose code comes with the first one. Nothing of the picture leaves
 * the device. Rejects where that could not be tried: the code could not be fetched.
 */
export async function qrFromPicture(file: File, signal: AbortSignal): Promise<ReadCode> {
  const { default: address } = await import('./qr.worker.ts?worker&url');
  return askWorker<ReadCode>(address, file, signal);
}
