/**
 * Which orders wait and which positions are open, by instrument, so that of thousands only those of one instrument are
 * looked through. It follows from the state and is no part of it: made when it is first asked for, kept up with each change.
 */
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

interface TradingIndex {
  readonly waiting: Map<InstrumentKey, Set<string>>;
  readonly positions: Map<InstrumentKey, Set<string>>;
  readonly revisions: Map<InstrumentKey, number>;
  /** How many ids are in it: it is made again where the state has others. */
  waitingCount: number;
  positionCount: number;
  /** Changes as positions are opened and closed. */
  held: number;
  /** Changes as an instrument is held or ordered for the first time, or no more. */
  keys: number;
}

const indices = new WeakMap<Looked, TradingIndex>();

function indexOf(trading: Looked): TradingIndex {
  const known = indices.get(trading);
  const isWhole =
    known?.waitingCount === trading.waiting.size && known.positionCount === trading.positions.size;
  if (known !== undefined && isWhole) return known;
  const made: TradingIndex = {
    waiting: new Map(),
    positions: new Map(),
    revisions: new Map(),
    waitingCount: 0,
    positionCount: 0,
    held: (known?.held ?? 0) + 1,
    keys: (known?.keys ?? 0) + 1,
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
  for (const [key, revision] of known?.revisions ?? []) made.revisions.set(key, revision + 1);
  indices.set(trading, made);
  return made;
}

/** @returns whether it is the first of its instrument */
function enter(ids: Map<InstrumentKey, Set<string>>, key: InstrumentKey, id: string): boolean {
  const own = ids.get(key);
  if (own === undefined) ids.set(key, new Set([id]));
  else own.add(id);
  return own === undefined;
}

/** @returns whether it was the last of its instrument */
function leave(ids: Map<InstrumentKey, Set<string>>, key: InstrumentKey, id: string): boolean {
  const own = ids.get(key);
  own?.delete(id);
  return own?.size === 0 && ids.delete(key);
}

/** Says that an order or a position of an instrument has changed: what it waits for is looked for again. */
export function touch(trading: Looked, key: InstrumentKey): void {
  const { revisions } = indexOf(trading);
  revisions.set(key, (revisions.get(key) ?? 0) + 1);
}

/** An order waits from now on, or no more. */
export function setWaiting(trading: Looked, { id, key }: Listed, isWaiting: boolean): void {
  const index = indexOf(trading);
  if (trading.waiting.has(id) !== isWaiting) {
    if (isWaiting) {
      trading.waiting.add(id);
      if (enter(index.waiting, key, id)) index.keys += 1;
      index.waitingCount += 1;
    } else {
      trading.waiting.delete(id);
      if (leave(index.waiting, key, id)) index.keys += 1;
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
      if (enter(index.positions, position.key, position.id)) index.keys += 1;
      index.positionCount += 1;
    } else {
      trading.positions.delete(position.id);
      if (leave(index.positions, position.key, position.id)) index.keys += 1;
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
/** By instrument: changes with every order and position of it. As long as nothing has happened, one look-up of the index is enough. */
export function revisionsOf(trading: Looked): (key: InstrumentKey) => number {
  const { revisions } = indexOf(trading);
  return (key) => revisions.get(key) ?? 0;
}
/** Changes as positions are opened and closed, whichever they are. */
export const heldRevision = (trading: Looked): number => indexOf(trading).held;
/** Changes as an instrument is held or ordered for the first time, or no more. */
export const keysRevision = (trading: Looked): number => indexOf(trading).keys;
