/** A write that meets a fault: a story in which it succeeds has to come to the same end, once the person has tried again. */
import { endpointIds, type EndpointId } from '@meridian/api/catalogue';
import type { WorldHandle } from '@meridian/mocks';
import { demoUser } from '@meridian/mocks/names';
import type { StoryContext } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { waitFor } from 'storybook/test';
import en from '../locales/en.json' with { type: 'json' };
import { harmIn, pageIn, tells, type Page } from './failing-page.ts';
import { worldOf, type WorldParameters } from './worlds.tsx';

/**
 * Faults take turns from call to call, and from run to run with `MERIDIAN_FAULT_TURN` from 0 to 5. One that never ends is not among
 * them: it is waited for, and has its stories.
 */
const anyKind = ['down', 'http=500', 'lost', 'garbled', 'truncated', 'code=50000'];

/** For a story that says something else where it is found out that it was done. */
export const nothingDone = ['down', 'http=500', 'code=50000'];

/** As a file of stories exports one: somebody does something, and sees that it was done. */
interface DoneStory {
  readonly input: { readonly parameters?: WorldParameters; readonly play?: unknown };
  readonly meta: {
    readonly input: {
      readonly title?: string;
      readonly component?: unknown;
      readonly parameters?: WorldParameters;
    };
  };
  readonly play: (context: never) => unknown;
}

/**
 * The story once more, whose write meets a fault the first time. That is told, what was typed stays, the same presses send it again,
 * and the story's own play function sees that it was done. It is carried out once.
 */
export function triedAgain(
  { input, meta, play }: DoneStory,
  call: EndpointId,
  kinds: readonly string[] = anyKind,
) {
  const { title: _, component, ...common } = meta.input;
  return {
    // A story draws what its file is about, which is another one here.
    render: () => createElement(component as ComponentType),
    ...common,
    ...input,
    parameters: { ...common.parameters, ...input.parameters, endsWithoutFaults: true },
    play: async (context: StoryContext): Promise<void> => {
      const handle = worldOf(context.canvasElement);
      const turn = endpointIds.indexOf(call) + Number(context.globals['faultTurn']);
      handle.addFault(`${kinds[turn % kinds.length] ?? 'down'}*1@${call}`);
      const person = watchPerson(handle, call);
      const timesDone = (): number =>
        [...handle.world.read().requests.values()].filter((done) => done.call === call).length;
      const before = timesDone();
      let isOver = false;
      const playing = Promise.resolve(play(context as never)).finally(() => (isOver = true));
      try {
        await Promise.all([playing, goOn(context, person, () => isOver)]);
      } finally {
        person.leave();
        // Of a story that has failed otherwise.
        playing.catch(() => {});
      }
      const carriedOut = timesDone() - before;
      const sent = handle.calls().filter(({ endpointId }) => endpointId === call);
      if (carriedOut !== 1 || sent.length > 2)
        throw new Error(`sent ${sent.length} times and carried out ${carriedOut} times`);
    },
  };
}

/** Who acts in the story, and what becomes of what they send. */
interface Person {
  /** Names of what they pressed until it was sent, the newest last. */
  readonly presses: readonly string[];
  /** The page as it was sent; null as long as it was not. */
  sentFrom(): { readonly page: Page; readonly typed: ReadonlyMap<string, string> } | null;
  hasMetFault(): boolean;
  isAnswered(): boolean;
  /** No longer watched. */
  leave(): void;
}

const look = (): Page => pageIn(document.body, en['presentation.retry']);

