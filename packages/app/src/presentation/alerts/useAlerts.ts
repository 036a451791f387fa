import { useMemo } from 'react';
import type { KeyValueStorage } from '#platform/ports.ts';
import { usePorts, useSession } from '#platform/provider.tsx';
import { storageKeys } from '#platform/storage.ts';
import { storeText, useStoredText } from '#platform/use-stored-text.ts';
import { readAlerts, withAdopted, withAlerts, type FiredAlert, type PriceAlert } from './price-alerts.ts';

/** Alerts set on this page before anybody followed them, by the storage of each app: two apps on a page share nothing. */
const setHereByStorage = new WeakMap<KeyValueStorage, Set<string>>();

function setHere(storage: KeyValueStorage): Set<string> {
  const known = setHereByStorage.get(storage) ?? new Set<string>();
  setHereByStorage.set(storage, known);
  return known;
}

/** Which alerts were set since the last time this was asked: their price is known from then on. */
export function takeSetHere(storage: KeyValueStorage): ReadonlySet<string> {
  const taken = setHere(storage);
  setHereByStorage.delete(storage);
  return taken;
}

export interface Alerts {
  /** Of whoever is signed in, else of this device. */
  readonly alerts: readonly PriceAlert[];
  add(alert: PriceAlert): void;
  remove(ids: readonly string[]): void;
  /** Once: null where another tab was first, or it has been removed. */
  fire(id: string, fired: FiredAlert['fired']): FiredAlert | null;
  /** Moves what was set before signing in to who has signed in. @returns how many wait there now that did not before */
  adopt(): number;
}

/** Price alerts of this device, and the ways to change them. */
export function useAlerts(): Alerts {
  const { storage } = usePorts();
  const { user } = useSession();
  const owner = user?.userLoginId ?? '';
  const key = storageKeys.priceAlerts;
  const text = useStoredText(key);
  return useMemo(() => {
    // Another tab may have written since this was rendered.
    const now = () => readAlerts(storage.get(key), owner);
    const keep = (alerts: readonly PriceAlert[]) =>
      storeText(storage, key, withAlerts(storage.get(key), owner, alerts));
    return {
      alerts: readAlerts(text, owner),
      add(alert) {
        setHere(storage).add(alert.id);
        keep([...now(), alert]);
      },
      remove(ids) {
        const gone = new Set(ids);
        keep(now().filter((one) => !gone.has(one.id)));
      },
      fire(id, fired) {
        const all = now();
        const alert = all.find((one) => one.id === id && one.fired === null);
        if (alert === undefined) return null;
        const news = { ...alert, fired };
        keep(all.map((one) => (one === alert ? news : one)));
        return news;
      },
      adopt() {
        if (owner === '') return 0;
        const adopted = withAdopted(storage.get(key), owner);
        if (adopted.text !== storage.get(key)) storeText(storage, key, adopted.text);
        return adopted.count;
      },
    };
  }, [storage, key, text, owner]);
}
