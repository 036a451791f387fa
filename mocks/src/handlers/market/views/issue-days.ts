/** The dates of a new issue as the wire shows them: days in the exchange's city, and their instants. */
import { calendarDefinitions, formatDate, localDateAt } from '#domain/market/index.ts';
import type { NewIssue } from '#domain/market/index.ts';

const timeZones = { US: 'America/New_York', HK: 'Asia/Hong_Kong' } as const;

export function issueDays({ market, deadline, allotsAt, listsAt }: NewIssue) {
  const { zone } = calendarDefinitions[market];
  const date = (at: number) => formatDate(localDateAt(zone, at));
  return {
    purchaseEndDate: deadline,
    allotmentDate: date(allotsAt),
    allotmentTimestamp: allotsAt,
    listDate: date(listsAt),
    listTimestamp: listsAt,
    timeZone: timeZones[market],
  };
}
