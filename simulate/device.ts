/** A device with its storage, its clock and its tabs. What falls due while it is asleep happens when it wakes. */
import type { SimulatedTime } from './time.ts';
import type { DeviceName } from './steps.ts';

type KeyListener = (key: string | null) => void;

export interface Device {
  readonly name: DeviceName;
  readonly storage: Map<string, string>;
  /** Of each open tab: what to call when another one changed the storage. */
  readonly foreignListeners: Map<object, Set<KeyListener>>;
  isOnline: boolean;
  isAsleep: boolean;
  /** How far its clock is ahead of the truth, in ms. */
  aheadMs: number;
  doReadsFareWell: boolean;
  readonly networkListeners: Set<() => void>;
  /** Runs later, and not before the device is awake. */
  after(delayMs: number, run: () => void): () => void;
  wake(): void;
}

export function createDevice(name: DeviceName, time: SimulatedTime): Device {
  let held: (() => void)[] = [];
  const device: Device = {
    name,
    storage: new Map(),
    foreignListeners: new Map(),
    isOnline: true,
    isAsleep: false,
    aheadMs: 0,
    doReadsFareWell: true,
    networkListeners: new Set(),
    after(delayMs, run) {
      let isOver = false;
      const runOnce = (): void => {
        if (isOver) return;
        if (device.isAsleep) {
          held.push(runOnce);
          return;
        }
        isOver = true;
        run();
      };
      const cancel = time.after(delayMs, runOnce);
      return () => {
        isOver = true;
        cancel();
      };
    },
    wake() {
      device.isAsleep = false;
      const due = held;
      held = [];
      for (const run of due) run();
      for (const listener of [...device.networkListeners]) listener();
    },
  };
  return device;
}

/** The storage of a device as one of its tabs has it: what it writes, the others hear of a moment later. */
export function storageOf(device: Device, tab: object) {
  const announce = (key: string): void => {
    for (const [other, listeners] of device.foreignListeners)
      if (other !== tab)
        device.after(1, () => {
          if (device.foreignListeners.get(other) === listeners)
            for (const listener of listeners) listener(key);
        });
  };
  return {
    get: (key: string) => device.storage.get(key) ?? null,
    set(key: string, value: string) {
      if (device.storage.get(key) === value) return;
      device.storage.set(key, value);
      announce(key);
    },
    remove(key: string) {
      if (device.storage.delete(key)) announce(key);
    },
    isKept: () => true,
    onForeignChange(listener: KeyListener) {
      const listeners = device.foreignListeners.get(tab) ?? new Set();
      device.foreignListeners.set(tab, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
  };
}
