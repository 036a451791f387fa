import { expect, test } from 'vitest';
import { endingOf, type Ending } from './ending.ts';

const noon = 1_795_000_000_000;
const evening = noon + 6 * 3_600_000;
type Events = Parameters<typeof endingOf>[1];
const events: Events = [
  { kind: 'opened', time: noon - 86_400_000 },
  { kind: 'partlyClosed', time: noon },
  { kind: 'settled', time: evening },
];

test.each<[string, number | null, Events, Ending]>([
  ['what is held is open', null, events.slice(0, 1), 'open'],
  ['what ended with its contract was settled', evening, events, 'settled'],
  ['a part of it that was closed before was closed', noon, events, 'closed'],
  ['what was stopped out was closed', evening, [{ kind: 'stoppedOut', time: evening }], 'closed'],
  ['of what nobody recorded no more is known than that it was closed', evening, [], 'closed'],
  ['a kind that nobody knows says no more', evening, [{ kind: null, time: evening }], 'closed'],
])('%s', (_, closeTimeTimestamp, history, ending) => {
  expect(endingOf({ closeTimeTimestamp }, history)).toBe(ending);
});
