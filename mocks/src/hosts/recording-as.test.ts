/** A recording becomes a part of the project. */
import { describe, expect, test } from 'vitest';
import { placement } from '#test/placement.ts';
import { journeyOf, scenarioEntryOf } from './recording-as.ts';
import { worldRecording } from './world-actions.ts';
import { openHandle } from './world-handle.ts';

async function recorded(act: (handle: ReturnType<typeof openHandle>) => Promise<unknown>): Promise<string> {
  const handle = openHandle('w', 'funded');
  await act(handle);
  return worldRecording(handle);
}

const buying = (handle: ReturnType<typeof openHandle>) =>
  handle.exclusive((world) => world.dispatch('orders/place', placement('one')));

describe('as a journey', () => {
  test('it is kept as a file, and a test begins in it', async () => {
    const text = await recorded(buying);
    const [kept, journey] = journeyOf(text, 'order-shown-twice');
    expect(kept?.path).toBe('e2e/recordings/order-shown-twice.json');
    expect(JSON.parse(kept?.text ?? '')).toEqual(JSON.parse(text));
    expect(journey?.path).toBe('e2e/order-shown-twice.e2e.test.ts');
    expect(journey?.text).toContain("journey('order shown twice', async ({ openPhone }) => {");
    expect(journey?.text).toContain("openRecording(phone, 'order-shown-twice')");
  });

  test.each(['', 'Order', '../order', 'order--twice', 'a'.repeat(61)])(
    'not under the name %j',
    async (name) => {
      const text = await recorded(buying);
      expect(() => journeyOf(text, name)).toThrow(/is no name/);
    },
  );

  test('not of a file that is none', () => {
    expect(() => journeyOf('{"meridian":"recording"}', 'order')).toThrow(RangeError);
  });
});

describe('as a scenario', () => {
  test('it is what it began with, the facts that were added, and its time', async () => {
    const text = await recorded(async (handle) => {
      await handle.applyFact('watched', { code: 'KO' });
      await handle.advance(60_000);
    });
    expect(scenarioEntryOf(text, 'watching-cola')).toBe(`  'watching-cola': {
    facts: [
      ...scenarios['funded'].facts,
      fact('watched', {"code":"KO"}),
    ],
    startTime: Date.parse('2026-11-18T15:31:00.000Z'),
  },`);
  });

  test('not where something was done that is no fact: it is named', async () => {
    const text = await recorded(buying);
    expect(() => scenarioEntryOf(text, 'bought')).toThrow(/other things were done: orders\/place/);
  });
});
