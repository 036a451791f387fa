import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  label: { id: 'emailCode.label', defaultMessage: 'Email verification code' },
  send: { id: 'emailCode.send', defaultMessage: 'Send code' },
  sendAgain: { id: 'emailCode.sendAgain', defaultMessage: 'Send again' },
  wait: { id: 'emailCode.wait', defaultMessage: 'Again in {seconds} s' },
  /** Word for word (spec §8); where it went is below the field. */
  done: { id: 'emailCode.done', defaultMessage: 'Send Success' },
  sent: { id: 'emailCode.sent', defaultMessage: 'Sent to {email}. The code is valid for {minutes} minutes.' },
  doubt: {
    id: 'emailCode.doubt',
    defaultMessage: 'The code may have been sent: check your email. You can ask for another.',
  },
});
