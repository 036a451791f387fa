import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as registerStories from './Register.stories.tsx';

export const states = {
  loading: 'Pending',
  slow: 'Pending',
  failed: [
    'OutcomeUnknown',
    'NothingTyped',
    'CodeWrong',
    'CodeExpired',
    'CodeLocked',
    'CodeAskedForElsewhere',
  ],
  empty: { cannotBe: 'shows no list' },
  signedOut: 'Ready',
  sessionExpired: { cannotBe: 'needs no session' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'shows no list' },
  emailCode: {
    notSent: 'Ready',
    sent: ['CodeSent', 'CodeCooling'],
    wrong: 'CodeWrong',
    expired: 'CodeExpired',
    locked: 'CodeLocked',
    accepted: 'CodeAccepted',
  },
} satisfies ScreenStates<typeof registerStories, 'emailCode'>;
