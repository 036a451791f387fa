import type { ComponentType } from 'react';

/** Code of a screen, loaded when it is first opened. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** A screen's code and its texts, which come together. */
export interface ScreenSource {
  readonly load: LoadScreen;
  /** The part of the app whose texts it shows: its feature (platform/texts). */
  readonly texts: string;
}

export interface Route {
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[];
  readonly screen: ScreenSource | 'notBuilt';
  /**
   * Without a sign-in: home, markets, quotes, search, news, share links (DECISIONS 15), what leads to signing in, and
   * the language and looks. `signedIn` leads through sign-in and back. The tabs gate their own contents.
   */
  readonly access: 'anonymous' | 'signedIn';
}

/** A feature's entry point holds its screens by name; the router wants one as the default. */
export function screenOf<Entry>(
  texts: string,
  load: () => Promise<Entry>,
  pick: (entry: Entry) => ComponentType,
): ScreenSource {
  return { load: async () => ({ default: pick(await load()) }), texts };
}
