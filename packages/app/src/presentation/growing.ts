import { maxRows, type Gaps } from '@meridian/api';

/** A page that gets longer on demand, so that its rows never come from two moments. */
export interface GrowingPage extends Gaps {
  readonly list: readonly unknown[];
  readonly total: number;
}

/** Whether asking for a longer page would bring more. Lines that could not be read would not come again either. */
export function isThereMore({ list, unreadableCount, surplusCount, total }: GrowingPage): boolean {
  const answered = list.length + unreadableCount + surplusCount;
  return answered < Math.min(total, maxRows);
}

/** The next length to ask for: no page is longer than a screen can carry. */
export function longerBy(step: number, pageSize: number): number {
  return Math.min(pageSize + step, maxRows);
}
