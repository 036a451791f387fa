import { useEffect, type ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';

const waiting = new WeakMap<HTMLElement, () => void>();
/** A story that throws while it renders has no effects: it is not waited for longer than this. */
const patienceMs = 500;

/** Stands around a story. Effects of what is inside run before its own: then all listeners are there. */
export function Mounted({ canvas, children }: { canvas: HTMLElement; children: ReactNode }): ReactNode {
  useEffect(() => {
    waiting.get(canvas)?.();
  });
  return children;
}

/**
 * Renders a story and waits for its effects. Outside of tests React runs them after the first picture, and Storybook
 * would not wait: a play function would touch what does not listen yet.
 */
export function mount(context: StoryContext) {
  return async (content?: ReactNode): Promise<StoryContext['canvas']> => {
    if (content !== undefined) context.originalStoryFn = () => <>{content}</>;
    const haveRun = new Promise<void>((resolve) => waiting.set(context.canvasElement, resolve));
    await (context.renderToCanvas as () => Promise<void>)();
    await Promise.race([haveRun, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    return context.canvas;
  };
}
