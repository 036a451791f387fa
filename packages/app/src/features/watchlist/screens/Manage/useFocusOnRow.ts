import { useEffect, useRef, type RefObject } from 'react';

/** The keyboard goes on at a row that comes back, once it is there, unless it has gone elsewhere meanwhile. */
export function useFocusOnRow(frame: RefObject<HTMLElement | null>): (key: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    // What was pressed is gone by now, and the focus with it.
    if (document.activeElement !== document.body) wanted.current = undefined;
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['row'] === wanted.current);
    if (row === undefined) return;
    wanted.current = undefined;
    // Who pressed with a finger reads on where they are.
    row.querySelector<HTMLElement>('[role=checkbox]')?.focus({ preventScroll: true });
  });
  return (key) => {
    wanted.current = key;
  };
}
