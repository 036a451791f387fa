/**
 * Time is an agenda: everything that happens by itself is a process, and one loop takes what is due first. Instants are
 * found from the state alone, never from where the clock happened to stop, so splitting the way does not matter.
 */

/** One thing that a process waits for: an order's fill, a customer's review. */
export interface Occurrence {
  /** Which it is within its process. */
  readonly id: string;
  /**
   * Whatever its instant follows from, as text: what was found holds until this changes. It changes, or the occurrence
   * is gone, as soon as it has happened.
   */
  readonly dependsOn: string;
  /** The first instant from `fromMs` to `toMs`, both included, at which it is due. World ms. Changes nothing. */
  readonly nextDue: (fromMs: number, toMs: number) => number | undefined;
  /** Makes it happen, dated `at`. */
  happen(at: number): void;
}

/** A kind of thing that happens by itself. Holds nothing: all it knows is in the state. */
export interface Process<State> {
  /** Its name in the panel and in reports, such as `stopOut`. */
  readonly name: string;
  /** What it waits for now; of what is due at one instant, the first comes first. */
  pending(state: State): Iterable<Occurrence>;
  /** The same by key. Without it, all of it is looked through every time. */
  readonly byKey?: ByKey<State>;
}

/**
 * What waits belongs to keys, such as orders to instruments: of thousands, only those keys are looked through again for which
 * something has changed, or something of this process has happened. Of what is due at one instant, the least key comes first.
 */
interface ByKey<State, Key extends string = string> {
  keys(state: State): Keys<Key>;
  /** None for a key that is there no more. */
  pending(state: State, key: Key): Iterable<Occurrence>;
}

interface Keys<Key extends string> {
  /** All there are now. */
  all(): Iterable<Key>;
  /** Rises whenever something may have changed that what waits follows from. */
  readonly mark: number;
  /** Keys for which something may have changed since; undefined where it may have for any. */
  changedSince(mark: number): Iterable<Key> | undefined;
}

/** A process whose occurrences belong to keys. */
export function keyed<State, Key extends string>(name: string, byKey: ByKey<State, Key>): Process<State> {
  return {
    name,
    byKey,
    *pending(state) {
      for (const key of [...byKey.keys(state).all()].toSorted()) yield* byKey.pending(state, key);
    },
  };
}

/** What happens next, and when. World ms. */
export interface AgendaEvent {
  readonly process: string;
  readonly id: string;
  readonly at: number;
}

interface Due extends Next {
  readonly process: string;
  /** What is known of its process. */
  readonly outlook: Outlook;
}

/**
 * Instants that were found, by occurrence. Kept for one way through time: beyond its end nothing is known. What was not pending
 * for a while is looked for again, since its instant may have passed meanwhile.
 */
interface Seen {
  round: number;
  readonly found: Map<string, Found>;
}

/** What is known of a process: all of it, or each key as it was last looked through. */
interface Outlook {
  readonly whole: Seen;
  readonly keys: Map<string, Seen>;
  /** The first of each key of which anything is due. */
  readonly due: Map<string, Next>;
  /** Of the keys as they were last looked through. */
  mark: number | undefined;
  /** The key that comes first. */
  first: string | undefined;
  /** The key of which something has happened since. */
  happened: string | undefined;
}

interface Next {
  readonly occurrence: Occurrence;
  readonly at: number;
}

interface Found {
  readonly dependsOn: string;
  readonly at: number | undefined;
  seenInRound: number;
}

/**
 * Lives from `fromMs` (already lived) up to and including `toMs`. What is due at one instant happens in the order of
 * the processes.
 * @param aheadMs how far beyond `toMs` to look for what happens next
 * @returns until when nothing happens without a command: at most `aheadMs`
 * @throws Error for an occurrence that stays due after it has happened.
 */
export function liveThrough<State>(
  state: State,
  processes: readonly Process<State>[],
  fromMs: number,
  toMs: number,
  aheadMs: number = toMs,
): number {
  const outlooks = processes.map(newOutlook);
  let last: Due | undefined;
  for (;;) {
    const next = earliest(state, processes, outlooks, last?.at ?? fromMs, aheadMs);
    if (next === undefined) return aheadMs;
    if (next.at > toMs) return next.at - 1;
    if (last !== undefined && isSame(last, next)) {
      throw new Error(`process "${next.process}": "${next.occurrence.id}" stays due after it has happened`);
    }
    next.occurrence.happen(next.at);
    next.outlook.happened = next.outlook.first;
    last = next;
  }
}

const nothingSeen = (): Seen => ({ round: 0, found: new Map() });

