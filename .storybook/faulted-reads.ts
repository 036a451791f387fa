/** A screen whose reads fail, one after the other: it says so in the reader's language, and comes back when it is tried again. */
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import type { WorldHandle } from '@meridian/mocks';
import { expect, waitFor } from 'storybook/test';
import { harmIn, languages, pageIn, tells, texts, type Page } from './failing-page.ts';
import type { Play } from './general-states.ts';
import { worldOf } from './worlds.tsx';

/** Faults take turns. One that never ends is not among them: it is waited for, and has its stories (`loading`). */
const kinds = [
  'http=500',
  'down',
  'garbled',
  'truncated',
  // One that no call declares: what a declared one means, such as a product that is not there, a screen says in its own words.
  'code=50000',
];

/** How many reads of its own a screen fails in `npm test`: which one, takes turns from screen to screen. `MERIDIAN_READERS=all` has each. */
const usualReads = 1;

/** Read when the app starts, whatever the screen: they fail together, where a screen reads nothing else or each read is asked for. */
const atStart: readonly EndpointId[] = ['auth.appVersion', 'auth.userInfo'];

interface FaultedScreen {
  /** Draws the screen anew, with nothing read before. */
  open(): unknown;
  /** Which fault the first read meets. */
  readonly turn: number;
  /** Whether the screen may say nothing of a failure of this read, which is then decided elsewhere. */
  mayBeQuiet(id: EndpointId): boolean;
}

/**
 * Opens a screen without a fault, then once for each read it made, which fails. Each time something tells so and Retry brings back
 * what was there, and nothing is written. What is wrong is told of all its reads at once.
 */
export async function failsWithoutHarm(
  { canvasElement, globals }: Pick<Parameters<Play>[0], 'canvasElement'> & { readonly globals: object },
  screen: FaultedScreen,
): Promise<void> {
  const handle = worldOf(canvasElement);
  const locale = 'locale' in globals && globals.locale;
  const language = languages.find((one) => one === locale) ?? 'en';
  const look = (): Page => pageIn(canvasElement, texts[language]['presentation.retry']);
  const openedSince = async (open: () => unknown): Promise<readonly EndpointId[]> => {
    const before = handle.calls().at(-1)?.number ?? 0;
    const left = canvasElement.querySelector('main');
    open();
    await waitFor(() => expect(left?.isConnected ?? false).toBe(false));
    await settled(canvasElement, handle, look);
    return callsAfter(handle, before);
  };

  await openedSince(screen.open);
  // Its code is here by now: what comes late the first time is there from the beginning.
  const reads = (await openedSince(screen.open)).toSorted();
  const usual = look();
  await expect(usual.heading).not.toBe('');
  await expect(reads).not.toEqual([]);

  const own = reads.filter((id) => !atStart.includes(id));
  const areAll = 'readers' in globals && globals.readers === 'all';
  const mostReads = areAll ? own.length : usualReads;
  const first = own.length > mostReads ? screen.turn % own.length : 0;
  const sample = [...own.slice(first), ...own.slice(0, first)].slice(0, mostReads);
  const wrong: string[] = [];
  const tried = [...sample.map((id) => [id]), ...(areAll || sample.length === 0 ? [atStart] : [])];
  for (const [index, targets] of tried.entries()) {
    const kind = kinds[(screen.turn + index) % kinds.length] ?? 'down';
    const faults = targets.map((id) => `${kind}@${id}`);
    const about = `${faults.join(', ')}: `;
    for (const fault of faults) handle.addFault(fault);
    await openedSince(screen.open);
    const failed = look();
    wrong.push(...harmIn(failed, usual, language).map((harm) => about + harm));
    const isTold = tells(failed, usual);
    const mayBeQuiet = targets.every((id) => atStart.includes(id) || screen.mayBeQuiet(id));
    if (!isTold && !mayBeQuiet) wrong.push(`${about}nothing tells so:\n${failed.text}`);
    handle.clearFaults();
    if (!isTold) continue;
    const problem = await comesBack(look, usual);
    if (problem !== null) wrong.push(about + problem);
  }
  const written = callsAfter(handle, 0).filter((id) => catalogue[id].kind === 'write');
  if (written.length > 0) wrong.push(`wrote by itself: ${written.join(', ')}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

function callsAfter(handle: WorldHandle, number: number): readonly EndpointId[] {
  const ids = handle.calls().flatMap((call) => (call.number > number ? [call.endpointId as EndpointId] : []));
  return [...new Set(ids)];
}

/** Everything asked is answered, nothing says that it is loading, and the page has stayed as it is for a while. */
async function settled(canvas: HTMLElement, handle: WorldHandle, look: () => Page): Promise<void> {
  let before = '';
  let rounds = 0;
  await waitFor(
    () => {
      const { heading, text } = look();
      const isBusy =
        isBlank({ heading, text }) ||
        canvas.querySelector('[aria-busy="true"]') !== null ||
        handle.calls().some(({ tookMs }) => tookMs === null);
      rounds = isBusy || text !== before ? 0 : rounds + 1;
      before = text;
      if (rounds < stillRounds) throw new Error(`it does not come to rest:\n${text}`);
    },
    { interval: 20, timeout: 30_000 },
  );
}
const stillRounds = 6;

/** As it is while its code comes, and never stays: where it does, it does not come to rest. */
const isBlank = ({ heading, text }: Pick<Page, 'heading' | 'text'>): boolean =>
  heading === '' || text.replace(heading, '').trim() === '';

/** Presses each Retry once. Answers what is wrong where that does not bring back what was there. */
async function comesBack(look: () => Page, usual: Page): Promise<string | null> {
  const pressed = new Set<HTMLElement>();
  if (look().retries.length === 0) return 'nothing offers to try again';
  try {
    await waitFor(
      () => {
        for (const button of look().retries) {
          if (!pressed.has(button)) button.click();
          pressed.add(button);
        }
        if (linesMissing(usual, look()).length > 0) throw new Error('it is not back yet');
      },
      { interval: 20, timeout: 15_000 },
    );
    return null;
  } catch {
    return `Retry does not bring back:\n${linesMissing(usual, look()).join('\n')}`;
  }
}

/** What was said and is no longer. What comes with scrolling or in an idle moment may have come since. */
function linesMissing(before: Page, now: Page): readonly string[] {
  const left = now.text.split('\n');
  return before.text.split('\n').filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
