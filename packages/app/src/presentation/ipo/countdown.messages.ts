import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  days: { id: 'subscription.leftDays', defaultMessage: '{days} d {hours} h left' },
  hours: { id: 'subscription.leftHours', defaultMessage: '{hours} h {minutes} min left' },
  minutes: { id: 'subscription.leftMinutes', defaultMessage: '{minutes} min {seconds} s left' },
  over: { id: 'subscription.leftNone', defaultMessage: 'Closed' },
});
