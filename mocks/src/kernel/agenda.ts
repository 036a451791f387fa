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
}

/** What happens next, and when. World ms. */
export interface AgendaEvent {
  readonly process: string;
  readonly id: string;
  readonly at: number;
}

interface Due {
  readonly process: string;
  readonly occurrence: Occurrence;
  readonly at: number;
}

/**
 * Instants that were found, by occurrence. Kept for one way through time: beyond its end nothing is known. What was not pending
 * for a while is looked for again, since its instant may have passed meanwhile.
 */
interface Outlook {
  round: number;
  readonly found: Map<string, Found>;
}

interface Found {
  readonly dependsOn: string;
  readonly at: number | undefined;
  seenInRound: number;
}

/**
 * Lives from `fromMs` (already lived) up to and including `toMs`. What is due at one instant happens in the order of
 * the processes.
 * @throws Error for an occurrence that stays due after it has happened.
 */
export function liveThrough<State>(
  state: State,
  processes: readonly Process<State>[],
  fromMs: number,
  toMs: number,
): void {
  const outlooks = processes.map((): Outlook => ({ round: 0, found: new Map() }));
  let last: Due | undefined;
  for (;;) {
    const next = earliest(state, processes, outlooks, last?.at ?? fromMs, toMs);
    if (next === undefined) return;
    if (last !== undefined && isSame(last, next)) {
      throw new Error(`process "${next.process}": "${next.occurrence.id}" stays due after it has happened`);
    }
    next.occurrence.happen(next.at);
    last = next;
  }
}

function earliest<State>(
  state: State,
  processes: readonly Process<State>[],
  outlooks: readonly Outlook[],
  fromMs: number,
  toMs: number,
): Due | undefined {
  let best: Due | undefined;
  processes.forEach((process, index) => {
    const outlook = outlooks[index] ?? { round: 0, found: new Map() };
    outlook.round += 1;
    for (const occurrence of process.pending(state)) {
      const { at } = foundIn(outlook, occurrence, fromMs, toMs);
      if (at !== undefined && (best === undefined || at < best.at))
        best = { process: process.name, occurrence, at };
    }
  });
  return best;
}

function foundIn(
  outlook: Outlook,
  { id, dependsOn, nextDue }: Occurrence,
  fromMs: number,
  toMs: number,
): Found {
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
