/**
 * Days of a customer's own time zone, which may be any of IANA's. `Intl` knows them all; the exchanges' own days are in
 * `market/local-time.ts`. Zones are checked by the contract before they come here.
 */

const hourMs = 60 * 60_000;
/** Longer than any day: clocks are put back by an hour or two, and Samoa once left out a whole one. */
const longestDayMs = 50 * hourMs;

/** Gives the date of an instant (world ms) in a zone, `YYYY-MM-DD`. Dates so written are in the order of time. */
export function datesIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/**
 * The first instant (world ms) of the day that `at` belongs to in a zone: midnight, or where clocks were put forward over
 * midnight, the moment after.
 */
export function dayBeginsIn(timeZone: string, at: number): number {
  const dateOf = datesIn(timeZone);
  const today = dateOf(at);
  let before = at - longestDayMs;
  let within = at;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dateOf(middle) < today) before = middle;
    else within = middle;
  }
  return within;
}

/** The first instant (world ms) in a zone of a day, `YYYY-MM-DD`, or of the next one where a zone left it out. */
export function beginningOf(day: string, timeZone: string): number {
  const dateOf = datesIn(timeZone);
  const noon = Date.parse(`${day}T12:00:00Z`);
  let before = noon - longestDayMs;
  let within = noon + longestDayMs;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dateOf(middle) < day) before = middle;
    else within = middle;
  }
  return within;
}

/** The day of the calendar after `day`, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
}
