/** Time of a session: nothing waits for the machine, and what is due happens in one order. */
export interface SimulatedTime {
  /** Milliseconds since the session began. */
  now(): number;
  /** Calls back later; the returned function takes it back. */
  after(delayMs: number, run: () => void): () => void;
  /** Lets time pass: what falls due happens one after the other, each followed by all that it sets off. */
  pass(byMs: number): Promise<void>;
}

interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Until every promise that can go on has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export function createTime(): SimulatedTime {
  const waiting = new Set<Due>();
  let nowMs = 0;
  let count = 0;

  function next(until: number): Due | undefined {
    let first: Due | undefined;
    for (const due of waiting) {
      if (due.at > until) continue;
      if (first === undefined || due.at < first.at || (due.at === first.at && due.order < first.order))
        first = due;
    }
    return first;
  }

  return {
    now: () => nowMs,
    after(delayMs, run) {
      const due = { at: nowMs + Math.max(0, delayMs), order: (count += 1), run };
      waiting.add(due);
      return () => void waiting.delete(due);
    },
    async pass(byMs) {
      const until = nowMs + byMs;
      for (let due = next(until); due !== undefined; due = next(until)) {
        waiting.delete(due);
        nowMs = Math.max(nowMs, due.at);
        due.run();
        await settled();
      }
      nowMs = until;
      await settled();
    },
  };
}
