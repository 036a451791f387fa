import type { SystemInfo } from '../ports/ports.ts';

/** The product's version (spec §9). */
export const appVersionName = '1.0.0';

/** Device and browser as the page sees them (DECISIONS 9). */
export function browserSystemInfo({ userAgent, languages }: Navigator): SystemInfo {
  return {
    appVersion: appVersionName,
    platform: /iPhone|iPad/.test(userAgent) ? 'ios' : /Android/.test(userAgent) ? 'android' : 'web',
    userAgent,
    languages,
    timeZone: ownTimeZone(),
  };
}

/** The browser's own zone; UTC where it has none, or a name (`Etc/Unknown`) that no date can be written in. */
function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
