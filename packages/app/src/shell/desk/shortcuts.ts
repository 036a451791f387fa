import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePorts } from '#platform/ports/context.ts';
import { routePaths } from '#platform/address/paths.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { areLettersTaken, hasOtherUse } from './keys.ts';
import { orderingAddress, type HeldHere } from './ordering-keys.ts';
import type { Address } from './panes.ts';

/** Whether single letters and digits do something on a desk: until somebody turns them off (WCAG 2.1.4), remembered. */
export function useLetterKeys(): [hasLetters: boolean, set: (hasLetters: boolean) => void] {
  const { storage } = usePorts();
  const [hasLetters, setLetters] = useState(() => storage.get(storageKeys.deskKeys) !== 'off');
  return [
    hasLetters,
    (next) => {
      setLetters(next);
      if (next) storage.remove(storageKeys.deskKeys);
      else storage.set(storageKeys.deskKeys, 'off');
    },
  ];
}

export interface Shortcuts {
  /** What the desk is about. */
  readonly subject: Address;
  readonly held: HeldHere;
  readonly hasLetters: boolean;
  /** Lists the keys. Its key stays: it is the way to turn the others on again. */
  onHelp(): void;
}

/** Keys of the desk besides those that walk a list: the chart's period, buy, sell, search, and the list of all keys. */
export function useShortcuts({ subject, held, hasLetters, onHelp }: Shortcuts): void {
  const navigate = useNavigate();
  useEffect(() => {
    function act(event: KeyboardEvent): void {
      if (event.repeat || areLettersTaken()) return;
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        onHelp();
        return;
      }
      if (!hasLetters || hasOtherUse(event, 'shift')) return;
      const order = orderingAddress(event, subject, held);
      if (order !== null) void navigate(order);
      else if (event.shiftKey) return;
      else if (event.key === '/') void navigate(routePaths.search);
      else if (!choosePeriod(event.key)) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [subject, held, hasLetters, onHelp, navigate]);
}

/** The period in that place of the chart's picker; false where there is no chart, or it has no such place. */
function choosePeriod(key: string): boolean {
  if (!/^[1-9]$/.test(key)) return false;
  const periods = document.querySelector('[data-pane] [data-periods]')?.querySelectorAll('input') ?? [];
  const period = periods[Number(key) - 1];
  period?.click();
  return period !== undefined;
}
