/** Worlds in the browser's storage: what is written for a command, and what was kept before. */
import { expect, test, vi } from 'vitest';
import { browserTabs } from '#test/browser-tabs.ts';
import { openHandle } from '../world-handle.ts';

const watch = (world: { dispatch(type: string, payload: unknown): unknown }, index: number) =>
  index % 2 === 0
    ? world.dispatch('watchlist/add', { userId: 'demo', key: 'US:KO', source: 0, classify: 'UsStock' })
    : world.dispatch('watchlist/remove', { userId: 'demo', key: 'US:KO', source: 0 });

test('a command writes its own chunk, however long the history is', async () => {
  const tabs = browserTabs();
  const handle = openHandle('w', 'funded', { store: tabs.open() });
  tabs.writes.length = 0;
  for (let index = 0; index < 730; index += 1) await handle.exclusive((world) => watch(world, index));
  expect(tabs.writes).toHaveLength(730);
  expect(Math.max(...tabs.writes.map(({ length }) => length))).toBeLessThan(10_000);
  const again = openHandle('w', 'funded', { store: tabs.open() });
  expect(again.world.log).toEqual(handle.world.log);
});

test('two tabs read from each other what was added, across chunks', async () => {
  const tabs = browserTabs();
  const stores = [tabs.open(), tabs.open()];
  const [one, two] = stores.map((store) => openHandle('w', 'funded', { store }));
  const loads = stores.map((store) => vi.spyOn(store, 'load'));
  for (let index = 0; index < 120; index += 1)
    await (index % 3 === 0 ? one : two)?.exclusive((world) => watch(world, index));
  await one?.exclusive(() => {});
  expect(one?.world.serialise()).toBe(two?.world.serialise());
  expect(one?.world.log).toHaveLength(120);
  for (const load of loads) expect(load).not.toHaveBeenCalled();
});

test('an undo leaves nothing of what it took back', async () => {
  const tabs = browserTabs();
  const handle = openHandle('w', 'funded', { store: tabs.open() });
  for (let index = 0; index < 120; index += 1) await handle.exclusive((world) => watch(world, index));
  await handle.undo(69);
  expect(tabs.open().load('w')).toMatchObject({ generation: 2, log: handle.world.log });
  expect([...tabs.texts.keys()]).toHaveLength(1 + 2);
  tabs.open().remove('w');
  expect(tabs.texts.size).toBe(0);
});

test('a world that was kept whole, as before, comes back and goes on in chunks', async () => {
  const tabs = browserTabs();
  const before = openHandle('w', 'funded');
  for (let index = 0; index < 60; index += 1) await before.exclusive((world) => watch(world, index));
  const whole = JSON.stringify({ generation: 4, snapshot: before.world.snapshot() });
  tabs.texts.set('meridian.world.w', whole);
  const handle = openHandle('w', 'funded', { store: tabs.open() });
  expect(handle.world.serialise()).toBe(before.world.serialise());
  tabs.writes.length = 0;
  await handle.exclusive((world) => watch(world, 60));
  expect(tabs.writes.map(({ key }) => key)).toEqual(['meridian.commands.w/4/1']);
  expect(tabs.open().load('w')?.log).toEqual(handle.world.log);
});
