/** Worlds in a directory: written command by command, shared, checked, never overwritten. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkpointEvery } from '#kernel/index.ts';
import { directoryStore } from './directory-store.ts';
import type { DirectoryOptions, DirectoryStore } from './directory-store.ts';
import { NotKept, OutOfStep, WorldDoesNotFit, WorldIsGone } from './store.ts';
import type { WorldStore } from './store.ts';
import { openHandle } from '../world-handle.ts';
import type { WorldHandle } from '../world-handle.ts';
import { placement } from '#test/placement.ts';

let directory: string;
const opened: DirectoryStore[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'worlds-'));
});
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  rmSync(directory, { recursive: true, force: true });
  vi.restoreAllMocks();
});

function storeOf(options: DirectoryOptions = { code: 'this' }): DirectoryStore {
  const store = directoryStore(directory, options);
  opened.push(store);
  return store;
}

const open = (store: WorldStore) => openHandle('w', 'funded', { store });
const buy = (handle: WorldHandle, clientOrderId: string) =>
  handle.exclusive((world) => void world.dispatch('orders/place', placement(clientOrderId)));
const ordersOf = (handle: WorldHandle) =>
  [...handle.latest().read().trading.orders.values()].map(({ clientOrderId }) => clientOrderId);
/** The file as other tools see it. */
function inFile<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(directory, 'worlds.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

describe('two holders of one directory', () => {
  test('act in turn, each after reading only what the other has added', async () => {
    const stores = [storeOf(), storeOf()];
    const loads = stores.map((store) => vi.spyOn(store, 'load'));
    const [one, two] = stores.map(open);
    if (one === undefined || two === undefined) throw new Error('two are open');
    for (const load of loads) load.mockClear();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => buy(index % 2 === 0 ? one : two, `intent-${index}`)),
    );
    expect(ordersOf(one)).toHaveLength(20);
    expect(two.latest().serialise()).toBe(one.latest().serialise());
    for (const load of loads) expect(load).not.toHaveBeenCalled();
  });

  test('that begin the same world at once have one', () => {
    const [first, second] = [storeOf(), storeOf()];
    const load = vi.spyOn(second, 'load').mockImplementationOnce(() => {
      open(first);
      return null;
    });
    open(second);
    expect(load).toHaveBeenCalledTimes(2);
    expect(second.load('w')?.generation).toBe(1);
  });

  test('see an undo, a reset and the end of it', async () => {
    const [one, two] = [open(storeOf()), open(storeOf())];
    await buy(one, 'first');
    await buy(two, 'second');
    await one.undo();
    expect(ordersOf(two)).toEqual(['first']);
    await two.reset('newcomer');
    expect(one.latest().opening.scenario).toBe('newcomer');
    opened[0]?.remove('w');
    expect(() => two.latest()).toThrow(WorldIsGone);
    await expect(buy(two, 'third')).rejects.toThrow(WorldIsGone);
    expect(opened[0]?.list()).toEqual([]);
  });

  test('cannot write where the other already has', () => {
    const [store, other] = [storeOf(), storeOf()];
    const handle = open(store);
    const command = { type: 'clock/pin', at: handle.now(), payload: {} };
    other.append('w', { generation: 1, length: 0 }, command);
    expect(() => store.append('w', { generation: 1, length: 0 }, command)).toThrow(OutOfStep);
    expect(() => store.cut('w', { generation: 1, length: 0 }, 0)).toThrow(OutOfStep);
    expect(store.loadSince('w', { generation: 1, length: 0 })).toEqual([command]);
    expect(store.loadSince('w', { generation: 2, length: 0 })).toBeNull();
  });
});

describe('what cannot be kept', () => {
  test('has not happened, is no part of the world, and goes once there is room', async () => {
    const store = storeOf({ code: 'this', largestBytes: 40_960 });
    const handle = open(store);
    const done: string[] = [];
    let refusal: unknown;
    for (let index = 0; refusal === undefined; index += 1) {
      const id = `intent-${index}`;
      await buy(handle, id).then(
        () => done.push(id),
        (error: unknown) => (refusal = error),
      );
    }
    expect(refusal).toBeInstanceOf(NotKept);
    expect(done.length).toBeGreaterThan(20);
    expect(ordersOf(handle)).toEqual(done);
    await expect(buy(handle, 'another')).rejects.toThrow(NotKept);
    expect(ordersOf(open(storeOf()))).toEqual(done);
    inFile((database) => database.exec(`PRAGMA wal_checkpoint(TRUNCATE)`));
    await handle.undo(10);
    await buy(handle, 'in the room that is free');
    expect(ordersOf(handle)).toHaveLength(done.length - 10 + 1);
  });

  test('at the end of a turn is undone as a whole, before anybody can read it', async () => {
    const store = storeOf();
    const handle = open(store);
    await buy(handle, 'kept');
    const before = handle.world.serialise();
    const seen: string[] = [];
    const full: WorldStore = {
      ...store,
      exclusive: (id, work, onLost) =>
        store.exclusive(
          id,
          () => {
            work();
            throw new NotKept(new Error('disk full'));
          },
          () => {
            onLost();
            seen.push(failing.world.serialise());
          },
        ),
    };
    const failing = open(full);
    const twice = failing.exclusive((world) => {
      world.dispatch('orders/place', placement('one'));
      world.dispatch('orders/place', placement('two'));
    });
    await expect(twice).rejects.toThrow('disk full');
    expect(seen).toEqual([before]);
    expect(store.load('w')?.log).toHaveLength(1);
  });

  test('does not take with it what a refusal has recorded before', async () => {
    const handle = open(storeOf());
    const action = handle.exclusive((world) => {
      world.dispatch('orders/place', placement('kept'));
      world.dispatch('orders/cancel', { userId: 'demo', orderId: 'none' });
    });
    await expect(action).rejects.toThrow();
    expect(ordersOf(open(storeOf()))).toEqual(['kept']);
  });
});

