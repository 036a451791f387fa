import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePorts } from '#platform/ports/context.ts';
import { routePaths } from '#platform/address/paths.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { isFirstEntry } from '#presentation/first-entry.ts';
import { useAskedOrders, type OrderedProduct } from '#presentation/ordering/asked-orders.ts';
import { areLettersTaken, hasOtherUse, isInAmountField, isInForm } from './keys.ts';
import { orderingAddress, type HeldHere } from './ordering-keys.ts';
import { shownAt, type Address } from './panes.ts';
import { subjectOf } from './subject.ts';

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
  /** What the page is about. */
  readonly subject: Address;
  /** What is ordered there; null where nothing can be. */
  readonly product: OrderedProduct | null;
  readonly held: HeldHere;
  readonly hasLetters: boolean;
  /** Lists the keys. Its key stays: it is the way to turn the others on again. */
  onHelp(): void;
}

/**
 * Keys besides those that walk a list: buy and sell with the quantity typed at once, a limit, the chart's period, search,
 * the way back out of a ticket, and the list of all keys.
 */
export function useShortcuts({ subject, product, held, hasLetters, onHelp }: Shortcuts): void {
  const navigate = useNavigate();
  const orders = useAskedOrders();
  const goBack = useStepBack(subject);
  const { key: place } = useLocation();

  // The page is read from its heading first: its field takes the focus from there.
  useEffect(() => orders.handOver(), [orders, place]);

  useEffect(() => {
    /** To the ticket, where the quantity is typed next. */
    function lead(order: string): void {
      if (product !== null) orders.leave(product, { asks: 'quantity', typed: '' });
      void navigate(order);
    }

    /** A digit on the way to a ticket, or among its other fields, is its quantity's. */
    function typeQuantity(key: string): boolean {
      if (product === null || !/^[0-9.]$/.test(key)) return false;
      return (
        orders.type(product, key) || (isInForm() && orders.ask(product, { asks: 'quantity', typed: key }))
      );
    }

    function askLimit(): boolean {
      const limit = { asks: 'limit', typed: '' } as const;
      return product !== null && (orders.leaveToo(product, limit) || orders.ask(product, limit));
    }

    function act(event: KeyboardEvent): void {
      if (event.repeat) return;
      const isPlain = !hasOtherUse(event);
      const isAskingLimit = isPlain && hasLetters && event.key.toLowerCase() === 'l';
      if (isPlain && event.key === 'Escape' && goBack()) return event.preventDefault();
      // In an amount no letter is text: which way, and at which limit, can be changed from there.
      const isInAmount = isInAmountField();
      if (areLettersTaken() && !isInAmount) return;
      if (event.key === '?' && !isInAmount && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        onHelp();
        return;
      }
      if (!hasLetters || hasOtherUse(event, 'shift')) return;
      const order = orderingAddress(event, subject, held);
      if (order !== null) lead(order);
      else if (event.shiftKey || (isInAmount && !isAskingLimit)) return;
      else if (event.key === '/') void navigate(routePaths.search);
      else if (!typeQuantity(event.key) && !(isAskingLimit && askLimit()) && !choosePeriod(event.key)) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [subject, product, held, hasLetters, onHelp, orders, goBack, navigate]);
}

/** From the fields of a ticket to what it was opened from; false where there is nothing to step back from. */
function useStepBack({ pathname, search }: Address): () => boolean {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => {
    const { activeElement } = document;
    const isOpen = document.querySelector('[data-modal][data-open], [role=listbox], [role=menu]') !== null;
    if (isOpen || activeElement?.getAttribute('aria-expanded') === 'true') return false;
    const here = subjectOf(location.pathname + location.search);
    if (here?.kind === 'instrument' && !here.isShown) {
      const quote = shownAt({ pathname, search });
      if (!isFirstEntry(location)) void navigate(-1);
      else if (quote !== null) void navigate(quote, { replace: true });
      return true;
    }
    // A ticket beside the page: it stays, and letters are keys again.
    if (!isInForm() || !(activeElement instanceof HTMLElement)) return false;
    activeElement.blur();
    return true;
  }, [navigate, location, pathname, search]);
}

/** The period in that place of the chart's picker; false where there is no chart, or it has no such place. */
function choosePeriod(key: string): boolean {
  if (!/^[1-9]$/.test(key) || isInForm()) return false;
  const periods = document.querySelector('main [data-periods]')?.querySelectorAll('input') ?? [];
  const period = periods[Number(key) - 1];
  period?.click();
  return period !== undefined;
}
