export type BookSideName = 'bid' | 'ask';
export type BookLayout = 'sides' | 'ladder';

/** A level by its side and its rank, 0 the best. */
export interface LevelAt {
  side: BookSideName;
  index: number;
}

/** How many levels each side has. */
export type LevelCounts = Readonly<Record<BookSideName, number>>;

const other: Record<BookSideName, BookSideName> = { bid: 'ask', ask: 'bid' };

/** The level itself, or the nearest that exists: the last of its side, else the best of the other. `null`: an empty book. */
export function nearestLevel(at: LevelAt, counts: LevelCounts): LevelAt | null {
  if (counts[at.side] > 0) return { side: at.side, index: Math.min(at.index, counts[at.side] - 1) };
  if (counts[other[at.side]] > 0) return { side: other[at.side], index: 0 };
  return null;
}

/** Place from the top of the ladder, of the highest ask. */
function rungOf({ side, index }: LevelAt, counts: LevelCounts): number {
  return side === 'ask' ? counts.ask - 1 - index : counts.ask + index;
}

function atRung(rung: number, counts: LevelCounts): LevelAt {
  return rung < counts.ask
    ? { side: 'ask', index: counts.ask - 1 - rung }
    : { side: 'bid', index: rung - counts.ask };
}

function moveOnLadder(key: string, at: LevelAt, counts: LevelCounts): LevelAt {
  const last = counts.ask + counts.bid - 1;
  const rung = rungOf(at, counts);
  const moves: Record<string, number> = { ArrowUp: rung - 1, ArrowDown: rung + 1, Home: 0, End: last };
  return atRung(Math.max(0, Math.min(last, moves[key] ?? rung)), counts);
}

function moveBetweenSides(key: string, at: LevelAt, counts: LevelCounts): LevelAt {
  const last = counts[at.side] - 1;
  const moves: Record<string, number> = {
    ArrowUp: at.index - 1,
    ArrowDown: at.index + 1,
    Home: 0,
    End: last,
  };
  const index = Math.max(0, Math.min(last, moves[key] ?? at.index));
  const side = key === 'ArrowLeft' ? 'bid' : key === 'ArrowRight' ? 'ask' : at.side;
  return counts[side] === 0 ? { side: at.side, index } : { side, index: Math.min(index, counts[side] - 1) };
}

const keys: Record<BookLayout, readonly string[]> = {
  sides: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  ladder: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
};

/** Where a key leads from a level, as the eye sees the book. `null`: not a key of the book, or no level to go to. */
export function moveLevel(key: string, at: LevelAt, counts: LevelCounts, layout: BookLayout): LevelAt | null {
  const from = nearestLevel(at, counts);
  if (from === null || !keys[layout].includes(key)) return null;
  return layout === 'ladder' ? moveOnLadder(key, from, counts) : moveBetweenSides(key, from, counts);
}
