import { describe, expect, it } from 'vitest';
import { dueAt, liveThrough, nextEvent } from './agenda.ts';
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