const newOutlook = (): Outlook => ({
  whole: nothingSeen(),
  keys: new Map(),
  due: new Map(),
  mark: undefined,
  first: undefined,
  happened: undefined,
});

function earliest<State>(
  state: State,
  processes: readonly Process<State>[],
  outlooks: readonly Outlook[],
  fromMs: number,
  toMs: number,
): Due | undefined {
  let best: Due | undefined;
  processes.forEach((process, index) => {
    const outlook = outlooks[index] ?? newOutlook();
    const next =
      process.byKey === undefined
        ? firstOf(outlook.whole, process.pending(state), fromMs, toMs)
        : firstOfKeys(outlook, state, process.byKey, fromMs, toMs);
    if (next !== undefined && (best === undefined || next.at < best.at))
      best = { process: process.name, ...next, outlook };
  });
  return best;
}

/** The first of all keys. Only those are looked through for which something has changed. */
function firstOfKeys<State>(
  outlook: Outlook,
  state: State,
  byKey: ByKey<State>,
  fromMs: number,
  toMs: number,
): Next | undefined {
  const keys = byKey.keys(state);
  const changed = outlook.mark === undefined ? undefined : keys.changedSince(outlook.mark);
  if (changed === undefined) {
    outlook.keys.clear();
    outlook.due.clear();
    outlook.first = undefined;
  }
  const again = new Set(changed ?? keys.all());
  if (outlook.happened !== undefined) again.add(outlook.happened);
  outlook.mark = keys.mark;
  outlook.happened = undefined;
  for (const key of again) {
    const seen = outlook.keys.get(key) ?? nothingSeen();
    outlook.keys.set(key, seen);
    const next = firstOf(seen, byKey.pending(state, key), fromMs, toMs);
    if (next === undefined) outlook.due.delete(key);
    else outlook.due.set(key, next);
  }
  // Where the first one has changed, any may come first; else it or one that has changed.
  const isAnyFirst = outlook.first !== undefined && again.has(outlook.first);
  if (isAnyFirst) outlook.first = undefined;
  for (const key of isAnyFirst ? outlook.due.keys() : again) considerKey(outlook, key);
  return outlook.first === undefined ? undefined : outlook.due.get(outlook.first);
}

function considerKey(outlook: Outlook, key: string): void {
  const { first, due } = outlook;
  const at = due.get(key)?.at;
  if (at === undefined) return;
  const firstAt = first === undefined ? undefined : due.get(first)?.at;
  if (first === undefined || firstAt === undefined || at < firstAt || (at === firstAt && key < first))
    outlook.first = key;
}

/** The first of what is pending, as far as any of it is due. */
function firstOf(
  outlook: Seen,
  pending: Iterable<Occurrence>,
  fromMs: number,
  toMs: number,
): Next | undefined {
  let best: Next | undefined;
  outlook.round += 1;
  for (const occurrence of pending) {
    const { at } = foundIn(outlook, occurrence, fromMs, toMs);
    if (at !== undefined && (best === undefined || at < best.at)) best = { occurrence, at };
  }
  return best;
}

function foundIn(outlook: Seen, { id, dependsOn, nextDue }: Occurrence, fromMs: number, toMs: number): Found {
  const known = outlook.found.get(id);
  if (known?.dependsOn === dependsOn && known.seenInRound === outlook.round - 1) {
    known.seenInRound = outlook.round;
    return known;
  }
  const found = { dependsOn, at: nextDue(fromMs, toMs), seenInRound: outlook.round };
  outlook.found.set(id, found);
  return found;
}

function isSame(one: Due, other: Due): boolean {
  return (
    one.process === other.process &&
    one.at === other.at &&
    one.occurrence.id === other.occurrence.id &&
    one.occurrence.dependsOn === other.occurrence.dependsOn
  );
}

/** What happens first from `fromMs` to `toMs`, both included, without a command. Changes nothing. */
export function nextEvent<State>(
  state: State,
  processes: readonly Process<State>[],
  fromMs: number,
  toMs: number,
): AgendaEvent | undefined {
  let next: AgendaEvent | undefined;
  for (const process of processes) {
    for (const { id, nextDue } of process.pending(state)) {
      // Of one instant the first comes first, so only what is earlier is looked for.
      const latest = next === undefined ? toMs : next.at - 1;
      const at = latest < fromMs ? undefined : nextDue(fromMs, latest);
      if (at !== undefined) next = { process: process.name, id, at };
    }
  }
  return next;
}

/** The next instant of what has a date: the date, or at once where it has passed. */
export function dueAt(instant: number, fromMs: number, toMs: number): number | undefined {
  return instant <= toMs ? Math.max(instant, fromMs) : undefined;
}
