import { createContext } from 'react';

/** What the shell and the screen inside it tell each other. */
export interface ScreenSurroundings {
  /** The lower edge belongs to the tab bar. */
  readonly hasTabBar: boolean;
  /** Told the name of what is on screen, for the window's title. */
  onTitle(title: string): void;
}

export const ScreenContext = createContext<ScreenSurroundings>({ hasTabBar: false, onTitle: () => {} });
