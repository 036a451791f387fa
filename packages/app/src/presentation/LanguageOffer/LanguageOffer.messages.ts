import { defineMessages } from '#platform/words/messages.ts';

/** Each is read in the language that is offered, whatever the app is in. */
export const messages = defineMessages({
  languageOffer: { id: 'presentation.languageOffer', defaultMessage: 'Switch to English' },
  languageOfferAway: { id: 'presentation.languageOfferAway', defaultMessage: 'Do not show this again' },
});
