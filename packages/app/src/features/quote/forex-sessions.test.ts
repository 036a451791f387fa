import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesAt } from './forex-sessions.ts';

const openAt = (text: string) =>
  placesAt(Date.parse(text))
    .filter(({ isOpen }) => isOpen)
    .map(({ place }) => place);

test.each([
  ['2026-11-18T15:30:00Z', ['london', 'newYork']],
  ['2026-11-18T04:30:00Z', ['sydney', 'tokyo']],
  ['2026-11-18T20:00:00Z', ['newYork']],
  ['2026-11-21T15:30:00Z', []],
])('at %s trade %j', (text, places) => {
  expect(openAt(text)).toEqual(places);
});

test('London’s hours follow its summer time', () => {
  expect(openAt('2026-07-15T07:30:00Z')).toContain('london');
  expect(openAt('2026-11-18T07:30:00Z')).not.toContain('london');
});

test('what a place does changes at the moment that is said, and not before', () => {
  const anyMoment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
  fc.assert(
    fc.property(anyMoment, (now) => {
      for (const { place, isOpen, until } of placesAt(now)) {
        const stateAt = (at: number) => placesAt(at).find((one) => one.place === place)?.isOpen;
        expect(until).toBeGreaterThan(now);
        expect([stateAt(until - 1), stateAt(until)]).toEqual([isOpen, !isOpen]);
      }
    }),
    { numRuns: 40 },
  );
});
