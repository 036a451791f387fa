import { cdp } from 'vitest/browser';
import { leftInEnglish } from './left-in-english.ts';
import { offTheSide } from './off-the-side.ts';
import { overlaps } from './overlaps.ts';
import type { ReadStory } from './readers.ts';

/** Letters of twice the usual size, in px (WCAG 1.4.4), as a browser's own setting for larger text has them. */
const largePx = 32;
const usualPx = 16;

/** Windows, by the width in px: the narrowest phone (WCAG 1.4.10) to a wide desk. */
const windows = {
  320: { width: '320px', height: '640px' },
  390: { width: '390px', height: '844px' },
  768: { width: '768px', height: '1024px' },
  1440: { width: '1440px', height: '900px' },
} as const;
type Width = keyof typeof windows;

/** Wider than a phone's, and any there is: a story about one of them keeps it. */
const wideWindows = new Set<unknown>(['w768', 'w1280', 'w1440', 'w1920', '100pct-100pct']);
/** A pixel less: only where the size of the window changes, scripts hear that a media query does. */
const itsOwn = { width: 'calc(100% - 1px)' } as const;

type Locale = ReadStory['locale'];

/** Somebody who reads the story once it has played. Neither the story nor its play function runs again. */
interface Reader {
  readonly locale: Locale;
  readonly width: Width;
  readonly letterPx: typeof usualPx | typeof largePx;
}

const inLargeLetters = { width: 320, letterPx: largePx } as const;

/**
 * Words and layout of a screen follow the language and the window while it is open, so the other readers of it read what its play
 * function has led to. What each costs is in ADR 41: a test has the two that differ most from who it was played for, and
 * `MERIDIAN_READERS=all` has every language at every width.
 */
function readersOf({ locale, readers, isScreen }: ReadStory): readonly Reader[] {
  if (!isScreen) return [{ locale, ...inLargeLetters }];
  // A story that is told in a language is about it.
  const languages: readonly Locale[] = locale === 'en' ? ['en', 'zh-Hans', 'zh-Hant'] : [locale];
  if (readers === 'all')
    return languages.flatMap((each): Reader[] => [
      { locale: each, ...inLargeLetters },
      { locale: each, width: 390, letterPx: usualPx },
      { locale: each, width: 768, letterPx: usualPx },
      { locale: each, width: 1440, letterPx: usualPx },
    ]);
  return [
    { locale, ...inLargeLetters },
    { locale: languages.at(-1) ?? locale, width: 1440, letterPx: usualPx },
  ];
}

/** @returns what one of them cannot read or reach; empty where each can do all */
export async function faultsForOthers(story: ReadStory): Promise<readonly string[]> {
  const { viewport, locale, isPadded, isReadOn } = story;
  const frame = frameOfStory();
  const { width, height } = frame.style;
  const speak = globalThis.speak ?? null;
  const isWide = wideWindows.has(viewport);
  const faults: string[] = [];
  let letterPx: number = usualPx;
  let spoken = locale;
  const before = isReadOn ? { words: wordsOfPage(), busy: busyParts() } : null;
  if (isPadded) document.body.style.padding = '1rem';
  try {
    for (const reader of readersOf(story)) {
      // Before the window: what is as wide as so many letters is measured once.
      if (letterPx !== reader.letterPx) await setLetters(reader.letterPx);
      letterPx = reader.letterPx;
      Object.assign(frame.style, isWide ? itsOwn : windows[reader.width]);
      if (spoken !== reader.locale) await speak?.(reader.locale);
      spoken = reader.locale;
      await nextPicture();
      let found = faultsOn(reader, locale);
      // What a script measures and places anew comes a few pictures later, and what is read in another language with its answer.
      for (const startedMs = performance.now(); found.length > 0 && !isOver(startedMs);) {
        await untilQuiet();
        found = faultsOn(reader, locale);
      }
      if (found.length > 0) faults.push(`${nameOf(reader, isWide)}:`, ...found);
    }
    // A page as large as a desk's is laid out anew for each thing that is set back.
    if (before === null && faults.length === 0) story.takeAway();
  } finally {
    if (letterPx !== usualPx) await setLetters(usualPx);
    document.body.style.padding = '';
    Object.assign(frame.style, { width, height });
    if (before !== null && spoken !== locale) {
      await speak?.(locale);
      await untilSaid(before);
    }
  }
  return faults;
}

/** Without its figures, which tick. */
const wordsOfPage = (): string => document.body.textContent.replaceAll(/[\d.,:%+−-]+/g, '');

/** What is being read. */
const busyParts = (): number => document.querySelectorAll('[aria-busy=true]').length;

/** Until the page says so again: what it reads anew in another language has come, or failed, as it had before. */
async function untilSaid({ words, busy }: { readonly words: string; readonly busy: number }): Promise<void> {
  for (const startedMs = performance.now(); !isOver(startedMs) || busyParts() > busy;) {
    await nextPicture();
    if (wordsOfPage() === words) return;
  }
}

/** Of what never says the same again. */
const longestMs = 3_000;
const isOver = (startedMs: number): boolean => performance.now() - startedMs > longestMs;

function faultsOn(reader: Reader, toldIn: Locale): string[] {
  const isTranslated = toldIn === 'en' && reader.locale !== 'en';
  return [...offTheSide(), ...overlaps(), ...(isTranslated ? leftInEnglish() : [])];
}

function nameOf({ locale, width, letterPx }: Reader, isWide: boolean): string {
  const letters = letterPx === largePx ? 'with letters of twice the size' : 'with usual letters';
  return `In ${locale}, ${isWide ? 'in its own window' : `${width} px wide`}, ${letters}`;
}

function frameOfStory(): HTMLElement {
  // Of the page around it, whose HTMLElement is not the one of this page.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('Stories are tested in a frame of the test page.');
  return frame;
}

/** Unlike a size given to the root element, this one reaches media queries too. */
async function setLetters(px: number): Promise<void> {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Observers of sizes have run, and what they have changed is on the page. */
async function nextPicture(): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures += 1) await new Promise(requestAnimationFrame);
}

/** Until nothing has changed for a few pictures. A story whose prices tick is never quiet. */
function untilQuiet(): Promise<void> {
  const quietMs = 60;
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    setTimeout(end, quietMs * 10);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
