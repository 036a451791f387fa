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
  /**
   * The same in groups that change one at a time, such as the orders of each instrument: of thousands, only the group in which
   * something has happened is looked through again. Without it, all of it is looked through every time.
   */
  groups?(state: State): Iterable<Group>;
}

/** A part of what a process waits for. */
export interface Group {
  readonly id: string;
  /** Differs whenever something else than what happens in this group may have changed what is pending in it. */
  readonly revision: string | number;
  pending(): Iterable<Occurrence>;
}

/** A process whose occurrences come in groups. */
export function grouped<State>(name: string, groups: (state: State) => Iterable<Group>): Process<State> {
  return {
    name,
    groups,
    *pending(state) {
      for (const group of groups(state)) yield* group.pending();
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
  /** Looked through again once it has happened. */
  readonly seenIn: { revision: Group['revision'] | null } | null;
}

/**
 * Instants that were found, by occurrence. Kept for one way through time: beyond its end nothing is known. What was not pending
 * for a while is looked for again, since its instant may have passed meanwhile.
 */
interface Seen {
  round: number;
  readonly found: Map<string, Found>;
}

interface Outlook extends Seen {
  /** Of what the process says in groups: each as it was last looked through. */
  readonly groups: Map<string, Seen & { revision: Group['revision'] | null; next: Next | undefined }>;
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
    if (next.seenIn !== null) next.seenIn.revision = null;
    last = next;
  }
}

const newOutlook = (): Outlook => ({ round: 0, found: new Map(), groups: new Map() });

function earliest<State>(
  state: State,
  processes: readonly Process<State>[],
  outlooks: readonly Outlook[],
  fromMs: number,
  toMs: number,
): Due | undefined {
  let best: Due | undefined;
  processes.forEach((process, index) => {
    const outlook: Outlook = outlooks[index] ?? newOutlook();
    const consider = (next: Next | undefined, seenIn: Due['seenIn']) => {
      if (next !== undefined && (best === undefined || next.at < best.at))
        best = { process: process.name, ...next, seenIn };
    };
    if (process.groups === undefined) {
      consider(firstOf(outlook, process.pending(state), fromMs, toMs), null);
      return;
    }
    for (const { id, revision, pending } of process.groups(state)) {
      const known = outlook.groups.get(id) ?? { round: 0, found: new Map(), revision: null, next: undefined };
      if (known.revision !== revision) {
        known.next = firstOf(known, pending(), fromMs, toMs);
        known.revision = revision;
        outlook.groups.set(id, known);
      }
      consider(known.next, known);
    }
  });
  return best;
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
