import type { Page } from 'playwright';
import { eventually } from './reading.ts';

/** A row and how far below the window's upper edge it lies, in px. */
export interface RowSeen {
  readonly key: string;
  readonly top: number;
}

/** In how many pictures a row is watched once it is there: a second and a half of them, longer than the demo takes to answer. */
const pictures = 90;

/** The row at a share of the window's height, once the page is at rest. Of rows with rows in them, the innermost. */
export async function rowInSight(tab: Page, share = 0.2): Promise<RowSeen> {
  return tab.evaluate(async (at) => {
    const find = (): { key: string; top: number } => {
      const y = window.innerHeight * at;
      for (const row of document.querySelectorAll<HTMLElement>('main [data-row]')) {
        const { top, bottom } = row.getBoundingClientRect();
        if (row.querySelector('[data-row]') === null && top <= y && bottom > y)
          return { key: row.dataset['row'] ?? '', top };
      }
      return { key: '', top: Number.NaN };
    };
    let last = find();
    for (let quietFrames = 0; quietFrames < 20;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const next = find();
      quietFrames = next.key === last.key && next.top === last.top ? quietFrames + 1 : 0;
      last = next;
    }
    return last;
  }, share);
}

/**
 * Watches where a row lies in every picture from now on. The returned function waits until it has been there for a while
 * and returns each place it had, in px below the window's upper edge.
 */
export async function keepWatch(tab: Page, { key }: RowSeen): Promise<() => Promise<readonly number[]>> {
  const watch = await tab.evaluateHandle((name) => {
    const seen = { tops: [] as number[], pictureCount: 0 };
    const channel = new MessageChannel();
    // A message sent from a frame arrives when its picture has been made.
    channel.port1.addEventListener('message', () => {
      seen.pictureCount += 1;
      const rows = document.querySelectorAll(`main [data-row="${CSS.escape(name)}"]`);
      const row = rows[rows.length - 1];
      if (row !== undefined) seen.tops.push(row.getBoundingClientRect().top);
    });
    channel.port1.start();
    const look = (): void => {
      channel.port2.postMessage(null);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  }, key);
  return async () =>
    eventually(async () => {
      const { tops, pictureCount } = await watch.jsonValue();
      if (tops.length < pictures)
        throw new Error(
          `The row was in ${tops.length} of ${pictureCount} pictures; ${pictures} are waited for.`,
        );
      return tops;
    });
}
