import { useEffect, type RefObject } from 'react';

/** Arrows walk the results, from the field and back to it; Escape in a row leads back to the field. Enter opens a row by itself. */
export function useResultKeys(frame: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const root = frame.current;
    function onKeyDown(event: KeyboardEvent): void {
      if (root === null || event.defaultPrevented || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const field = root.querySelector('input');
      const rows = [...root.querySelectorAll<HTMLElement>('[data-row] a')];
      const { activeElement } = document;
      const at = rows.findIndex((row) => row === activeElement);
      if (at < 0 && activeElement !== field) return;
      if (event.key === 'Escape' && at >= 0) {
        event.preventDefault();
        onEscape();
        field?.focus();
        return;
      }
      const target = targetOf(event.key, at, rows.length);
      if (target === null) return;
      event.preventDefault();
      (rows[target] ?? field)?.focus();
    }
    root?.addEventListener('keydown', onKeyDown);
    return () => root?.removeEventListener('keydown', onKeyDown);
  }, [frame, onEscape]);
}

/** Which row a key leads to from a row, or from the field (−1), which is above the first; null: it leads nowhere. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at < 0 ? null : at - 1;
  if (at < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
