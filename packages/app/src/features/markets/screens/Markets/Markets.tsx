import { moverLists, stockList, topList, usExchanges, type UsExchange } from '@meridian/api';
import { Beside, GridIcon, IconButton, Room, SegmentedControl, Stack, Tabs } from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useAddressQuery } from '#platform/address-query.ts';
import { Breadth } from '#presentation/Breadth/Breadth.tsx';
import { PagedQuotes } from '#presentation/PagedQuotes/PagedQuotes.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useListOrder } from '#presentation/SortedQuotes/list-order.ts';
import { OrderLine } from '#presentation/SortedQuotes/OrderLine.tsx';
import { messages } from './Markets.messages.ts';

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  values.some((known) => known === value);

/** What is listed of an exchange: its rankings (spec §2), and all of it, sorted as one likes. */
const listChoices = [...moverLists, 'all'] as const;
type ListChoice = (typeof listChoices)[number];

/** The lists of an exchange, or its map. */
type View = 'list' | 'map';

/** A chart: fetched with its view. */
const MarketMap = lazy(() => import('#presentation/MarketMap/MarketMap.tsx'));

const mapHeightPx = 460;
/** With the button of its table. */
const mapRoom = '32rem';

/** Exchange and ranking stand in the address, so that a link and the back button return to the same list. */
function useRanking() {
  const [params, change] = useAddressQuery();
  const exchangeParam = params.get('exchange');
  const listParam = params.get('list');
  const exchange: UsExchange = isOneOf(usExchanges, exchangeParam) ? exchangeParam : 'NASDAQ';
  const list: ListChoice = isOneOf(listChoices, listParam) ? listParam : 'gainers';
  const view: View = params.get('view') === 'map' ? 'map' : 'list';
  const show = (next: { exchange?: UsExchange; list?: ListChoice; view?: View }) =>
    // Beside a quote the rest of the address is that quote's.
    change((kept) => new URLSearchParams({ ...Object.fromEntries(kept), ...next }));
  return { exchange, list, view, show };
}

export default function MarketsScreen() {
  const intl = useIntl();
  const { exchange, list, view, show } = useRanking();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      <Stack gap={2}>
        <Beside
          end={
            <IconButton
              label={intl.formatMessage(messages.map)}
              icon={<GridIcon />}
              isPressed={view === 'map'}
              onPress={() => show({ view: view === 'map' ? 'list' : 'map' })}
            />
          }
        >
          <Tabs
            label={intl.formatMessage(messages.exchange)}
            value={exchange}
            onChange={(next) => show({ exchange: next as UsExchange })}
            items={usExchanges.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        </Beside>
        <Breadth key={exchange} exchanges={[exchange]} />
        {view === 'map' ? (
          <Room height={mapRoom}>
            <Suspense>
              <MarketMap key={exchange} exchanges={[exchange]} height={mapHeightPx} />
            </Suspense>
          </Room>
        ) : (
          <>
            <SegmentedControl
              label={intl.formatMessage(messages.list)}
              value={list}
              onChange={(next) => show({ list: next as ListChoice })}
              options={listChoices.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
            />
            <ExchangeList key={`${exchange}-${list}`} exchange={exchange} list={list} />
          </>
        )}
      </Stack>
    </ScreenFrame>
  );
}

interface ExchangeListProps {
  readonly exchange: UsExchange;
  readonly list: ListChoice;
}

function ExchangeList({ exchange, list }: ExchangeListProps) {
  const intl = useIntl();
  const sorting = useListOrder();
  const names = {
    exchange: intl.formatMessage(messages[exchange]),
    list: intl.formatMessage(messages[list]),
  };
  const said = {
    label: intl.formatMessage(messages.heading, names),
    what: intl.formatMessage(messages.what),
    texts: {
      emptyTitle: intl.formatMessage(messages.emptyTitle, names),
      emptyBody: intl.formatMessage(messages.emptyBody),
      emptyAction: intl.formatMessage(messages.emptyAction),
    },
  };
  if (list === 'all')
    return (
      <>
        <OrderLine sorting={sorting} />
        <PagedQuotes {...said} endpoint={stockList} request={{ market: exchange }} sorting={sorting} />
      </>
    );
  return (
    <PagedQuotes
      {...said}
      endpoint={topList}
      request={{ market: exchange, type: list }}
      kind={list === 'actives' ? 'byVolume' : 'usual'}
    />
  );
}
