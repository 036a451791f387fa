/** As far as it is used here; browsers without it ask for nothing. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Vouches for the addresses of the workers here, as the policy of the page asks (scripts/vite/content-security-policy). */
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('picture-worker', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin)
        throw new TypeError(`no worker of this app: ${address}`);
      return address;
    },
  }) ?? null;

/** Asks a worker once, which then ends and gives its memory back. Rejects where it does not open, or the signal is given. */
export async function askWorker<Answer>(
  address: string,
  task: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(`the worker did not open: ${message}`)),
      );
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
