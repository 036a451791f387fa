import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  choose: { id: 'country.choose', defaultMessage: 'Choose' },
  countries: { id: 'country.countries', defaultMessage: 'the list of countries and regions' },
  searchCountry: { id: 'country.searchCountry', defaultMessage: 'Search countries and regions' },
  closeCountries: { id: 'country.closeCountries', defaultMessage: 'Close the list' },
  noCountry: { id: 'country.noCountry', defaultMessage: 'No country or region of this name' },
  countriesFound: { id: 'country.countriesFound', defaultMessage: '{count} found' },
});
