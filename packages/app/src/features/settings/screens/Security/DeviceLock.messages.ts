import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'deviceLock.title', defaultMessage: 'Lock of this device' },
  lead: {
    id: 'deviceLock.lead',
    defaultMessage:
      'Asks for the finger, face or PIN of this device before the app shows anything. It locks this device only: it does not protect your account elsewhere.',
  },
  unsupported: {
    id: 'deviceLock.unsupported',
    defaultMessage:
      'This browser cannot ask this device for your finger, face or PIN. Lock the device itself when you put it away.',
  },
  isOn: { id: 'deviceLock.isOn', defaultMessage: 'On' },
  isOff: { id: 'deviceLock.isOff', defaultMessage: 'Off' },
  isUnsupported: { id: 'deviceLock.isUnsupported', defaultMessage: 'Not available' },
  set: { id: 'deviceLock.set', defaultMessage: 'Set up the lock' },
  remove: { id: 'deviceLock.remove', defaultMessage: 'Remove the lock' },
  after: { id: 'deviceLock.after', defaultMessage: 'Lock after' },
  minutes: {
    id: 'deviceLock.minutes',
    defaultMessage: '{minutes, plural, =0 {Leaving the app} one {# minute} other {# minutes}}',
  },
  cancelled: { id: 'deviceLock.cancelled', defaultMessage: 'Nothing has changed: you were not recognised.' },
  failed: { id: 'deviceLock.failed', defaultMessage: 'Nothing has changed: this device could not be asked.' },
});
