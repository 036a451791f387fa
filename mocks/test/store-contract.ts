/**
 * What every store of worlds does, as cases that need no test runner: they are run in Node, and inside the engine whose SQLite
 * a store writes to.
 */
import fc from 'fast-check';
import { checkpointEvery } from '#kernel/index.ts';
import type { Command } from '#kernel/index.ts';
import { NotKept, OutOfStep } from '#hosts/store/store.ts';
import type { SavedWorld, WorldStore } from '#hosts/store/store.ts';
import { openHandle } from '#hosts/world-handle.ts';
import { placement } from './placement.ts';

/** A place where worlds are kept. */
interface Kept {
  /** One more holder of what is there. */
  open(): WorldStore;
  /** Whether checkpoints are kept. */
  readonly keepsCheckpoints: boolean;
}

const startTime = Date.parse('2026-11-18T15:30:00Z');
const opening: SavedWorld['opening'] = { scenario: 'funded', seed: 'seed', startTime };

const commandAt = (number: number): Command => ({
  type: 'clock/advance',
  at: startTime + number,
  payload: { byMs: number, text: 'Grüße 你好 "\'\\' },
});
const commands = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => commandAt(from + index));
const history = (generation: number, count: number): SavedWorld => ({
  generation,
  opening,
  log: commands(count),
  checkpoint: null,
});

