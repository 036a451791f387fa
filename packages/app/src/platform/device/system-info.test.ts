import { afterEach, expect, test, vi } from 'vitest';
import { browserSystemInfo } from './system-info.ts';

afterEach(() => vi.restoreAllMocks());

function zoneWhereTheBrowserSays(timeZone: string | undefined): string {
  const own = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementationOnce(function resolved(
    this: Intl.DateTimeFormat,
  ) {
    return { ...own.call(this), timeZone: timeZone as string };
  });
  return browserSystemInfo(navigator).timeZone;
}

test('the time zone is the browser’s', () => {
  expect(zoneWhereTheBrowserSays('Asia/Shanghai')).toBe('Asia/Shanghai');
});

test('a zone that no date can be written in is UTC: every screen with a time, and today’s profit, would fail with it', () => {
  expect(zoneWhereTheBrowserSays('Etc/Nowhere')).toBe('UTC');
});
