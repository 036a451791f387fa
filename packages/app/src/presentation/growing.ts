import { maxRows, type Page } from '@meridian/api';

/** A page that gets longer on demand, so that its rows never come from two moments. */
export interface GrownPage<Item> {
  /** As many rows as were asked for, whatever was sent. */
  readonly list: readonly Item[];
  readonly total: number;
  /** Whether asking for a longer page would bring more. Lines that could not be read would not come again either. */
  readonly hasMore: boolean;
}

export function grown<Item>({ list, unreadableCount, total }: Page<Item>, pageSize: number): GrownPage<Item> {
  const shown = list.slice(0, pageSize);
  return { list: shown, total, hasMore: shown.length + unreadableCount < Math.min(total, maxRows) };
}

/** The next length to ask for: no page is longer than a screen can carry. */
export function longerBy(step: number, pageSize: number): number {
  return Math.min(pageSize + step, maxRows);
}
