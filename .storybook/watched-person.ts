/** Who acts in a story: what they press and type, and what becomes of a write that they send. */
import type { EndpointId } from '@meridian/api/catalogue';
import type { WorldHandle } from '@meridian/mocks';
import en from '../locales/en.json' with { type: 'json' };
import { pageIn, type Page } from './failing-page.ts';

export interface Person {
  /** Names of what they pressed until it was sent for the first time, the newest last. */
  readonly presses: readonly string[];
  /** How often it was sent. */
  timesSent(): number;
  /** The page as it was sent, the first time being 1; null as long as it was not. */
  sentFrom(time: number): SentPage | null;
  /** Whether that sending met a fault, and is over. */
  hasMetFault(time: number): boolean;
  /** Whether one was answered as it should be. */
  isAnswered(): boolean;
  /** No longer watched. */
  leave(): void;
}

interface SentPage {
  readonly page: Page;
  readonly typed: ReadonlyMap<string, string>;
}

export const lookAtPage = (): Page => pageIn(document.body, en['presentation.retry']);

export const pageNow = (): SentPage => ({ page: lookAtPage(), typed: typedNow() });

export function watchPerson(handle: WorldHandle, call: EndpointId): Person {
  const presses: string[] = [];
  const pages: SentPage[] = [];
  const sendings = () => handle.calls().filter(({ endpointId }) => endpointId === call);
  const before = sendings().length;
  const sent = () => sendings().slice(before);
  const onClick = ({ target }: Event): void => {
    const pressed = (target as Element).closest<HTMLElement>(pressable);
    if (pressed !== null && pages.length === 0) presses.push(nameOf(pressed));
  };
  const onSubmit = ({ target }: Event): void => {
    const button = (target as Element).querySelector<HTMLElement>('[type="submit"]');
    if (button !== null && pages.length === 0) presses.push(nameOf(button));
  };
  const stop = handle.onCall(() => {
    if (sent().length > pages.length) pages.push(pageNow());
  });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return {
    presses,
    timesSent: () => sent().length,
    sentFrom: (time) => pages[time - 1] ?? null,
    hasMetFault(time) {
      const sending = sent()[time - 1];
      return sending !== undefined && sending.tookMs !== null && sending.faults.length > 0;
    },
    isAnswered: () => sent().some(({ tookMs, faults }) => tookMs !== null && faults.length === 0),
    leave() {
      stop();
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('submit', onSubmit, { capture: true });
    },
  };
}

/** As assistive technology says it. */
const nameOf = (element: HTMLElement): string => (element.ariaLabel ?? element.innerText).trim();

/** A notice is a dialog too. */
export const notices = '[role="region"][aria-live]';
export const dialogs = '[role="dialog"], [role="alertdialog"]';

/** What stands in the fields of the page, by their labels; what a review asks for over it is asked for anew. */
export function typedNow(): ReadonlyMap<string, string> {
  const fields = [...document.querySelectorAll('input')].filter(
    (field) => field.checkVisibility() && field.type !== 'file' && field.closest(dialogs) === null,
  );
  const entries = fields.map((field): [string, string] => {
    const label = field.ariaLabel ?? field.labels?.[0]?.innerText ?? field.name;
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    return [label.trim(), isChoice && !field.checked ? '' : field.value];
  });
  return new Map(entries.filter(([, value]) => value !== ''));
}

/** What can be pressed. */
const pressable = 'button, a, [role="button"], [role="menuitem"]';

export const buttonsNamed = (name: string, root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(pressable)].filter(
    (button) =>
      button.checkVisibility() &&
      nameOf(button) === name &&
      !button.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]'),
  );
