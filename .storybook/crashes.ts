/**
 * What nobody catches while a story is tested: the story fails with it. Left to the runner it would be told beside the run, and the
 * story that it took off the page would wait for what never comes.
 */

/** Each with its message, in the order in which they came. */
const crashes: string[] = [];
const waiting = new Set<(crash: Error) => void>();
let isWatching = false;

/** Begins to watch, once for a page. In tests alone: elsewhere Storybook shows a crash in the story's place. */
export function watchCrashes(): void {
  if (isWatching) return;
  isWatching = true;
  const onError = (event: Event): void => {
    // A picture that did not load is no crash.
    if (!(event instanceof ErrorEvent)) return;
    // A browser's note that a size changed twice in one frame, as the test runner also knows.
    if (event.message.startsWith('ResizeObserver loop')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    crashes.push(event.message);
    for (const reject of waiting)
      reject(event.error instanceof Error ? event.error : new Error(event.message));
  };
  window.addEventListener('error', onError, { capture: true });
}

/** How many there have been in this story so far. */
export const crashCount = (): number => crashes.length;

/** Those of this story that came after so many. */
export const crashesAfter = (count: number): readonly string[] => crashes.slice(count);

/** Those of the story that ends: the next one begins with none. */
export const takeCrashes = (): readonly string[] => crashes.splice(0);

/** @throws the first crash while `work` is under way, which then may never end */
export async function orCrash<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: crash, reject } = Promise.withResolvers<never>();
  waiting.add(reject);
  try {
    return await Promise.race([work, crash]);
  } finally {
    waiting.delete(reject);
  }
}
