/**
 * Which orders wait and which positions are open, by instrument, so that of thousands only those of one instrument are
 * looked through. It follows from the state and is no part of it: made when it is first asked for, kept up with each change.
 */
import { keyed } from '#kernel/index.ts';
import type { Occurrence, Process } from '#kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';

/** Something of one instrument. */
interface Listed {
  readonly id: string;
  readonly key: InstrumentKey;
}

/** What of the state of trading is indexed. */
interface Indexed<P extends Listed = Listed> {
  readonly orders: ReadonlyMap<string, Listed>;
  readonly waiting: Set<string>;
  readonly positions: Map<string, P>;
}
type Looked = Pick<Indexed, 'orders' | 'waiting'> & { readonly positions: ReadonlyMap<string, Listed> };

interface Trading {
  readonly trading: Looked;
}

interface TradingIndex {
  readonly waiting: Map<InstrumentKey, Set<string>>;
  readonly positions: Map<InstrumentKey, Set<string>>;
  /** Instruments of which an order or a position has changed, each as it did. */
  readonly changes: InstrumentKey[];
  /** How many changes came before those. */
  readonly forgotten: number;
  /** How many ids are in it: it is made again where the state has others. */
  waitingCount: number;
  positionCount: number;
  /** Changes as positions are opened and closed. */
  held: number;
}

/** More changes than this are forgotten: whoever has not read them looks at everything. */
const mostChanges = 10_000;

const indices = new WeakMap<Looked, TradingIndex>();

function indexOf(trading: Looked): TradingIndex {
  const known = indices.get(trading);
  const isWhole =
    known?.waitingCount === trading.waiting.size && known.positionCount === trading.positions.size;
  if (known !== undefined && isWhole && known.changes.length < mostChanges) return known;
  const made: TradingIndex = {
    waiting: new Map(),
    positions: new Map(),
    changes: [],
    forgotten: known === undefined ? 0 : known.forgotten + known.changes.length + 1,
    waitingCount: 0,
    positionCount: 0,
    held: (known?.held ?? 0) + 1,
  };
  for (const id of trading.waiting) {
    const order = trading.orders.get(id);
    if (order !== undefined) enter(made.waiting, order.key, id);
    made.waitingCount += 1;
  }
  for (const { key, id } of trading.positions.values()) {
    enter(made.positions, key, id);
    made.positionCount += 1;
  }
  indices.set(trading, made);
  return made;
}

function enter(ids: Map<InstrumentKey, Set<string>>, key: InstrumentKey, id: string): void {
  const own = ids.get(key);
  if (own === undefined) ids.set(key, new Set([id]));
  else own.add(id);
}

function leave(ids: Map<InstrumentKey, Set<string>>, key: InstrumentKey, id: string): void {
  const own = ids.get(key);
  own?.delete(id);
  if (own?.size === 0) ids.delete(key);
}

/** Says that an order or a position of an instrument has changed: what it waits for is looked for again. */
export function touch(trading: Looked, key: InstrumentKey): void {
  indexOf(trading).changes.push(key);
}

/** An order waits from now on, or no more. */
export function setWaiting(trading: Looked, { id, key }: Listed, isWaiting: boolean): void {
  const index = indexOf(trading);
  if (trading.waiting.has(id) !== isWaiting) {
    if (isWaiting) {
      trading.waiting.add(id);
      enter(index.waiting, key, id);
      index.waitingCount += 1;
    } else {
      trading.waiting.delete(id);
      leave(index.waiting, key, id);
      index.waitingCount -= 1;
    }
  }
  touch(trading, key);
}

/** A position is open from now on, or no more. */
export function setHeld<P extends Listed>(trading: Indexed<P>, position: P, isHeld: boolean): void {
  const index = indexOf(trading);
  if (trading.positions.has(position.id) !== isHeld) {
    if (isHeld) {
      trading.positions.set(position.id, position);
      enter(index.positions, position.key, position.id);
      index.positionCount += 1;
    } else {
      trading.positions.delete(position.id);
      leave(index.positions, position.key, position.id);
      index.positionCount -= 1;
    }
    index.held += 1;
  }
  touch(trading, position.key);
}

/** Instruments that something is held of. */
export const keysHeld = (trading: Looked): Iterable<InstrumentKey> => indexOf(trading).positions.keys();
/** Instruments that orders wait in. */
export const keysWaiting = (trading: Looked): Iterable<InstrumentKey> => indexOf(trading).waiting.keys();
/** Ids of the positions in an instrument, oldest first. */
export const idsHeld = (trading: Looked, key: InstrumentKey): Iterable<string> =>
  indexOf(trading).positions.get(key) ?? [];
/** Ids of the orders that wait in an instrument, oldest first. */
export const idsWaiting = (trading: Looked, key: InstrumentKey): Iterable<string> =>
  indexOf(trading).waiting.get(key) ?? [];

/**
 * A process that waits for something of each instrument: of thousands, only those are looked through again of which an order or a
 * position has changed.
 * @param keysOf instruments that there is something of now
 */
export function byInstrument<B extends Trading>(
  name: string,
  keysOf: (house: B) => Iterable<InstrumentKey>,
  pendingIn: (house: B, key: InstrumentKey) => Iterable<Occurrence>,
): Process<B> {
  return keyed(name, {
    keys: (house) => changesIn(indexOf(house.trading), () => keysOf(house)),
    pending: pendingIn,
  });
}

function changesIn({ changes, forgotten }: TradingIndex, all: () => Iterable<InstrumentKey>) {
  return {
    all,
    mark: forgotten + changes.length,
    changedSince: (mark: number) => (mark < forgotten ? undefined : changes.slice(mark - forgotten)),
  };
}

/** The same process, looked through again only when a position has been opened or closed, or something of it has happened. */
export function whileHeld<B extends Trading>({ name, pending }: Process<B>): Process<B> {
  return keyed(name, {
    keys({ trading }) {
      const mark = indexOf(trading).held;
      return { all: () => [name], mark, changedSince: (before) => (before === mark ? [] : [name]) };
    },
    pending,
  });
}
