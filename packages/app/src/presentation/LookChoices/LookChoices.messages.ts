import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  language: { id: 'looks.language', defaultMessage: 'Language' },
  theme: { id: 'looks.theme', defaultMessage: 'Appearance' },
  system: { id: 'looks.system', defaultMessage: 'System' },
  light: { id: 'looks.light', defaultMessage: 'Light' },
  dark: { id: 'looks.dark', defaultMessage: 'Dark' },
  convention: { id: 'looks.convention', defaultMessage: 'Price colours' },
  'green-up': { id: 'looks.greenUp', defaultMessage: 'Green up' },
  'red-up': { id: 'looks.redUp', defaultMessage: 'Red up' },
  'colour-blind': { id: 'looks.colourBlind', defaultMessage: 'Colour-blind safe' },
  density: { id: 'looks.density', defaultMessage: 'Display density' },
  comfortable: { id: 'looks.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'looks.compact', defaultMessage: 'Compact' },
  densityHint: {
    id: 'looks.densityHint',
    defaultMessage: 'Height of rows, tables and forms on this device.',
  },
  dates: { id: 'looks.dates', defaultMessage: 'Dates' },
  datesHint: {
    id: 'looks.datesHint',
    defaultMessage: 'The same in every language, or as this language writes them.',
  },
  sample: { id: 'looks.sample', defaultMessage: 'This is how a rise and a fall look.' },
});
