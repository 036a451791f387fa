import { areaList } from '@meridian/api';
import { RegionSelect, Skeleton } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/reading/request.ts';
import { missing } from '#platform/words/format.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { messages } from './country.messages.ts';
import type { Bound } from './useFields.ts';

/** Where most customers are from. */
const first = ['CN', 'HK', 'MO', 'TW', 'SG', 'US'] as const;

/** A country or region that the brokerage takes (spec §3, §5). */
export function CountryField({
  label,
  value,
  onChange,
  error,
}: Bound<string | null> & { readonly label: string }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(areaList, {});
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  return (
    <RequestView
      request={request}
      reload={reload}
      what={say('countries')}
      skeleton={<Skeleton shape="block" height="calc(1.5rem + var(--m-size-row))" />}
    >
      {({ list }) => (
        <RegionSelect
          label={label}
          placeholder={say('choose')}
          value={value}
          onChange={onChange}
          error={error}
          codes={list.map(({ areaCode }) => areaCode)}
          locale={intl.locale}
          pinned={first}
          searchLabel={say('searchCountry')}
          closeLabel={say('closeCountries')}
          nothingFoundText={say('noCountry')}
          foundText={(count) => intl.formatMessage(messages.countriesFound, { count })}
        />
      )}
    </RequestView>
  );
}

/** A country's name in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code) => names.of(code) ?? missing;
}
