import type { ComponentType } from 'react';
import type { Texts } from '#platform/words/texts.ts';
import type { LoadScreen, ScreenSource } from '../route.ts';

/** How long the screen before stays in its place, in ms; then there is the skeleton (spec §2: a delay of 200 ms). */
const longestStayMs = 200;

/** Code that has arrived, so that a screen opened again is there at once. One for each running app. */
export type ArrivedScreens = Map<LoadScreen, ComponentType>;

/** What React reads off a promise: it does not wait for such a one, not even for a moment. */
const settled = { status: 'fulfilled', value: undefined } as const;

/** Of code that came with the page. */
const here = Object.assign(Promise.resolve(), settled);

/** What was waited for, by the app it comes to. */
/** What of a screen is fetched. */
type LoadedSource = Pick<ScreenSource, 'load' | 'texts'>;

const stays = new WeakMap<ArrivedScreens, Map<LoadScreen, Promise<unknown>>>();

/**
 * Fetches a screen's code and texts, once; the way that opens it takes them from `arrived`. Resolves when they are there or
 * failed, or after `stayMs`: the screen before need not stay any longer. Of a screen it is one and the same promise as
 * long as the app runs: React would take another one for something else to wait for.
 */
export function fetchScreen(
  source: LoadedSource,
  arrived: ArrivedScreens,
  texts: Texts,
  stayMs = longestStayMs,
): Promise<unknown> {
  const all = stays.get(arrived) ?? new Map<LoadScreen, Promise<unknown>>();
  stays.set(arrived, all);
  const { load } = source;
  const stay = all.get(load) ?? (arrived.has(load) ? here : startToFetch(source, arrived, texts, stayMs));
  all.set(load, stay);
  return stay;
}

function startToFetch(
  { load, texts: parts }: LoadedSource,
  arrived: ArrivedScreens,
  texts: Texts,
  stayMs: number,
): Promise<unknown> {
  // Side by side; texts that do not come keep no screen from opening.
  const coming = Promise.all([load(), ...parts.map((part) => texts.need(part))]).then(
    ([{ default: Screen }]) => arrived.set(load, Screen),
    () => {},
  );
  const stay = Promise.race([coming, new Promise((resolve) => setTimeout(resolve, stayMs))]);
  void stay.then(() => Object.assign(stay, settled));
  return stay;
}
