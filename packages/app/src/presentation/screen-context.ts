import { createContext } from 'react';

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
  /** The person has done something: what nobody needs before that may be fetched. */
  readonly hasActed: boolean;
  /** Told the name of what is on screen, for the window's title. */
  onTitle(title: string): void;
}

export const ScreenContext = createContext<ScreenSurroundings>({
  routeTitle: '',
  hasTabBar: false,
  hasActed: true,
  onTitle: () => {},
});
