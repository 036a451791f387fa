/** What a quote's bell needs of alerts, fetched when there are any or one is to be set. */
import { hasFired, isAbout, readAlerts, type AlertedInstrument } from './price-alerts.ts';

export { AlertSheet } from './AlertSheet.tsx';

/** How many alerts of this user wait on an instrument; `text` is what the device keeps. */
export function countWaiting(text: string | null, owner: string, instrument: AlertedInstrument): number {
  return readAlerts(text, owner).filter((alert) => isAbout(alert, instrument) && !hasFired(alert)).length;
}