function same(actual: unknown, expected: unknown): void {
  const [one, other] = [actual, expected].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${one} is not ${other}`);
}

function refuses(work: () => unknown, kind: typeof OutOfStep): void {
  try {
    work();
  } catch (error) {
    if (error instanceof kind) return;
    throw error;
  }
  throw new Error(`it was not refused as ${kind.name}`);
}

/** As a store has it: nothing of a history but what is in the contract. */
const told = (saved: SavedWorld | null) =>
  saved && { generation: saved.generation, opening: saved.opening, log: saved.log };

type Case = (kept: Kept) => void | Promise<void>;

const nothingKept: Case = ({ open }) => {
  const store = open();
  same([store.load('w'), store.list()], [null, []]);
  same(store.loadSince('w', { generation: 1, length: 0 }), null);
  refuses(() => store.append('w', { generation: 1, length: 0 }, commandAt(0)), OutOfStep);
  store.remove('w');
  same(store.list(), []);
};

const grows: Case = ({ open }) => {
  const store = open();
  store.begin('w', history(1, 2), null);
  for (let length = 2; length < 130; length += 1)
    store.append('w', { generation: 1, length }, commandAt(length));
  for (const one of [store, open()]) {
    same(told(one.load('w')), told(history(1, 130)));
    same(one.loadSince('w', { generation: 1, length: 100 }), commands(30, 100));
    same(one.loadSince('w', { generation: 1, length: 130 }), []);
    same(one.loadSince('w', { generation: 2, length: 130 }), null);
    same(one.list(), ['w']);
  }
};

const outOfStep: Case = ({ open }) => {
  const store = open();
  store.begin('w', history(1, 3), null);
  const before = told(store.load('w'));
  refuses(() => store.begin('w', history(2, 0), null), OutOfStep);
  refuses(() => store.begin('w', history(3, 0), 2), OutOfStep);
  refuses(() => store.append('w', { generation: 1, length: 2 }, commandAt(2)), OutOfStep);
  refuses(() => store.append('w', { generation: 2, length: 3 }, commandAt(3)), OutOfStep);
  refuses(() => store.cut('w', { generation: 2, length: 3 }, 1), OutOfStep);
  same(told(store.load('w')), before);
};

const cuts: Case = ({ open }) => {
  const store = open();
  store.begin('w', history(1, 60), null);
  store.cut('w', { generation: 1, length: 60 }, 2);
  same(told(open().load('w')), told(history(2, 2)));
  same(store.loadSince('w', { generation: 1, length: 60 }), null);
  store.append('w', { generation: 2, length: 2 }, commandAt(2));
  same(told(store.load('w')), told(history(2, 3)));
  store.begin('w', { ...history(3, 1), opening: { ...opening, scenario: 'trader' } }, 2);
  same(store.load('w')?.opening.scenario, 'trader');
  same(store.load('w')?.log, commands(1));
};

const apart: Case = async ({ open }) => {
  const store = open();
  const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);
  for (const id of ['a', 'b']) {
    store.begin(id, history(1, 3), null);
    await store.blobs.keep(id, 'f'.repeat(64), bytes);
  }
  await store.blobs.keep('a', 'e'.repeat(64), new Uint8Array());
  store.remove('a');
  same(store.list(), ['b']);
  same(told(store.load('b')), told(history(1, 3)));
  same(await store.blobs.find('a', 'f'.repeat(64)), null);
};

const checkpoints: Case = ({ open, keepsCheckpoints }) => {
  const store = open();
  const state = { some: new Map([['key', 5]]) };
  const checkpoint = {
    length: 4,
    clock: { mode: 'pinned', at: startTime } as const,
    livedUntil: startTime,
    state: store.codec.encode(state),
  };
  const lengthOf = () => open().load('w')?.checkpoint?.length ?? null;
  store.begin('w', history(1, 10), null);
  store.saveCheckpoint('w', 1, checkpoint);
  const kept = keepsCheckpoints ? 4 : null;
  same(lengthOf(), kept);
  const found = open().load('w')?.checkpoint;
  if (found) same([...(store.codec.decode(found.state) as typeof state).some], [['key', 5]]);
  store.cut('w', { generation: 1, length: 10 }, 6);
  same(lengthOf(), kept);
  store.cut('w', { generation: 2, length: 6 }, 3);
  same(lengthOf(), null);
  store.saveCheckpoint('w', 3, { ...checkpoint, length: 2 });
  store.begin('w', history(4, 10), 3);
  same(lengthOf(), null);
};

const turns: Case = async ({ open }) => {
  const store = open();
  store.begin('w', history(1, 0), null);
  const place = (length: number) => ({ generation: 1, length });
  same(
    await store.exclusive(
      'w',
      () => (store.append('w', place(0), commandAt(0)), 'answer'),
      () => {},
    ),
    'answer',
  );
  let lost = 0;
  const failing = (error: Error) =>
    store
      .exclusive(
        'w',
        () => {
          const { length } = store.load('w')?.log ?? [];
          store.append('w', place(length ?? 0), commandAt(length ?? 0));
          throw error;
        },
        () => (lost += 1),
      )
      .then(
        () => 'nothing',
        (thrown: unknown) => thrown === error,
      );
  same([await failing(new Error('a refusal')), lost], [true, 0]);
  same(store.load('w')?.log.length, 2);
  if (!store.isBinding) return;
  same([await failing(new NotKept('a full disk')), lost], [true, 1]);
  same(told(store.load('w')), told(history(1, 2)));
  // The next turn begins as if that one had not been.
  store.append('w', place(2), commandAt(2));
  same(told(open().load('w')), told(history(1, 3)));
};

/** Any way through the life of two worlds leaves what a list in memory has. */
const anyWay: Case = ({ open }) => {
  const operation = fc.record({
    what: fc.constantFrom('append', 'append', 'append', 'cut', 'begin', 'remove', 'reopen'),
    world: fc.constantFrom('a', 'b'),
    count: fc.nat(70),
  });
  let run = 0;
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
      run += 1;
      const model = new Map<string, { generation: number; log: readonly Command[] }>();
      let store = open();
      for (const { what, world, count } of operations) {
        const id = `${world}-${run}`;
        const known = model.get(id);
        if (what === 'reopen') store = open();
        else if (what === 'begin' || known === undefined) {
          const generation = (known?.generation ?? 0) + 1;
          store.begin(id, history(generation, count), known?.generation ?? null);
          model.set(id, { generation, log: commands(count) });
        } else if (what === 'remove') {
          store.remove(id);
          model.delete(id);
        } else if (what === 'cut') {
          const length = Math.min(count, known.log.length);
          store.cut(id, { generation: known.generation, length: known.log.length }, length);
          model.set(id, { generation: known.generation + 1, log: known.log.slice(0, length) });
        } else {
          const { generation, log } = known;
          const command = commandAt(log.length);
          store.append(id, { generation, length: log.length }, command);
          model.set(id, { generation, log: [...log, command] });
        }
        const expected = model.get(id);
        same(
          told(store.load(id)),
          expected === undefined ? null : { generation: expected.generation, opening, log: expected.log },
        );
      }
      for (const world of ['a', 'b']) store.remove(`${world}-${run}`);
    }),
    { numRuns: 25 },
  );
};

const wholeWorld: Case = async ({ open }) => {
  const handle = openHandle('w', 'funded', { store: open() });
  for (let index = 0; index < 5; index += 1)
    await handle.exclusive((world) => void world.dispatch('orders/place', placement(`intent-${index}`)));
  await handle.advance(3_600_000);
  await handle.undo(2);
  await handle.applyFact('halt', { code: 'AAPL' });
  same(openHandle('w', null, { store: open() }).world.serialise(), handle.world.serialise());
};

const longWorld: Case = async ({ open, keepsCheckpoints }) => {
  if (!keepsCheckpoints) return;
  const handle = openHandle('w', 'visitor', { store: open() });
  await handle.exclusive((world) => {
    for (let index = 0; index < checkpointEvery + 1; index += 1) world.dispatch('clock/advance', { byMs: 1 });
  });
  same(openHandle('w', null, { store: open() }).world.serialise(), handle.world.serialise());
};

export const storeContract: ReadonlyMap<string, Case> = new Map(
  Object.entries({
    'has nothing of a world that was never kept': nothingKept,
    'keeps a history that grows, command by command': grows,
    'takes nothing from a holder that is out of step, and is as it was': outOfStep,
    'takes commands back, and histories in place of others': cuts,
    'keeps worlds and their files apart': apart,
    'uses a checkpoint for its own history only': checkpoints,
    'keeps a turn whole, or not at all': turns,
    'agrees with a list in memory, whatever is done': anyWay,
    'brings the same world back': wholeWorld,
    'brings a long world back': longWorld,
  }),
);
