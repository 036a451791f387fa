import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'home.map', defaultMessage: 'What moves the US market' },
  /** Leads to the map of an exchange, as large as the screen. */
  whole: { id: 'home.mapWhole', defaultMessage: 'Full map' },
});
