import type { StatusFamilyName, StatusName } from '@meridian/api';

/** The states that any screen may be in. Each screen shows them or says why it cannot be in them. */
export type GeneralState =
  | 'loading'
  | 'slow'
  | 'failed'
  | 'empty'
  | 'signedOut'
  | 'sessionExpired'
  /** The live feed is interrupted. */
  | 'stale'
  | 'offline'
  | 'marketClosed'
  | 'longNames'
  /** A line of an answer does not fit its schema. */
  | 'unreadable';

/** The stories that the modules of a screen's stories export. */
export type StoryOf<Module> = Module extends unknown
  ? {
      [Name in keyof Module & string]: Module[Name] extends { readonly _tag: 'Story' } ? Name : never;
    }[keyof Module & string]
  : never;

/** One story or several. */
type Shown<Story extends string> = Story | readonly [Story, ...Story[]];

interface Excuse {
  /** Why the screen cannot be in the state. */
  readonly cannotBe: string;
}

/** A state that a story is named after is shown by it: there is no excuse then. */
type StateOf<State extends string, Story extends string> =
  Capitalize<State> extends Story ? Shown<Story> : Shown<Story> | Excuse;

/**
 * What a screen promises to show: each general state, and each status of the families it is about, by the story that shows
 * it or the reason why none can. Is beside the screen as `<Screen>.states.ts`:
 *
 *     export const states = { loading: 'Loading', … } satisfies ScreenStates<typeof kycStories, 'kyc'>;
 *
 * @typeParam Module the modules of the screen's stories, as a union
 */
export type ScreenStates<Module, Families extends StatusFamilyName = never> = {
  readonly [State in GeneralState]: StateOf<State, StoryOf<Module>>;
} & {
  readonly [Family in Families]: {
    readonly [Status in StatusName<Family>]: StateOf<Status, StoryOf<Module>>;
  };
};
