import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as serviceStories from './Service.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: ['Slow', 'HelpSlow'],
  failed: ['Failed', 'HelpFailed', 'TopicsFailed', 'AnswerFailed'],
  empty: ['NothingPublished', 'HelpNotPublished', 'HelpNothingFound', 'AnswerGone'],
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: { cannotBe: 'asks for nothing of the account' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'a way that cannot be read is text, or left out' },
} satisfies ScreenStates<typeof serviceStories>;
