import { globalIndex, stockKline, watchlist, type Kline, type Quote, type QuoteDetail } from '@meridian/api';
import { EmptyState, Select, Stack, useRowPx } from '@meridian/design-system';
import { CompareChart } from '@meridian/design-system/charts';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { fromNumber } from '#domain/money.ts';
import { useFormat, type Format } from '#platform/words/format.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { toCandles } from '../../../candles.ts';
import { isOfDays } from '../../../model.ts';
import { useSoundKline } from '../../../use-sound-kline.ts';
import { ChartSpace } from './ChartSpace.tsx';
import { compareMessages } from './Compare.messages.ts';
import { chartMessages, messages } from '../Quote.messages.ts';

/** The other's zone is unknown: its sessions end on their trading dates by this clock, too. */
const otherZone = 'UTC';

/** Between the choice of the other instrument and the lines, in px. */
const gapPx = 8;

type Other = Pick<Quote, 'stock_code' | 'market' | 'source' | 'name'>;
const keyOf = ({ market, stock_code: code }: Pick<Other, 'market' | 'stock_code'>): string =>
  `${market}:${code}`;

export interface QuoteCompareProps {
  readonly detail: QuoteDetail;
  readonly kline: Kline;
  /** Px of the chart it stands in for; see `useChartHeight`. */
  readonly height: number;
  /** Market and code of the other instrument; the first of those offered where null. */
  readonly chosen: string | null;
  onChoose(chosen: string): void;
  /** Buttons under the lines. */
  readonly tools: ReactNode;
}

/** The instrument beside an index or something of the watchlist: how far each moved since the period began. */
export default function QuoteCompare({
  detail,
  kline,
  height,
  chosen,
  onChoose,
  tools,
}: QuoteCompareProps): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const indexes = useRead(globalIndex, {});
  const watched = useRead(watchlist, isSignedIn ? {} : null);
  // As high as the chart it stands in for: the button that was pressed stays under the finger.
  const heightLeft = height - useRowPx() - gapPx;
  return (
    <RequestView
      request={indexes.request}
      reload={indexes.reload}
      what={intl.formatMessage(compareMessages.what)}
      skeleton={<ChartSpace height={height} />}
    >
      {({ list }) => {
        const all: readonly Other[] = [...list, ...(knownData(watched.request)?.list ?? [])];
        const others = all.filter((one) => keyOf(one) !== keyOf(detail));
        const other = others.find((one) => keyOf(one) === chosen) ?? others[0];
        if (other === undefined) return <EmptyState title={intl.formatMessage(compareMessages.nothing)} />;
        return (
          <Stack gap={2}>
            <Select
              label={intl.formatMessage(compareMessages.with)}
              isLabelInside
              value={keyOf(other)}
              onChange={onChoose}
              options={[...new Map(others.map((one) => [keyOf(one), one])).values()].map((one) => ({
                value: keyOf(one),
                label: one.name,
              }))}
            />
            <Lines
              key={`${keyOf(other)} ${kline.type}`}
              detail={detail}
              kline={kline}
              other={other}
              height={heightLeft}
              tools={tools}
            />
            {watched.request.phase === 'failed' && watched.request.last === null && (
              <RequestView
                request={watched.request}
                reload={watched.reload}
                what={intl.formatMessage(compareMessages.watchlistWhat)}
                skeleton={null}
              >
                {() => null}
              </RequestView>
            )}
          </Stack>
        );
      }}
    </RequestView>
  );
}

interface LinesProps extends Pick<QuoteCompareProps, 'detail' | 'kline' | 'height' | 'tools'> {
  readonly other: Other;
}

function Lines({ detail, kline, other, height, tools }: LinesProps): ReactNode {
  const intl = useIntl();
  const classes = useAssetClasses();
  const { stock_code: stockCode, market, source, name } = other;
  const endpoint = classes.of(source)?.quote?.kline ?? stockKline;
  const { request, reload } = useRead(endpoint, { stockCode, market, type: kline.type });
  const sound = useSoundKline(request, otherZone, null);
  return (
    <RequestView
      request={sound}
      reload={reload}
      what={intl.formatMessage(compareMessages.otherWhat, { name })}
      skeleton={<ChartSpace height={height} />}
    >
      {(otherKline) => <Chart {...{ detail, kline, other, otherKline, height, tools }} />}
    </RequestView>
  );
}

interface ChartProps extends LinesProps {
  readonly otherKline: Kline;
}

function Chart({ detail, kline, other, otherKline, height, tools }: ChartProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const period = intl.formatMessage(messages[kline.type]);
  const isDaily = isOfDays[kline.type];
  const series = useMemo(
    () => [
      { id: keyOf(detail), label: detail.stock_code, points: toCandles(kline, detail.timeZone) },
      { id: keyOf(other), label: other.stock_code, points: toCandles(otherKline, otherZone) },
    ],
    [detail, other, kline, otherKline],
  );
  return (
    <CompareChart
      series={series}
      height={height}
      tools={tools}
      formatChange={(change) => changeText(format, change)}
      formatTime={isDaily ? format.day : format.dateTime}
      formatAxisTime={
        isDaily ? format.shortDay : (ms, grain) => (grain === 'time' ? format.time(ms) : format.monthDay(ms))
      }
      emptyText={intl.formatMessage(messages.chartEmpty)}
      labels={{
        chart: intl.formatMessage(compareMessages.chart, { name: detail.name, other: other.name, period }),
        instructions: intl.formatMessage(compareMessages.instructions),
        legend: intl.formatMessage(compareMessages.legend),
        since: (start) => intl.formatMessage(compareMessages.since, { start }),
        noData: intl.formatMessage(compareMessages.noData),
        time: intl.formatMessage(chartMessages.time),
        loading: intl.formatMessage(chartMessages.loading),
        table: intl.formatMessage(compareMessages.table),
        showTable: intl.formatMessage(chartMessages.showTable),
        hideTable: intl.formatMessage(chartMessages.hideTable),
        showMore: intl.formatMessage(chartMessages.showEarlier),
      }}
    />
  );
}

/** Of a change that no column has room for only its size is said. */
const longestChange = 1e4;

/** A change as a fraction, in percent: 0.0321 is "+3.21%". */
function changeText(format: Format, change: number): string {
  const percent = fromNumber(change * 100, 4);
  if (Math.abs(change) < longestChange) return format.percent(percent);
  return `${change > 0 ? '+' : ''}${format.compact(percent)}%`;
}
