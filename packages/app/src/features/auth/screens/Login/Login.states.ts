import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as loginStories from './Login.stories.tsx';

export const states = {
  loading: 'Pending',
  slow: 'Pending',
  failed: ['NetworkFails', 'ServerFails', 'AnswerDoesNotFit'],
  empty: { cannotBe: 'shows no list' },
  signedOut: 'Ready',
  sessionExpired: { cannotBe: 'is where an expired session leads' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'shows no list' },
} satisfies ScreenStates<typeof loginStories>;
