/** Days as a customer sees them: in the time zone of the request. */
import { refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';

interface Line {
  readonly id: string;
  readonly day: string;
  readonly createTimeTimestamp: number;
}

const hourMs = 60 * 60_000;
/** Hours before midnight in London that a day begins (winter). */
const zones = { UTC: 0, 'Asia/Shanghai': 8, 'America/New_York': -5 } as const;

const linesIn = (call: ReturnType<typeof open>['call'], timeZone: string) =>
  (call('funds.walletBill', { timeZone, pageSize: 1_000 }).data as { list: Line[] }).list;

describe('the day of a line of the statement', () => {
  test.each(Object.entries(zones))('is that of %s', (zone, aheadHours) => {
    const { call } = open('trader');
    const lines = linesIn(call, zone);
    expect(lines.length).toBeGreaterThan(10);
    for (const { day, createTimeTimestamp } of lines) {
      const local = new Date(createTimeTimestamp + aheadHours * hourMs).toISOString();
      // In the scenario's weeks no clocks change but New York's, on the first of November.
      if (createTimeTimestamp > Date.parse('2026-11-02')) expect(day).toBe(local.slice(0, 10));
    }
  });

  test('follows the clocks when they change', () => {
    const { call } = open('long-history');
    for (const { day, createTimeTimestamp } of linesIn(call, 'America/New_York')) {
      const isSummer =
        createTimeTimestamp >= Date.parse('2026-03-08T07:00:00Z') &&
        createTimeTimestamp < Date.parse('2026-11-01T06:00:00Z');
      const local = new Date(createTimeTimestamp - (isSummer ? 4 : 5) * hourMs).toISOString();
      if (createTimeTimestamp > Date.parse('2026-01-01')) expect(day).toBe(local.slice(0, 10));
    }
  });

  test('changes nothing else of the statement', () => {
    const { call } = open('trader');
    const withoutDays = (zone: string) => linesIn(call, zone).map(({ day: _day, ...line }) => line);
    expect(withoutDays('Asia/Shanghai')).toEqual(withoutDays('America/New_York'));
  });
});

test.each(['Mars/Olympus_Mons', '', 'x'.repeat(10_000), 'UTC\n', '../etc/passwd'])(
  'an unknown time zone is refused: %j',
  (timeZone) => {
    const { call } = open('funded');
    expect(call('funds.walletBill', { timeZone }).code).toBe(refusal.invalidRequest);
    expect(call('funds.overview', { timeZone }).code).toBe(refusal.invalidRequest);
  },
);

test('without a time zone today begins at midnight UTC', () => {
  const { call } = open('trader');
  const { code, data } = call('funds.overview', {});
  expect(code).toBe(200);
  expect(data).toEqual(call('funds.overview', { timeZone: 'UTC' }).data);
});
