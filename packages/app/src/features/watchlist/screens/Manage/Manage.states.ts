import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as alertsStories from './Alerts.stories.tsx';
import type * as manageStories from './Manage.stories.tsx';
import type * as undoingStories from './Undoing.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'RemovalFails', 'AnswerLost', 'NobodyKnows', 'RemovalRefused'],
  empty: ['Empty', 'NoAlerts'],
  signedOut: ['SignedOut', 'AlertsSignedOut'],
  sessionExpired: 'SessionExpired',
  stale: 'StalePrices',
  offline: 'Offline',
  marketClosed: { cannotBe: 'it shows no price' },
  longNames: 'LongNames',
  unreadable: 'OneLineUnreadable',
} satisfies ScreenStates<typeof manageStories & typeof alertsStories & typeof undoingStories>;
