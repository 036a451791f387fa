import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  rateValue: { id: 'exchange.rateValue', defaultMessage: '1 {from} = {rate} {to}, {age}' },
});
