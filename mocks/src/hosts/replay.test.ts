import { describe, expect, test } from 'vitest';
import { placement } from '#test/placement.ts';
import { replayRecording } from './replay.ts';
import { worldDigests } from './world-digest.ts';
import { openHandle } from './world-handle.ts';

async function recorded() {
  const handle = openHandle('w', 'funded');
  await handle.exclusive((world) => world.dispatch('orders/place', placement('one')));
  await handle.advance(3_600_000);
  await handle.applyFact('processingOrder', { code: 'BTCUSDT', quantity: '1', remainingSeconds: 90 });
  const world = handle.world.snapshot();
  return { meridian: 'recording', world, digests: await worldDigests(world) };
}

describe('a recording', () => {
  test('is the same world again', async () => {
    expect((await replayRecording(JSON.stringify(await recorded()))).ending).toEqual({ kind: 'same' });
  });

  test('says after which command the world became another one', async () => {
    const recording = await recorded();
    const [first, second, third] = recording.digests;
    expect(third?.commands).toBe(3);
    const changed = { ...recording, digests: [first, { ...second, digest: 'another' }, third] };
    expect((await replayRecording(JSON.stringify(changed))).ending).toEqual({
      kind: 'differs',
      after: 1,
      by: 2,
    });
  });

  test('whose command this version does not know is not lived through', async () => {
    const text = JSON.stringify(await recorded()).replace('orders/place', 'orders/teleport');
    expect((await replayRecording(text)).ending).toMatchObject({ kind: 'doesNotFit' });
  });

  test('may be a snapshot alone', async () => {
    const { world } = await recorded();
    expect((await replayRecording(JSON.stringify(world))).ending).toEqual({ kind: 'livedThrough' });
  });

  test.each(['', '{}', '[]', '{"meridian":"recording"}', '{"meridian":"recording","world":5}'])(
    'is not %j, which is refused in words',
    async (text) => {
      await expect(replayRecording(text)).rejects.toThrow(RangeError);
    },
  );
});
