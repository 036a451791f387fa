import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAt, keyed, liveThrough, nextEvent } from './agenda.ts';
import type { Process } from './agenda.ts';

/** Things with a date, and their outcome. */
interface Diary {
  readonly dates: Map<string, number>;
  readonly happened: string[];
}

const diaryOf = (dates: Record<string, number>): Diary => ({
  dates: new Map(Object.entries(dates)),
  happened: [],
});

/** A process over the dates whose name begins with a letter. `then` is what happening changes besides. */
function dated(letter: string, then: (diary: Diary) => void = () => {}) {
  const searches: string[] = [];
  const process: Process<Diary> = {
    name: letter,
    *pending(diary) {
      for (const [id, date] of diary.dates) {
        if (!id.startsWith(letter)) continue;
        yield {
          id,
          dependsOn: String(date),
          nextDue(fromMs, toMs) {
            searches.push(id);
            return dueAt(date, fromMs, toMs);
          },
          happen(at) {
            diary.dates.delete(id);
            diary.happened.push(`${id} at ${at}`);
            then(diary);
          },
        };
      }
    },
  };
  return { process, searches };
}

const [reviews, fills] = [dated('r').process, dated('f').process];

describe('living through time', () => {
  it('makes happen what is due up to and including its end, earliest first, and nothing after', () => {
    const diary = diaryOf({ r1: 30, f1: 10, r2: 20, f2: 31 });
    liveThrough(diary, [reviews, fills], 0, 30);
    expect(diary.happened).toEqual(['f1 at 10', 'r2 at 20', 'r1 at 30']);
    expect([...diary.dates.keys()]).toEqual(['f2']);
  });

  it('takes what is due at one instant in the order of the processes, then in that of each', () => {
    const inOrder = (processes: readonly Process<Diary>[]) => {
      const diary = diaryOf({ f2: 10, r1: 10, f1: 10, r2: 10 });
      liveThrough(diary, processes, 0, 10);
      return diary.happened.map((text) => text.slice(0, 2)).join(' ');
    };
    expect(inOrder([reviews, fills])).toBe('r1 r2 f2 f1');
    expect(inOrder([fills, reviews])).toBe('f2 f1 r1 r2');
  });

  it('makes happen on the way what happens because of something else, also at the same instant', () => {
    const diary = diaryOf({ r1: 10 });
    const { process } = dated('r', ({ dates }) => dates.set('f1', 10).set('f2', 15));
    liveThrough(diary, [fills, process], 0, 20);
    expect(diary.happened).toEqual(['r1 at 10', 'f1 at 10', 'f2 at 15']);
  });

  it('dates what should have happened before with the instant it begins at', () => {
    const diary = diaryOf({ r1: 3 });
    liveThrough(diary, [reviews], 10, 20);
    expect(diary.happened).toEqual(['r1 at 10']);
  });

  it('looks for an instant once, and again only when what it depends on has changed', () => {
    const diary = diaryOf({ r1: 10, r2: 20, r3: 99, r4: 40 });
    const { process, searches } = dated('r', ({ dates, happened }) => {
      if (happened.length === 1) dates.set('r4', 15);
    });
    liveThrough(diary, [process], 0, 50);
    expect(diary.happened).toEqual(['r1 at 10', 'r4 at 15', 'r2 at 20']);
    expect(searches).toEqual(['r1', 'r2', 'r3', 'r4', 'r4']);
  });

  it('says which process goes on for ever, instead of going on for ever', () => {
    const diary = diaryOf({ r1: 10 });
    const { process } = dated('r', ({ dates }) => dates.set('r1', 10));
    expect(() => liveThrough(diary, [process], 0, 20)).toThrow('process "r": "r1" stays due');
  });
});

/** Dates that belong to keys, which are the letters that their names begin with. What changes is noted as in a log that forgets. */
interface Ledger extends Diary {
  readonly changes: string[];
  forgotten: number;
}

const ledgerOf = (dates: Record<string, number>): Ledger => ({
  ...diaryOf(dates),
  changes: [],
  forgotten: 0,
});
const lettersOf = ({ dates }: Ledger) => new Set([...dates.keys()].map((id) => id.slice(0, 1)));

