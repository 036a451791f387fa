import type { NetworkStatus } from '../ports/ports.ts';

/**
 * What the browser knows of its connection: it may be wrong about being online, never about being offline. A page that
 * is shown again counts as news too, since a sleeping page has missed whatever happened.
 */
export function browserNetwork(target: Window): NetworkStatus {
  const { document, navigator } = target;
  return {
    isOnline: () => navigator.onLine,
    // Not every browser knows it, and TypeScript's page does not.
    savesData: () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    subscribe(listener) {
      const onVisibility = (): void => {
        if (document.visibilityState === 'visible') listener();
      };
      target.addEventListener('online', listener);
      target.addEventListener('offline', listener);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        target.removeEventListener('online', listener);
        target.removeEventListener('offline', listener);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}