function watchPerson(handle: WorldHandle, call: EndpointId): Person {
  const presses: string[] = [];
  let sentFrom: ReturnType<Person['sentFrom']> = null;
  const sendings = () => handle.calls().filter(({ endpointId }) => endpointId === call);
  const onClick = ({ target }: Event): void => {
    const pressed = (target as Element).closest<HTMLElement>(pressable);
    if (pressed !== null && sentFrom === null) presses.push(nameOf(pressed));
  };
  const onSubmit = ({ target }: Event): void => {
    const button = (target as Element).querySelector<HTMLElement>('[type="submit"]');
    if (button !== null && sentFrom === null) presses.push(nameOf(button));
  };
  const stop = handle.onCall(() => {
    if (sentFrom === null && sendings().length > 0) sentFrom = { page: look(), typed: typedNow() };
  });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return {
    presses,
    sentFrom: () => sentFrom,
    hasMetFault: () => sendings().some(({ tookMs, faults }) => tookMs !== null && faults.length > 0),
    isAnswered: () => sendings().some(({ tookMs, faults }) => tookMs !== null && faults.length === 0),
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
const notices = '[role="region"][aria-live]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** What stands in the fields of the page, by their labels; what a review asks for over it is asked for anew. */
function typedNow(): ReadonlyMap<string, string> {
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

const buttonsNamed = (name: string, root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(pressable)].filter(
    (button) =>
      button.checkVisibility() &&
      nameOf(button) === name &&
      !button.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]'),
  );

/** For a form to be filled in. */
const long = { timeout: 60_000 } as const;

/** Longer than a busy machine takes. */
const patience = { timeout: 10_000, interval: 20 } as const;

function until(isSo: () => boolean, otherwise: () => string, most: { readonly timeout: number } = patience) {
  return waitFor(
    () => {
      if (!isSo()) throw new Error(otherwise());
    },
    { ...patience, ...most },
  );
}

/** Reads what became of the first try, and tries again. */
async function goOn({ userEvent }: StoryContext, person: Person, isOver: () => boolean): Promise<void> {
  await until(
    () => person.hasMetFault() || isOver(),
    () => 'nothing was sent that could fail',
    long,
  );
  const { page: before, typed } = person.sentFrom() ?? { page: look(), typed: typedNow() };
  await until(
    () => isOver() || tells(look(), before) || buttonsNamed(en['submission.sendAgain'], document).length > 0,
    () => `nothing tells that it failed:\n${look().text}`,
  );
  // What was lost on its way is found without another try.
  const isFormBack = (): boolean => [...typed.keys()].every((label) => typedNow().has(label));
  await until(
    () => isOver() || isFormBack() || buttonsNamed(en['submission.change'], document).length > 0,
    () => `what was typed is out of reach:\n${look().text}`,
  );
  if (isOver()) return;
  const harm = harmIn(look(), before, 'en');
  if (harm.length > 0) throw new Error(harm.join('\n'));
  await keepsWhatWasTyped(typed, isOver);
  const pressedMs = new Map<HTMLElement, number>();
  await waitFor(async () => {
    if (isOver() || person.isAnswered()) return;
    await pressOn(person, userEvent, pressedMs);
    throw new Error(`it cannot be sent again, by ${person.presses.join(', ')}:\n${look().text}`);
  }, patience);
}

/** In doubt, the form is a press away. */
async function keepsWhatWasTyped(typed: ReadonlyMap<string, string>, isOver: () => boolean): Promise<void> {
  const [back] = buttonsNamed(en['submission.change'], document);
  back?.click();
  const lost = (): string[] => {
    const now = typedNow();
    return [...typed].flatMap(([label, value]) => {
      const left = now.get(label);
      return left === value ? [] : [`${label}: ${value}, and now ${left ?? 'without its field'}`];
    });
  };
  await until(
    () => isOver() || lost().length === 0,
    () => `what was typed is lost: ${lost().join('; ')}`,
  );
  if (back === undefined) return;
  await until(
    () => isOver() || buttonsNamed(en['submission.seeUnsettled'], document).length > 0,
    () => 'the form forgets its doubt',
  );
  buttonsNamed(en['submission.seeUnsettled'], document)[0]?.click();
}

/** After this somebody presses the same once more. */
const patientMs = 2_000;

/** What a person presses next to send it again. */
async function pressOn(
  { presses }: Person,
  userEvent: StoryContext['userEvent'],
  pressedMs: Map<HTMLElement, number>,
): Promise<void> {
  const open = [...document.querySelectorAll<HTMLElement>(dialogs)].filter(
    (part) => part.checkVisibility() && part.closest(notices) === null,
  );
  const root = open.at(-1) ?? document;
  const password = [...root.querySelectorAll('input')].find(
    ({ labels, value }) => labels?.[0]?.innerText.trim() === en['submission.payPassword'] && value === '',
  );
  if (password !== undefined) await userEvent.type(password, demoUser.payPassword);
  // What has to be agreed to.
  for (const part of open)
    for (const box of part.querySelectorAll<HTMLElement>('[role="checkbox"][aria-checked="false"]'))
      box.click();
  const names = [en['submission.sendAgain'], ...presses.toReversed()];
  const next = [...look().retries, ...names.flatMap((name) => buttonsNamed(name, root))].find(
    (button) => performance.now() - (pressedMs.get(button) ?? 0) > patientMs,
  );
  if (next === undefined) return;
  pressedMs.set(next, performance.now());
  next.click();
}
