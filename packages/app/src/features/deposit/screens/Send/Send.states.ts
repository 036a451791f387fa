import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as sendingStories from './Sending.stories.tsx';
import type * as sendStories from './Send.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'BelowOneWithoutProof', 'MoreThanIsTaken', 'ProofRefused', 'OutcomeUnknown'],
  empty: ['NothingOffered', 'NoAddress'],
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no live prices: a rate has its age' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no market' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'a way that cannot be read is not offered' },
} satisfies ScreenStates<typeof sendStories | typeof sendingStories>;
