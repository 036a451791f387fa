import type { Prepare, Prepared } from './picture.ts';
import type { PictureTask } from './picture.worker.ts';

/** As far as it is used here; browsers without it ask for nothing. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Vouches for the address of the one worker, as the policy of the page asks (scripts/vite/content-security-policy). */
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('picture-worker', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin)
        throw new TypeError(`no worker of this app: ${address}`);
      return address;
    },
  }) ?? null;

/** A worker for one picture: its code comes with the first one, and its memory goes with each. */
export const prepareInWorker: Prepare = async (file, limitBytes, signal, edit) => {
  const { default: address } = await import('./picture.worker.ts?worker&url');
  signal.throwIfAborted();
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  try {
    return await new Promise<Prepared>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('message', ({ data }: MessageEvent<Prepared>) => resolve(data));
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(`the worker did not open: ${message}`)),
      );
      worker.postMessage({ file, limitBytes, edit } satisfies PictureTask);
    });
  } finally {
    worker.terminate();
  }
};
