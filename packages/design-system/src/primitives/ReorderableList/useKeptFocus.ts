import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface Held {
  readonly key: string;
  /** The row's place, and which of its controls had the focus. */
  readonly index: number;
  readonly control: number;
}

/**
 * Where the row in focus goes, the focus stays at its place: on the same control of the row that comes there. Without it the
 * keyboard would begin again at the top of the page.
 */
export function useKeptFocus(
  listRef: RefObject<HTMLElement | null>,
  keys: readonly string[],
): { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void } {
  const held = useRef<Held>(undefined);

  useLayoutEffect(() => {
    const last = held.current;
    if (last === undefined) return;
    const index = keys.indexOf(last.key);
    if (index >= 0) held.current = { ...last, index };
    else {
      held.current = undefined;
      // Whoever is elsewhere by now stays there.
      if (document.activeElement !== document.body) return;
      const row = rowsOf(listRef).find(
        ({ dataset }) => dataset['row'] === keys[Math.min(last.index, keys.length - 1)],
      );
      if (row !== undefined) controlsOf(row)[last.control]?.focus({ preventScroll: true });
    }
  });

  return {
    onFocus({ target }) {
      const row = target.closest<HTMLElement>('[data-row]');
      const key = row?.dataset['row'];
      held.current =
        row === null || key === undefined
          ? undefined
          : { key, index: keys.indexOf(key), control: controlsOf(row).indexOf(target as HTMLElement) };
    },
    onBlur() {
      held.current = undefined;
    },
  };
}

const rowsOf = (listRef: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(listRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

const controlsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0);
