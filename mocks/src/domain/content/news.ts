import { drawBetween, drawFrom, stream, substream } from '#kernel/index.ts';
import { headlines } from './headlines.ts';
import type { Headline, NewsTag } from './headlines.ts';

/** One piece of news as it stands at a moment. */
export interface NewsItem extends Headline {
  readonly id: string;
  readonly publishedAt: number;
}

/** One story breaks in every slot of this length, at an instant of its own. */
const slotMs = 47 * 60_000;
/** How many stories a reader can page back through. */
const archiveLength = headlines.length;

/**
 * The news at an instant, newest first. A pure function of seed and time: the newest story is minutes old whenever one
 * looks, and a story keeps its id and its time for as long as it is in the archive.
 */
export function newsAt(seed: string, now: number, tag?: NewsTag): readonly NewsItem[] {
  const newestSlot = Math.floor(now / slotMs);
  // One slot more than the archive holds: the story of the current slot may not have broken yet.
  return Array.from({ length: archiveLength + 1 }, (_, back) => storyOf(seed, newestSlot - back))
    .filter((item) => item.publishedAt <= now)
    .slice(0, archiveLength)
    .filter((item) => tag === undefined || item.tag === tag);
}

/** The story of a slot. Slots walk through the headlines, so none repeats within the archive. */
function storyOf(seed: string, slot: number): NewsItem {
  const draws = substream(stream(seed, 'news', 'slot'), slot);
  const offset = drawBetween(stream(seed, 'news', 'offset'), 0, 0, headlines.length - 1);
  const headline = headlines[(slot + offset) % headlines.length] ?? drawFrom(draws, 1, headlines);
  return { ...headline, id: `N${slot}`, publishedAt: slot * slotMs + drawBetween(draws, 0, 0, slotMs - 1) };
}
