/** How the device answered: its owner was recognised, they gave up, or it could not be asked. */
export type OwnerAnswer = 'owner' | 'cancelled' | 'failed';

/**
 * Asks the device itself who holds it, by finger, face or PIN. It locks this app on this device and nothing else: the backend knows
 * nothing of it (no call exists).
 */
export interface DeviceOwner {
  /** Whether this browser can ask the device at all. */
  isOffered(): Promise<boolean>;
  /** Makes a key that only the device's owner can use. `key`: by which it is asked for. */
  enrol(personName: string): Promise<{ readonly answer: OwnerAnswer; readonly key: string | null }>;
  ask(key: string): Promise<OwnerAnswer>;
}
