import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTexts } from '#platform/words/intl.tsx';
import { usePorts } from '#platform/ports/context.ts';
import { fetchScreen, type ArrivedScreens } from './fetch-screen.ts';
import { isTab, linkedRoute, sourceOf, tabs, type RouteName } from '../routes.ts';

/** A screen has had the line for itself by then, in ms. */
const calmMs = 2_000;

/** Where a person mostly goes from a screen. The screens of all classes share their code. */
const likely: Partial<Record<RouteName, readonly RouteName[]>> = {
  home: ['quoteStock', 'ticketStock'],
  markets: ['quoteStock', 'ticketStock'],
  watchlist: ['quoteStock', 'ticketStock'],
  productCrypto: ['quoteStock', 'ticketStock'],
  trade: ['position', 'close'],
  quoteStock: ['ticketStock', 'position'],
  quoteCrypto: ['ticketStock', 'position'],
  ticketStock: ['position'],
  ticketCrypto: ['position'],
  position: ['close', 'quoteStock'],
};

const signals = ['pointerover', 'pointerdown', 'focusin'] as const;

export interface PrefetchProps {
  readonly name: RouteName;
  /** What is around the screens. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly arrived: ArrivedScreens;
}

/**
 * Fetches the code and texts of what a person is about to open: where a link is pointed at, pressed or focused, and, when
 * the screen has come to rest, what mostly follows it; not where traffic is to be saved.
 */
export function Prefetch({ name, frame, arrived }: PrefetchProps): ReactNode {
  const texts = useTexts();
  const { timers, network } = usePorts();

  useEffect(() => {
    const around = frame.current;
    const onSignal = ({ target }: Event): void => {
      const next = linkedRoute(target);
      // A press is answered first.
      if (next !== null) timers.setTimeout(() => void fetchScreen(sourceOf(next), arrived, texts), 0);
    };
    for (const type of signals) around?.addEventListener(type, onSignal, { passive: true });
    return () => {
      for (const type of signals) around?.removeEventListener(type, onSignal);
    };
  }, [frame, arrived, texts, timers]);

  useEffect(() => {
    if (network.savesData()) return undefined;
    let isCurrent = true;
    const fetchAll = async (): Promise<void> => {
      for (const next of [...(likely[name] ?? []), ...(isTab(name) ? tabs : [])]) {
        if (!isCurrent || !network.isOnline()) return;
        await fetchScreen(sourceOf(next), arrived, texts);
      }
    };
    const timer = timers.setTimeout(() => void fetchAll(), calmMs);
    return () => {
      isCurrent = false;
      timers.clearTimeout(timer);
    };
  }, [name, arrived, texts, timers, network]);

  return null;
}
