import { hasFired, isAbout, readAlerts, type AlertedInstrument } from './price-alerts.ts';

/** How many alerts of this user wait on an instrument; `text` is what the device keeps. */
export function countWaiting(text: string | null, owner: string, instrument: AlertedInstrument): number {
  return readAlerts(text, owner).filter((alert) => isAbout(alert, instrument) && !hasFired(alert)).length;
}
