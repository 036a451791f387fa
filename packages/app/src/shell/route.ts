import type { ComponentType } from 'react';

/** Code of a screen, loaded when it is first opened. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** A screen's code and its texts, which come together. */
export interface ScreenSource {
  readonly load: LoadScreen;
  /** The parts of the app whose texts it shows: its feature, or those that it chooses between (platform/texts). */
  readonly texts: readonly string[];
  /** What each of these features calls it: tools find its code and its stories by that. */
  readonly names: readonly string[];
}

/** What a screen is on a wide window, where others are beside it: which ones, `desk/panes.ts` says. */
export type DeskPart =
  | 'home'
  | 'list'
  | 'trade'
  | 'messages'
  | 'quote'
  | 'ticket'
  | 'position'
  | 'close'
  | 'message'
  | 'story'
  /** Offers of new shares, and one of them. */
  | 'offers'
  | 'offer'
  /** What can be followed, one of them or one's own copy, and the form that puts money in. */
  | 'follows'
  | 'followed'
  | 'following';

/** Who may open a screen. Where money is committed or paid out, nobody without a sign-in: the type has no such row. */
type Access =
  | {
      /**
       * Without a sign-in: home, markets, quotes, search, news, share links (DECISIONS 15), what leads to signing in, and
       * the language and looks. `signedIn` leads through sign-in and back. The tabs gate their own contents.
       */
      readonly access: 'anonymous' | 'signedIn';
      readonly commitsMoney?: never;
    }
  | {
      readonly access: 'signedIn';
      /** Money, or what receives it, is moved, committed or changed here. */
      readonly commitsMoney: true;
    };

/** Where money is moved. */
export const money = { access: 'signedIn', commitsMoney: true } as const;

export type Route = Access & {
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[];
  readonly screen: ScreenSource;
  /** Left out where the screen is alone on any window. */
  readonly desk?: DeskPart;
};
