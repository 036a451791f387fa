import type { LocaleTag } from '@meridian/api';
import type { MessageFormatElement } from 'react-intl';
import { createChanges } from '../ports/changes.ts';
import { growingWaitMs } from '../ports/growing-wait.ts';
import type { Ports } from '../ports/ports.ts';

/** Texts by id: words, or the syntax tree of a text with placeholders. */
export type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Texts of one language; what is missing in them is shown in the English of the code. */
interface ShownTexts {
  readonly locale: LocaleTag;
  readonly messages: Catalogue;
}

/** Loads the texts of one part of the app, such as `home`, in one language. */
export type LoadTexts = (locale: LocaleTag, part: string) => Promise<Catalogue>;

/** The part that is there from the first picture on: the shell, and every layer below the features. */
export const appPart = 'app';

/** The texts of one running app, in the language chosen in it. */
export interface Texts {
  /** What is shown now: the same object until it changes. */
  get(): ShownTexts;
  subscribe(listener: () => void): () => void;
  /** Shows another language, as soon as the texts of every part needed so far are there. */
  choose(locale: LocaleTag): void;
  /**
   * From now on the texts of a part are shown too. Resolves when they are there, or when it is clear that nobody should
   * wait for them: they failed, or have not come in time. Never rejects.
   */
  need(part: string): Promise<void>;
}

export interface TextsOptions extends Pick<Ports, 'network' | 'timers'> {
  readonly locale: LocaleTag;
  readonly load: LoadTexts;
}

/** The wait before texts that did not come are asked for again. */
const retryWaits = { firstMs: 5_000, longestMs: 60_000 } as const;

/** What needs texts opens without them after this time, in ms: sooner than the page's own notice that it does not open. */
const openingLimitMs = 6_000;

/** The texts that are always here: those of the code. */
const english: ShownTexts = { locale: 'en', messages: {} };

/** A part's texts in the chosen language. */
interface Part {
  readonly texts: Catalogue | null;
  /** They are here, or have failed at least once. */
  readonly isSettled: boolean;
  /** Who waits for that. */
  readonly waiting: Set<() => void>;
  stop(): void;
}

/**
 * Each part's texts are a file for each language. Where they do not come, English stands in (spec §1), and they are asked
 * for again: after growing waits, and when the network is back.
 */
export function createTexts({ locale, load, network, timers }: TextsOptions): Texts {
  const changes = createChanges();
  const parts = new Map<string, Part>();
  let chosen = locale;
  let shown = english;

  function show(): void {
    const all = [...parts.values()];
    // The old language stays until all of the new one has come, or is known not to.
    if (shown.locale !== chosen && !all.every(({ isSettled }) => isSettled)) return;
    const messages = Object.assign({}, ...all.map(({ texts }) => texts)) as Catalogue;
    // A screen may be in English for a while. Where the shell has to be, all of it is.
    const isHere = chosen !== english.locale && parts.get(appPart)?.texts !== null;
    shown = isHere ? { locale: chosen, messages } : english;
    changes.announce();
  }

  function begin(name: string, waiting: Part['waiting']): void {
    const settle = (texts: Catalogue | null): void => {
      parts.set(name, { texts, isSettled: true, waiting, stop });
      show();
      for (const goOn of waiting) goOn();
      waiting.clear();
    };
    const stop = keepTrying(() => load(chosen, name), settle, { network, timers });
    parts.set(name, { texts: null, isSettled: false, waiting, stop });
  }

  return {
    get: () => shown,
    subscribe: changes.subscribe,
    choose(next) {
      if (next === chosen) return;
      chosen = next;
      for (const [name, { stop, waiting }] of [...parts]) {
        stop();
        begin(name, waiting);
      }
    },
    need(name) {
      if (!parts.has(name)) begin(name, new Set());
      const part = parts.get(name);
      if (part === undefined || part.isSettled) return Promise.resolve();
      return new Promise((resolve) => {
        part.waiting.add(resolve);
        timers.setTimeout(resolve, openingLimitMs);
      });
    },
  };
}

/** Loads until it has succeeded once. Every attempt is reported: the texts, or null. Returns the way to stop. */
function keepTrying(
  load: () => Promise<Catalogue>,
  settle: (texts: Catalogue | null) => void,
  { network, timers }: Pick<Ports, 'network' | 'timers'>,
): () => void {
  let failures = 0;
  let retry: unknown = null;
  let isOver = false;
  let isUnderWay = false;

  function end(texts: Catalogue | null): void {
    isUnderWay = false;
    if (isOver) return;
    if (texts === null) {
      retry = timers.setTimeout(attempt, growingWaitMs(retryWaits, failures));
      failures += 1;
    } else stop();
    settle(texts);
  }
  function attempt(): void {
    if (isOver || isUnderWay) return;
    isUnderWay = true;
    timers.clearTimeout(retry);
    load().then(end, () => end(null));
  }
  function stop(): void {
    isOver = true;
    timers.clearTimeout(retry);
    endNews();
  }
  const endNews = network.subscribe(attempt);
  attempt();
  return stop;
}
