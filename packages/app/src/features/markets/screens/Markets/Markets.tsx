import { moverLists, stockList, topList, usExchanges, type UsExchange } from '@meridian/api';
import {
  belowChartPx,
  Beside,
  GridIcon,
  IconButton,
  Room,
  SegmentedControl,
  Stack,
  Tabs,
  useChartHeight,
} from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useAddressQuery } from '#platform/address/address-query.ts';
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

/** The least height of the map, and how much more room it has than a quote's chart, which has a head of its own. */
const leastMapPx = 460;
const withoutHeadPx = 80;

/** The map of every exchange is in the address as this; a list is of one. */
const wholeMarket = 'all';

/** Exchange and ranking are in the address, so that a link and the back button return to the same list. */
function useRanking() {
  const [params, change] = useAddressQuery();
  const exchangeParam = params.get('exchange');
  const listParam = params.get('list');
  const exchange: UsExchange = isOneOf(usExchanges, exchangeParam) ? exchangeParam : 'NASDAQ';
  const list: ListChoice = isOneOf(listChoices, listParam) ? listParam : 'gainers';
  const view: View = params.get('view') === 'map' ? 'map' : 'list';
  const mapped = isOneOf(usExchanges, exchangeParam) ? exchangeParam : wholeMarket;
  const show = (next: { exchange?: string; list?: ListChoice; view?: View }) =>
    // Beside a quote the rest of the address is that quote's.
    change((kept) => new URLSearchParams({ ...Object.fromEntries(kept), ...next }));
  const shown = view === 'map' ? mapped : exchange;
  return { exchange, shown, list, view, show };
}

export default function MarketsScreen() {
  const intl = useIntl();
  const { exchange, shown, list, view, show } = useRanking();
  const isMap = view === 'map';
  const choices = isMap ? ([wholeMarket, ...usExchanges] as const) : usExchanges;
  const exchanges = isOneOf(usExchanges, shown) ? [shown] : usExchanges;
  const mapPx = Math.max(leastMapPx, useChartHeight() + withoutHeadPx);
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      <Stack gap={2}>
        <Beside
          end={
            <IconButton
              label={intl.formatMessage(messages.map)}
              icon={<GridIcon />}
              isPressed={isMap}
              onPress={() => show({ view: isMap ? 'list' : 'map' })}
            />
          }
        >
          <Tabs
            label={intl.formatMessage(messages.exchange)}
            value={shown}
            onChange={(next) => show({ exchange: next })}
            items={choices.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        </Beside>
        <Breadth key={shown} exchanges={exchanges} />
        {isMap ? (
          <Room height={`${mapPx + belowChartPx}px`}>
            <Suspense>
              <MarketMap key={shown} exchanges={exchanges} height={mapPx} />
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
