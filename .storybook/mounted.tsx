import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { StoryContext } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { orCrash } from './crashes.ts';
import { choicesOf } from './world-choices.ts';

const waiting = new WeakMap<HTMLElement, () => void>();
const shown = new WeakMap<HTMLElement, () => void>();
/** A story that throws while it renders has no effects: it is not waited for longer than this. */
const patienceMs = 500;

const { getElementError: describedError } = getConfig();

/**
 * Of something that is not found: where it was looked for is written down when it is read. What is waited for is
 * looked for many times, and the whole page was written down each time, which took a tenth of the run.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  const say = (value: string): void =>
    void Object.defineProperty(error, 'message', { value, writable: true });
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      say(describedError(message, container).message);
      return error.message;
    },
    set: say,
  });
  return error;
}

function isInAnotherWorld({ globals, parameters, playFunction }: StoryContext): boolean {
  const hasWorld = parameters['scenario'] !== undefined && playFunction !== undefined;
  return hasWorld && choicesOf(globals) !== null;
}

/** Wraps a story. Effects of what is inside run before its own: then all listeners are there. */
export function Mounted({ canvas, children }: { canvas: HTMLElement; children: ReactNode }): ReactNode {
  const [isTakenAway, setIsTakenAway] = useState(false);
  useEffect(() => {
    waiting.get(canvas)?.();
    shown.set(canvas, () => flushSync(() => setIsTakenAway(true)));
  });
  return isTakenAway ? null : children;
}

/** Before the next story begins, so that what it sets back on the page is not drawn once more. */
export function takeAway(canvas: HTMLElement): void {
  shown.get(canvas)?.();
}

/**
 * Renders a story and waits for its effects and its typeface. Outside of tests React runs them after the first picture, and Storybook
 * would not wait: a play function would touch what does not listen yet.
 */
export function mount(context: StoryContext) {
  return async (content?: ReactNode): Promise<StoryContext['canvas']> => {
    // A busy machine is slow, not wrong.
    configure({
      asyncUtilTimeout: 15_000,
      getElementError: elementError,
      // As in a browser: inside `act`, which Storybook puts around each event and does not await, React forgets what suspends.
      eventWrapper: (dispatch: () => unknown) => dispatch(),
    });
    if (content !== undefined) context.originalStoryFn = () => <>{content}</>;
    const haveRun = new Promise<void>((resolve) => waiting.set(context.canvasElement, resolve));
    await orCrash((context.renderToCanvas as () => Promise<void>)());
    await Promise.race([haveRun, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    // What is measured, is measured in the typeface it is shown in.
    await document.fonts.ready;
    // What a story presses is meant for its own world. In another one it is shown and not played.
    if (isInAnotherWorld(context)) await new Promise(() => {});
    return context.canvas;
  };
}
