import { useLongPress, type PressPoint } from '@meridian/design-system';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { rowOf } from './row-of.ts';

const load = () => import('./AskedRow.tsx');
const AskedRow = lazy(() => load().catch(() => ({ default: () => null })));

interface Asked {
  readonly row: HTMLAnchorElement;
  readonly at: PressPoint;
  /** Each time is a menu of its own. */
  readonly count: number;
  /** Entry of the history where it was asked: the menu leaves with it. */
  readonly entry: string;
}

/**
 * The menu of any row of any list of instruments: a long press on a phone, a right click, the context-menu key. Heard once
 * for the whole app: no row has a handler, and a menu that opens renders no list.
 */
export function RowMenus({ frame }: { readonly frame: RefObject<HTMLElement | null> }): ReactNode {
  const { key: entry } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  useLongPress(frame, {
    targetOf(pressed) {
      const row = rowOf(pressed);
      // Its code is on its way while the finger rests.
      if (row !== null) void load().catch(() => {});
      return row;
    },
    onLongPress(row, at) {
      setAsked((before) => ({ row, at, entry, count: (before?.count ?? 0) + 1 }));
    },
  });
  // A way back does not open again what was left.
  if (asked !== null && asked.entry !== entry) setAsked(null);
  if (asked === null) return null;
  const { row, at, count } = asked;
  return (
    <Suspense fallback={null}>
      <AskedRow key={count} row={row} at={at} onGone={() => setAsked(null)} />
    </Suspense>
  );
}
