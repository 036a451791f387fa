import { defineMessages } from '#platform/messages.ts';

export const messages = defineMessages({
  /** Leads to the map of an exchange, as large as the screen. */
  whole: { id: 'home.mapWhole', defaultMessage: 'Full map' },
});
