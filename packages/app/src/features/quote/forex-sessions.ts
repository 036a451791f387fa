/** The four places where currencies are traded most, by the working hours of each: the market itself is open all week. */
import { utcOffsetMs } from './model.ts';

const forexPlaces = ['sydney', 'tokyo', 'london', 'newYork'] as const;
type ForexPlace = (typeof forexPlaces)[number];

/** Local hours of the day, and the IANA name of the zone. */
const hours: Readonly<
  Record<ForexPlace, { readonly zone: string; readonly opens: number; readonly closes: number }>
> = {
  sydney: { zone: 'Australia/Sydney', opens: 8, closes: 17 },
  tokyo: { zone: 'Asia/Tokyo', opens: 9, closes: 18 },
  london: { zone: 'Europe/London', opens: 8, closes: 17 },
  newYork: { zone: 'America/New_York', opens: 8, closes: 17 },
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a place does now, and the moment (ms) at which that ends. */
export interface PlaceHours {
  readonly place: ForexPlace;
  readonly isOpen: boolean;
  readonly until: number;
}

/** What each place does at a moment (ms). They rest on Saturday and Sunday. */
export function placesAt(now: number): readonly PlaceHours[] {
  return forexPlaces.map((place) => ({ place, ...hoursAt(place, now) }));
}

function hoursAt(place: ForexPlace, now: number): { isOpen: boolean; until: number } {
  const { zone, opens, closes } = hours[place];
  const midnight = Math.floor((now + utcOffsetMs(zone, now)) / dayMs) * dayMs;
  for (let day = 0; day <= 7; day += 1) {
    const local = midnight + day * dayMs;
    const weekday = new Date(local).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const [start, end] = [momentOf(zone, local + opens * hourMs), momentOf(zone, local + closes * hourMs)];
    if (now < start) return { isOpen: false, until: start };
    if (now < end) return { isOpen: true, until: end };
  }
  return { isOpen: false, until: now };
}

/** The moment at which a zone's clock shows `local`, written as if it were UTC. */
function momentOf(zone: string, local: number): number {
  const guess = local - utcOffsetMs(zone, local);
  return local - utcOffsetMs(zone, guess);
}
