import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { keptItsFaults } from './kept-faults.ts';

/** Where a screen's story ends, and what a test of it does then. */
export interface EndParameters {
  /**
   * Of a state that is not the screen itself: the dialog that is open in it, by its name, or the path of the screen that
   * the app leads to. Every other story ends on its own screen with nothing open over it.
   */
  readonly endsIn?: { readonly dialog: string } | { readonly path: string };
  /** Of a state that comes after a failure, such as an order that was sent again. Every other story ends with its faults. */
  readonly endsWithoutFaults?: boolean;
  /**
   * What a test tries once the story has ended and was checked, such as Retry. In tests only: who looks at the story sees
   * its state.
   */
  readonly afterwards?: (context: StoryContext) => Promise<void>;
}

/** Stories of what somebody does rather than of a state: in a folder of their own, beside those of the states. */
export const behaviourFolder = 'Behaviour';

/** Dialogs and sheets; lists and menus where they hang on something. */
const overlays = '[role="dialog"], [role="alertdialog"], [data-side] :is([role="menu"], [role="listbox"])';
/** What tells something and goes away by itself. */
const notices = '[role="region"][aria-live]';

const closingMs = 3_000;

/** What lay over the story before somebody pressed anything; null: nothing has been pressed. */
let openAtFirst: ReadonlySet<Element> | null = null;

function openNow(): Element[] {
  return [...document.querySelectorAll(overlays)].filter(
    (part) => part.closest(notices) === null && part.checkVisibility(),
  );
}

function nameOf(overlay: Element): string {
  const label = overlay.getAttribute('aria-labelledby');
  const title = label === null ? null : overlay.ownerDocument.getElementById(label);
  return (overlay.getAttribute('aria-label') ?? title?.textContent ?? overlay.role ?? '').trim();
}

/** Begins to watch what the story opens. */
export function watchWhatOpens(): () => void {
  openAtFirst = null;
  const onInput = (): void => {
    openAtFirst ??= new Set(openNow());
  };
  const inputs = ['pointerdown', 'keydown', 'click'] as const;
  for (const input of inputs) window.addEventListener(input, onInput, { capture: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, onInput, { capture: true });
  };
}

/**
 * A story of a state ends in that state. Checked in tests only.
 * @throws Error for a story that has led elsewhere, leaves something open that it did not begin with, or has lifted its fault
 */
export async function endedInItsState(context: StoryContext): Promise<void> {
  const { title, globals, canvasElement, name, parameters } = context;
  if (globals['looks'] !== 'all' || title.endsWith(`/${behaviourFolder}`)) return;
  keptItsFaults(canvasElement, { name, ...(parameters as EndParameters) });
  if (!title.startsWith('Screens/')) return;
  // What has been closed may still be on its way out.
  await waitFor(() => endsInItsState(context), { timeout: closingMs });
}

function endsInItsState({ name, parameters, canvasElement }: StoryContext): void {
  const { endsIn } = parameters as EndParameters;
  const path = canvasElement.querySelector<HTMLElement>('[data-went-to]')?.dataset['wentTo'];
  const dialog = openNow()
    .filter((part) => openAtFirst !== null && !openAtFirst.has(part))
    .map(nameOf)[0];
  const ended = JSON.stringify({ path, dialog });
  if (ended === JSON.stringify({ path: undefined, dialog: undefined, ...endsIn })) return;
  throw new Error(
    `"${name}" ends in ${ended}, not in its state: what is done afterwards belongs into ${behaviourFolder}.stories.tsx, ` +
      'and a state that is an open dialog or another screen says so by `endsIn`.',
  );
}
