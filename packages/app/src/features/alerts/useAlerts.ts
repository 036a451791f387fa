import type { Kline } from '@meridian/api';
import { useMemo } from 'react';
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { storeText, useStoredText } from '#platform/device/use-stored-text.ts';
import {
  readAlerts,
  withAdopted,
  withAlerts,
  withRestored,
  type AlertedInstrument,
  type FiredAlert,
  type PriceAlert,
} from './price-alerts.ts';
import { withSplits } from './splits.ts';

/** `set`: its price is known from then on. `restored`: what the price did while the alert was removed is unknown. */
type MadeHere = 'set' | 'restored';

/** Alerts made on this page before anybody followed them, by the storage of each app: two apps on a page share nothing. */
const madeHereByStorage = new WeakMap<KeyValueStorage, Map<string, MadeHere>>();

function madeHere(storage: KeyValueStorage): Map<string, MadeHere> {
  const known = madeHereByStorage.get(storage) ?? new Map<string, MadeHere>();
  madeHereByStorage.set(storage, known);
  return known;
}

/** Which alerts were set or put back since the last time this was asked. */
export function takeMadeHere(storage: KeyValueStorage): ReadonlyMap<string, MadeHere> {
  const taken = madeHere(storage);
  madeHereByStorage.delete(storage);
  return taken;
}

export interface Alerts {
  /** Of the signed-in user, else of this device. */
  readonly alerts: readonly PriceAlert[];
  /** As the device keeps it at this moment; null where it is gone. */
  find(id: string): PriceAlert | null;
  add(alert: PriceAlert): void;
  remove(ids: readonly string[]): void;
  /**
   * Puts back what was removed, wherever the person is by now. `places`: ids in the order of before.
   * @returns how many found no room
   */
  restore(gone: readonly PriceAlert[], places: readonly string[]): number;
  /** Once: null where another tab was first, or it has been removed. */
  fire(id: string, fired: FiredAlert['fired']): FiredAlert | null;
  /** Counts those of a product in the shares after `splits`. @returns those that this changed, and not those that another tab did */
  adjust(product: AlertedInstrument, splits: Kline['splits']): readonly PriceAlert[];
  /** Moves what was set before signing in to the user who has signed in. @returns how many wait there now that did not before */
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
      find: (id) => now().find((one) => one.id === id) ?? null,
      add(alert) {
        madeHere(storage).set(alert.id, 'set');
        keep([...now(), alert]);
      },
      remove(ids) {
        const gone = new Set(ids);
        keep(now().filter((one) => !gone.has(one.id)));
      },
      restore(gone, places) {
        const { alerts, refused } = withRestored(now(), gone, places);
        for (const { id } of gone) madeHere(storage).set(id, 'restored');
        keep(alerts);
        return refused;
      },
      fire(id, fired) {
        const all = now();
        const alert = all.find((one) => one.id === id && one.fired === null);
        if (alert === undefined) return null;
        const news = { ...alert, fired };
        keep(all.map((one) => (one === alert ? news : one)));
        return news;
      },
      adjust(product, splits) {
        const { alerts, adjusted } = withSplits(now(), product, splits);
        if (adjusted.length > 0) keep(alerts);
        return adjusted;
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
