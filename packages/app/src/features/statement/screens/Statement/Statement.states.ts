import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as statementStories from './Statement.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'AnswerDoesNotFit'],
  empty: ['Empty', 'EmptyWallet'],
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: ['SessionExpired', 'ForbiddenByStatus', 'ForbiddenInAnEnvelope'],
  stale: 'StalePrices',
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: 'LongNames',
  unreadable: ['OneLineUnreadable', 'HostileLine', 'UnknownKinds'],
} satisfies ScreenStates<typeof statementStories>;
