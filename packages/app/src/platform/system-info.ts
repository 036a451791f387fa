import type { SystemInfo } from './ports.ts';

/** The product's version (spec §9). */
export const appVersionName = '1.0.0';

/** Device and browser as the page sees them (DECISIONS 9). */
export function browserSystemInfo(navigator: Navigator): SystemInfo {
  return {
    appVersion: appVersionName,
    platform: /iPhone|iPad/.test(navigator.userAgent)
      ? 'ios'
      : /Android/.test(navigator.userAgent)
        ? 'android'
        : 'web',
    userAgent: navigator.userAgent,
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
