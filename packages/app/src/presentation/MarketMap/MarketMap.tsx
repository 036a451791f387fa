import { sectors, toDecimal, topList, type Quote, type UsExchange } from '@meridian/api';
import { EmptyState, Skeleton } from '@meridian/design-system';
import {
  HeatMap,
  type HeatMapCell,
  type HeatMapGroup,
  type HeatMapProps,
} from '@meridian/design-system/charts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import type { Message } from '#platform/words/messages.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { quoteKey } from '../quotes/LiveQuoteRow.tsx';
import { useRefreshable } from '../Refresh/refreshing.ts';
import { RequestView } from '../RequestView.tsx';
import { sectorNames } from '../sectors.messages.ts';
import { turnoverOf } from './turnover.ts';
import { useQuotesNow } from './quotes-now.ts';
import { messages } from './MarketMap.messages.ts';

/** Stocks of one exchange on the map: more would be too small to be read or hit. */
const stocksPerExchange = 40;

/** One step of colour is one percent. */
const stepPercent = 1;

export interface MarketMapProps {
  readonly exchanges: readonly UsExchange[];
  /** Of reading, map and legend, in px. */
  readonly height: number;
}

/**
 * The most traded stocks of the day by sector: the area of each is its turnover, its colour how far it has moved. Colour and
 * figures follow the prices; places are those of the last reading, as a map whose tiles wandered could not be read.
 */
export default function MarketMap({ exchanges, height }: MarketMapProps): ReactNode {
  const intl = useIntl();
  const frame = useFrame(height);
  const reads = [
    useMostTraded('NASDAQ', exchanges),
    useMostTraded('NYSE', exchanges),
    useMostTraded('AMEX', exchanges),
  ];
  const asked = reads.filter(({ exchange }) => exchanges.includes(exchange));
  // Cells take each other's room: the map is drawn when all of them are there.
  const [first] = asked;
  const awaited = asked.find(({ request }) => knownData(request) === null) ?? first;
  const quotes = asked.flatMap(({ request }) => knownData(request)?.list ?? []);
  const now = useQuotesNow(quotes);
  if (awaited === undefined) return null;
  const groups = groupsOf(quotes, (sector) => intl.formatMessage(sectorNames[sector ?? 'other'])).map(
    ({ members, ...group }): HeatMapGroup => ({
      ...group,
      cells: members.map((quote) => cellOf(quote, now(quote))),
    }),
  );
  return (
    <RequestView
      request={awaited.request}
      reload={awaited.reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="block" height={`${height}px`} />}
    >
      {() => <HeatMap {...frame} groups={groups} labels={frame.labelsOf(groups)} />}
    </RequestView>
  );
}

function useMostTraded(exchange: UsExchange, exchanges: readonly UsExchange[]) {
  const request = { market: exchange, type: 'actives', pageNo: 1, pageSize: stocksPerExchange } as const;
  const read = useRead(topList, exchanges.includes(exchange) ? request : null, {
    subject: `map ${exchange}`,
  });
  return { exchange, ...useRefreshable(read) };
}

/** By sector, as far as the backend says it; where it says none at all, the map is one group without a heading. */
function groupsOf(quotes: readonly Quote[], nameOf: (sector: Quote['sector']) => string) {
  const hasSectors = quotes.some(({ sector }) => sector !== null);
  return [...sectors, null].flatMap((sector) => {
    const members = quotes.filter((quote) => quote.sector === sector);
    if (members.length === 0) return [];
    return [{ id: sector ?? 'other', label: hasSectors ? nameOf(sector) : '', members }];
  });
}

function cellOf(quote: Quote, { change_ratio }: Quote): HeatMapCell {
  return {
    id: quoteKey(quote),
    label: quote.stock_code,
    name: quote.name,
    size: turnoverOf(quote),
    change: change_ratio === null ? null : Number(change_ratio),
    href: links.quote(quote),
  };
}

type Frame = Omit<HeatMapProps, 'groups'> & {
  labelsOf(groups: HeatMapProps['groups']): HeatMapProps['labels'];
};

/** Words and formats of the map. */
function useFrame(height: number): Frame {
  const intl = useIntl();
  const format = useFormat();
  const say = (message: Message): string => intl.formatMessage(message);
  const labelsOf: Frame['labelsOf'] = (groups) => ({
    chart: say(messages.chart),
    instructions: say(messages.instructions),
    summary: intl.formatMessage(messages.summary, {
      count: groups.reduce((sum, { cells }) => sum + cells.length, 0),
    }),
    instrument: say(messages.instrument),
    change: say(messages.change),
    size: say(messages.turnover),
    missing,
    loading: intl.formatMessage(messages.chart),
    table: say(messages.table),
    showTable: say(messages.showTable),
    hideTable: say(messages.hideTable),
    showMore: say(messages.showMore),
  });
  return {
    height,
    stepSize: stepPercent,
    formatChange: (percent) => format.percent(toDecimal(percent.toFixed(2))),
    formatSize: (dollars) => format.compact(toDecimal(dollars.toFixed(0)), 'USD'),
    emptyText: <EmptyState title={say(messages.empty)} />,
    labels: labelsOf([]),
    labelsOf,
  };
}
