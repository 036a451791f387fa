import { useEffect, useRef } from 'react';
import { usePorts } from '#platform/ports/context.ts';

/**
 * Runs something at once, or, where a button or a finger is down, after it was let go and its click was handled. An error that
 * appears while somebody presses a button moves the button away from under the press, which is then lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const { timers } = usePorts();
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] });

  useEffect(() => {
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    const letGo = (): void => {
      press.current.isDown = false;
      const waiting = press.current.waiting.splice(0);
      timers.setTimeout(() => waiting.forEach((run) => run()), 0);
    };
    addEventListener('pointerdown', () => (press.current.isDown = true), options);
    addEventListener('pointerup', letGo, options);
    addEventListener('pointercancel', letGo, options);
    return () => stopping.abort();
  }, [timers]);

  return (run) => {
    if (press.current.isDown) press.current.waiting.push(run);
    else run();
  };
}
