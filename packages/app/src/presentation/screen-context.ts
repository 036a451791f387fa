import { createContext, use, useLayoutEffect, type ComponentType } from 'react';
import type { QuoteTableProps } from './quotes/quote-table.ts';

/** An address inside the app; `comes` keeps its room while the address is not known yet; null for nothing. */
export type Beside = string | null;

/** What the shell passes to the screen inside it, and takes from it. */
export interface ScreenSurroundings {
  /** Name of the screen in the route table; empty outside the shell. */
  readonly routeTitle: string;
  /** The lower edge belongs to the tab bar. */
  readonly hasTabBar: boolean;
  /** It is beside the main screen: no back button, no note about the connection. */
  readonly isCompanion?: boolean;
  /** The ticket is beside it already. */
  readonly hasAside?: boolean;
  /** Its pane is wide enough for a second column beside its main part (40 rem), as from 1440 px beside a list and a ticket. */
  readonly isRoomy?: boolean;
  /** The list it was chosen from is beside it: that is the way back. */
  readonly isBesideList?: boolean;
  /** On a desk: draws its lists of quotes. The desk supplies it, so that phones do not fetch it. */
  readonly QuoteTable?: ComponentType<QuoteTableProps>;
  /** The user has acted: code that is not needed before that may be fetched. */
  readonly hasActed: boolean;
  /** Called with the name of what is on screen, for the window's title. */
  onTitle(title: string): void;
  /** Called with what the screen wants beside itself on a wide window. */
  onBeside?(beside: Beside): void;
}

export const ScreenContext = createContext<ScreenSurroundings>({
  routeTitle: '',
  hasTabBar: false,
  hasActed: true,
  onTitle: () => {},
});

/** Sets what is beside this screen on a wide window, such as the first of its list; undefined changes nothing. */
export function useBeside(beside: Beside | undefined): void {
  const { onBeside } = use(ScreenContext);
  // Before the next picture: nothing moves aside for it later.
  useLayoutEffect(() => {
    if (beside !== undefined) onBeside?.(beside);
  }, [onBeside, beside]);
}
