import type { NetworkStatus } from './ports.ts';

/** What the browser knows of its connection. It may be wrong about being online, never about being offline. */
export function browserNetwork(target: Window): NetworkStatus {
  return {
    isOnline: () => target.navigator.onLine,
    subscribe(listener) {
      target.addEventListener('online', listener);
      target.addEventListener('offline', listener);
      return () => {
        target.removeEventListener('online', listener);
        target.removeEventListener('offline', listener);
      };
    },
  };
}
