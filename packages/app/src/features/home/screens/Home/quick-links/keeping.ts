import { entriesIn, type ArrangedLinks, type Entry } from './arranged-links.ts';

/** People who have arranged on one device; who came first is forgotten. */
const mostOwners = 5;

/** What to keep, with what the others who use this device arranged; null takes this one back. */
export function withArranged(kept: unknown, owner: string, arranged: ArrangedLinks | null): readonly Entry[] {
  const others = entriesIn(kept).filter(([name]) => name !== owner);
  const own: readonly Entry[] = arranged === null ? [] : [[owner, arranged.order, arranged.hidden]];
  return [...others, ...own].slice(-mostOwners);
}
