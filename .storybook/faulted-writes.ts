/** A write that fails: a story in which it succeeds has to come to the same end, once the person has tried again. */
import { refusal, type RefusalName } from '@meridian/api';
import { catalogue, endpointIds, type EndpointId } from '@meridian/api/catalogue';
import { demoUser } from '@meridian/mocks/names';
import type { StoryContext } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { configure, waitFor } from 'storybook/test';
import en from '../locales/en.json' with { type: 'json' };
import { harmIn, tellsSince } from './failing-page.ts';
import {
  buttonsNamed,
  dialogs,
  lookAtPage,
  notices,
  pageNow,
  typedNow,
  watchPerson,
  type Person,
} from './watched-person.ts';
import { worldOf, type WorldParameters } from './worlds.tsx';

/** Faults take turns from call to call, and from run to run with `MERIDIAN_FAULT_TURN` from 0 to 6. */
const anyKind = ['down', 'http=500', 'lost', 'garbled', 'truncated', 'code=50000', 'hang'];

/** For a story that says something else where it is found out that it was done. */
export const nothingDone = ['down', 'http=500', 'code=50000', 'hang'];

/** How long an answer that never comes is waited for, in ms. */
const patienceMs = 4_000;

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

interface Failures {
  readonly kinds?: readonly string[];
  /** Refusals after which the same is not sent again: with where that leads instead. */
  readonly leadElsewhere?: Partial<Record<RefusalName, string>>;
}

/**
 * The story once more. Its write is refused, once for each reason that the catalogue declares, and then meets a fault. Each time that
 * is told, what was typed stays, and the same presses send it again; in the end the story's own play function sees that it was done. It
 * is carried out once.
 */
export function triedAgain(
  { input, meta, play }: DoneStory,
  call: EndpointId,
  { kinds = anyKind, leadElsewhere = {} }: Failures = {},
) {
  const { title: _, component, ...common } = meta.input;
  const refusals = catalogue[call].refusals.filter((name) => !(name in leadElsewhere));
  return {
    // A story draws what its file is about, which is another one here.
    render: () => createElement(component as ComponentType),
    ...common,
    ...input,
    parameters: { patienceMs, ...common.parameters, ...input.parameters, endsWithoutFaults: true },
    play: async (context: StoryContext): Promise<void> => {
      const handle = worldOf(context.canvasElement);
      const turn = endpointIds.indexOf(call) + Number(context.globals['faultTurn']);
      const faults = [
        ...refusals.map((name) => `code=${refusal[name]}`),
        kinds[turn % kinds.length] ?? 'down',
      ];
      const addFault = (fault: string): void => handle.addFault(`${fault}*1@${call}`);
      const person = watchPerson(handle, call);
      const timesDone = (): number =>
        [...handle.world.read().requests.values()].filter((done) => done.call === call).length;
      const before = timesDone();
      let isOver = false;
      // The story waits for its end until all that fails before it has failed.
      configure({ asyncUtilTimeout: long.timeout });
      addFault(faults[0] ?? '');
      const playing = Promise.resolve(play(context as never)).finally(() => (isOver = true));
      const failing = async (): Promise<void> => {
        for (const [index, fault] of faults.entries())
          await goOn(context, person, {
            time: index + 1,
            isAnswered: fault !== 'hang',
            isOver: () => isOver,
            prepareNext() {
              const next = faults[index + 1];
              if (next !== undefined) addFault(next);
            },
          });
      };
      try {
        await Promise.all([playing, failing()]);
      } finally {
        person.leave();
        // Of a story that has failed otherwise.
        playing.catch(() => {});
      }
      const carriedOut = timesDone() - before;
      const sent = person.timesSent();
      if (carriedOut !== 1 || sent < faults.length || sent > faults.length + 1)
        throw new Error(
          `sent ${sent} times, of which ${faults.length} failed, and carried out ${carriedOut} times`,
        );
    },
  };
}

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

interface Failure {
  /** Which sending failed, the first being 1. */
  readonly time: number;
  /** False: only the page knows when it is no longer waited for. */
  readonly isAnswered: boolean;
  isOver(): boolean;
  /** Before it is sent again. */
  prepareNext(): void;
}

/** Reads what became of one sending, and tries again. */
async function goOn(
  { userEvent }: StoryContext,
  person: Person,
  { time, isAnswered, isOver, prepareNext }: Failure,
): Promise<void> {
  await until(
    () => isOver() || (isAnswered ? person.hasMetFault(time) : person.timesSent() >= time),
    () => `sent ${person.timesSent()} times, and not failed for the ${time}. time:\n${lookAtPage().text}`,
    time === 1 ? long : { timeout: patience.timeout + patienceMs },
  );
  const { page: before, typed } = person.sentFrom(time) ?? pageNow();
  await until(
    () =>
      isOver() ||
      tellsSince(lookAtPage(), before) ||
      buttonsNamed(en['submission.sendAgain'], document).length > 0,
    () => `nothing tells that it failed, ${time}:\n${lookAtPage().text}`,
  );
  // What was lost on its way is found without another try.
  const isFormBack = (): boolean => [...typed.keys()].every((label) => typedNow().has(label));
  await until(
    () => isOver() || isFormBack() || buttonsNamed(en['submission.change'], document).length > 0,
    () => `what was typed is out of reach:\n${lookAtPage().text}`,
  );
  if (isOver()) return;
  const harm = harmIn(lookAtPage(), before, 'en');
  if (harm.length > 0) throw new Error(harm.join('\n'));
  await keepsWhatWasTyped(typed, isOver);
  prepareNext();
  const pressedMs = new Map<HTMLElement, number>();
  await waitFor(async () => {
    if (isOver() || person.isAnswered() || person.timesSent() > time) return;
    await pressOn(person, userEvent, pressedMs);
    throw new Error(`it cannot be sent again, by ${person.presses.join(', ')}:\n${lookAtPage().text}`);
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
  const next = [...lookAtPage().retries, ...names.flatMap((name) => buttonsNamed(name, root))].find(
    (button) => performance.now() - (pressedMs.get(button) ?? 0) > patientMs,
  );
  if (next === undefined) return;
  pressedMs.set(next, performance.now());
  next.click();
}