describe('a log with a command that does not fit', () => {
  test('is kept as it is, and said, however often it is opened', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await buy(open(storeOf()), 'one');
    inFile((database) => database.exec("UPDATE commands SET type = 'orders/teleport'"));
    expect(() => open(storeOf())).toThrow(WorldDoesNotFit);
    expect(() => openHandle('w', null, { store: storeOf() })).toThrow(
      /command 1 of its log, "orders\/teleport"/,
    );
    expect(said).toHaveBeenCalledWith(expect.stringContaining('orders/teleport'));
    expect(inFile((database) => database.prepare('SELECT type FROM commands').all())).toMatchObject([
      { type: 'orders/teleport' },
    ]);
  });

  test('stops a holder where it comes from another, until it is gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const handle = open(storeOf());
    await buy(handle, 'one');
    inFile((database) =>
      database.exec(`INSERT INTO commands VALUES ('w', 1, 'orders/teleport', ${handle.now()}, '{}');
        UPDATE worlds SET length = 2`),
    );
    expect(() => handle.latest()).toThrow(WorldDoesNotFit);
    await expect(buy(handle, 'two')).rejects.toThrow(WorldDoesNotFit);
    expect(handle.problem).toMatch(/teleport/);
    inFile((database) =>
      database.exec('DELETE FROM commands WHERE number = 1; UPDATE worlds SET length = 1'),
    );
    expect(ordersOf(handle)).toEqual(['one']);
    expect(handle.problem).toBeNull();
  });
});

describe('a checkpoint', () => {
  async function longWorld(): Promise<WorldHandle> {
    const handle = open(storeOf());
    await handle.exclusive((world) => {
      for (let index = 0; index < checkpointEvery + 5; index += 1) {
        const type = index % 2 === 0 ? 'watchlist/add' : 'watchlist/remove';
        const payload = { key: 'US:KO', source: 0, ...(index % 2 === 0 && { classify: 'UsStock' }) };
        world.dispatch(index < 5 ? 'orders/place' : type, {
          userId: 'demo',
          ...(index < 5 ? placement(`intent-${index}`) : payload),
        });
      }
    });
    return handle;
  }

  test('is kept, used, and makes the world that its log makes', async () => {
    const text = (await longWorld()).world.serialise();
    const saved = storeOf().load('w');
    expect(saved?.checkpoint?.length).toBe(checkpointEvery);
    expect(open(storeOf()).world.serialise()).toBe(text);
    inFile((database) => database.exec('DELETE FROM checkpoints'));
    expect(open(storeOf()).world.serialise()).toBe(text);
  });

  test('of other code, or of a history that is no more, is not used', async () => {
    const handle = await longWorld();
    expect(storeOf({ code: 'other' }).load('w')?.checkpoint).toBeNull();
    await handle.undo(10);
    expect(storeOf().load('w')?.checkpoint).toBeNull();
    await handle.reset();
    expect(storeOf().load('w')?.checkpoint).toBeNull();
  });

  test('that cannot be kept costs time at the next opening, nothing else', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    inFile(() => {});
    const store = storeOf();
    const failing: WorldStore = {
      ...store,
      saveCheckpoint: () => {
        throw new NotKept(new Error('disk full'));
      },
    };
    const handle = open(failing);
    await handle.exclusive((world) => {
      for (let index = 0; index < checkpointEvery; index += 1) world.dispatch('clock/advance', { byMs: 1 });
    });
    expect(handle.world.log).toHaveLength(checkpointEvery);
    expect(said).toHaveBeenCalledOnce();
    expect(open(storeOf()).world.serialise()).toBe(handle.world.serialise());
  });
});

describe('a directory of before', () => {
  const at = Date.parse('2026-11-18T15:30:00Z');
  const log = [{ type: 'orders/place', at, payload: placement('old') }];
  const snapshot = { version: 1, scenario: 'funded', seed: 'meridian', startTime: at, now: at, log };

  test('is taken over once, and its files stay beside', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const text = JSON.stringify({ generation: 3, snapshot });
    writeFileSync(join(directory, 'w.world.json'), text);
    writeFileSync(join(directory, 'copy of w.world.json'), text);
    writeFileSync(join(directory, 'torn.world.json'), '{"generation":1,"snap');
    const store = storeOf();
    expect(store.list()).toEqual(['w']);
    expect(store.load('w')).toMatchObject({ generation: 3, log });
    expect(ordersOf(open(store))).toEqual(['old']);
    expect(readFileSync(join(directory, 'w.world.json.imported'), 'utf8')).toBe(text);
    expect(existsSync(join(directory, 'w.world.json'))).toBe(false);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('w.world.json.imported'));
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('torn.world.json'));
    store.remove('w');
    expect(storeOf().list()).toEqual([]);
    expect(readdirSync(directory)).toEqual(
      expect.arrayContaining(['torn.world.json', 'copy of w.world.json']),
    );
  });

  test('does not undo what was done after a take-over that was cut short', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await buy(open(storeOf()), 'new');
    writeFileSync(join(directory, 'w.world.json'), JSON.stringify({ generation: 3, snapshot }));
    expect(ordersOf(open(storeOf()))).toEqual(['new']);
  });
});