/** @param then what happening changes besides: it notes what else than its own key it has changed */
function byLetter(then: (ledger: Ledger, id: string, at: number) => void = () => {}) {
  const looked: string[] = [];
  const process = keyed<Ledger, string>('dates', {
    keys: (ledger) => ({
      all: () => lettersOf(ledger),
      mark: ledger.forgotten + ledger.changes.length,
      changedSince: (mark) =>
        mark < ledger.forgotten ? undefined : ledger.changes.slice(mark - ledger.forgotten),
    }),
    *pending(ledger, letter) {
      looked.push(letter);
      for (const [id, date] of ledger.dates) {
        if (!id.startsWith(letter)) continue;
        yield {
          id,
          dependsOn: String(date),
          nextDue: (fromMs, toMs) => dueAt(date, fromMs, toMs),
          happen(at) {
            ledger.dates.delete(id);
            ledger.happened.push(`${id} at ${at}`);
            then(ledger, id, at);
          },
        };
      }
    },
  });
  return { process, looked };
}

describe('what waits under keys', () => {
  it('is looked through again only where something has changed or happened', () => {
    const ledger = ledgerOf({ a1: 10, b1: 20, c1: 99 });
    const { process, looked } = byLetter(({ dates, changes }, id) => {
      if (id !== 'a1') return;
      dates.set('d1', 15);
      changes.push('d');
    });
    liveThrough(ledger, [process], 0, 50);
    expect(ledger.happened).toEqual(['a1 at 10', 'd1 at 15', 'b1 at 20']);
    expect(looked.join('')).toBe('abcdadb');
  });

  it('is all looked through where it is forgotten what has changed', () => {
    const ledger = ledgerOf({ a1: 10, b1: 20, c1: 30 });
    const { process } = byLetter((forgetful, id) => {
      if (id !== 'a1') return;
      forgetful.forgotten += 1;
      forgetful.dates.delete('b1');
      forgetful.dates.set('c1', 12);
    });
    liveThrough(ledger, [process], 0, 50);
    expect(ledger.happened).toEqual(['a1 at 10', 'c1 at 12']);
  });

  it('comes by key at one instant, whichever was there first', () => {
    const ledger = ledgerOf({ c1: 10, a1: 10, b2: 10, b1: 10 });
    liveThrough(ledger, [byLetter().process], 0, 10);
    expect(ledger.happened.map((text) => text.slice(0, 2)).join(' ')).toBe('a1 b2 b1 c1');
    expect(nextEvent(ledgerOf({ c1: 10, a1: 10 }), [byLetter().process], 0, 10)?.id).toBe('a1');
  });

  it('happens as if all of it were looked through every time', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const date = fc.integer({ min: 1, max: 60 });
    const dates = fc.dictionary(
      fc.tuple(letter, fc.constantFrom('1', '2')).map((parts) => parts.join('')),
      date,
    );
    const effect = fc.record({
      letter,
      delay: fc.option(fc.integer({ min: 1, max: 20 })),
      isForgotten: fc.boolean(),
    });
    fc.assert(
      fc.property(dates, fc.array(effect, { maxLength: 12 }), (opening, effects) => {
        const lived = (isKeyed: boolean) => {
          const ledger = ledgerOf(opening);
          const left = [...effects];
          // What has happened once moves the first date of a key, adds one, or takes one away.
          const { process } = byLetter((changing, _id, at) => {
            const next = left.shift();
            if (next === undefined) return;
            if (next.delay === null) changing.dates.delete(`${next.letter}1`);
            else changing.dates.set(`${next.letter}1`, at + next.delay);
            if (next.isForgotten) changing.forgotten += changing.changes.splice(0).length + 1;
            else changing.changes.push(next.letter);
          });
          const { name, pending } = process;
          liveThrough(ledger, [isKeyed ? process : { name, pending }], 0, 80);
          return ledger.happened;
        };
        expect(lived(true)).toEqual(lived(false));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the next event', () => {
  it('is what living through time would make happen first, and looking changes nothing', () => {
    const diary = diaryOf({ f1: 30, r1: 20, r2: 20, f2: 20 });
    const before = structuredClone(diary);
    expect(nextEvent(diary, [reviews, fills], 0, 40)).toEqual({ process: 'r', id: 'r1', at: 20 });
    expect(nextEvent(diary, [fills, reviews], 0, 20)).toEqual({ process: 'f', id: 'f2', at: 20 });
    expect(nextEvent(diary, [reviews, fills], 0, 19)).toBeUndefined();
    expect(diary).toEqual(before);
  });
});
