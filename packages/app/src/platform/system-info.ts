import type { SystemInfo } from './ports.ts';

/** The product's version (spec §9). */
export const appVersionName = '1.0.0';

/** Device and browser as the page sees them (DECISIONS 9). */
export function browserSystemInfo({ userAgent, languages }: Navigator): SystemInfo {
  return {
    appVersion: appVersionName,
    platform: /iPhone|iPad/.test(userAgent) ? 'ios' : /Android/.test(userAgent) ? 'android' : 'web',
    userAgent,
    languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
