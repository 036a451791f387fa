/** Price alerts, kept and watched on this device (ADR 33). Fetched when there are any or one is set. */
export { AlertSheet } from './AlertSheet.tsx';
export { default as AlertWatch } from './AlertWatch.tsx';
export { countWaiting } from './count-waiting.ts';
export { ManagedAlerts } from './ManagedAlerts.tsx';
