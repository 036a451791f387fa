import { createContext, use, useLayoutEffect, type ComponentType } from 'react';
import type { QuoteTableProps } from './quote-table.ts';

/** An address inside the app; `comes` keeps its room while that is not known yet; null where nothing stands there. */
export type Beside = string | null;

/** What the shell tells the screen inside it, and hears from it. */
export interface ScreenSurroundings {
  /** Name of the screen in the route table; empty outside the shell. */
  readonly routeTitle: string;
  /** The lower edge belongs to the tab bar. */
  readonly hasTabBar: boolean;
  /** It stands beside the main screen: no way back, no word about the connection. */
  readonly isCompanion?: boolean;
  /** What can be done with it stands beside it already. */
  readonly hasAside?: boolean;
  /** Its pane is wide enough for a second column beside its main part (40 rem), as from 1440 px beside a list and a ticket. */
  readonly isRoomy?: boolean;
  /** The list it was chosen from stands beside it: that is the way back. */
  readonly isBesideList?: boolean;
  /** It stands on a desk: this draws its lists of quotes. The desk brings it, so that no phone fetches it. */
  readonly QuoteTable?: ComponentType<QuoteTableProps>;
  /** The person has done something: what nobody needs before that may be fetched. */
  readonly hasActed: boolean;
  /** Told the name of what is on screen, for the window's title. */
  onTitle(title: string): void;
  /** Told what the screen wants beside itself on a wide window. */
  onBeside?(beside: Beside): void;
}

export const ScreenContext = createContext<ScreenSurroundings>({
  routeTitle: '',
  hasTabBar: false,
  hasActed: true,
  onTitle: () => {},
});

/** Says what stands beside this screen on a wide window, such as the first of what it lists; undefined: says nothing. */
export function useBeside(beside: Beside | undefined): void {
  const { onBeside } = use(ScreenContext);
  // Before the next picture: nothing moves aside for it later.
  useLayoutEffect(() => {
    if (beside !== undefined) onBeside?.(beside);
  }, [onBeside, beside]);
}
