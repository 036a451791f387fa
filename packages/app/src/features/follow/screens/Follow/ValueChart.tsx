import { CompareChart } from '@meridian/design-system/charts';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fromNumber } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { pointsOf } from '../../figures.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';

interface ValueChartProps {
  readonly offer: FollowOffer;
  /** Px. */
  readonly height: number;
}

/** How far the value of one unit is from its start, day by day. */
export default function ValueChart({ offer, height }: ValueChartProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { id, name, values } = offer;
  const label = intl.formatMessage(messages.chartLabel);
  const series = useMemo(() => [{ id, label, points: pointsOf(values) }], [id, label, values]);
  return (
    <CompareChart
      series={series}
      start={values[0]?.t}
      height={height}
      formatChange={(change) => format.percent(fromNumber(change * 100, 4))}
      formatTime={format.date}
      formatAxisTime={(ms, grain) => (grain === 'time' ? format.time(ms) : format.monthDay(ms))}
      emptyText={intl.formatMessage(messages.chartNoData)}
      labels={{
        chart: intl.formatMessage(messages.chart, { name }),
        instructions: intl.formatMessage(messages.chartInstructions),
        legend: intl.formatMessage(messages.chartLegend),
        since: (start) => intl.formatMessage(messages.chartSince, { start }),
        noData: intl.formatMessage(messages.chartNoData),
        time: intl.formatMessage(messages.chartTime),
        loading: intl.formatMessage(messages.chartLoading),
        table: intl.formatMessage(messages.chartTable),
        showTable: intl.formatMessage(messages.showTable),
        hideTable: intl.formatMessage(messages.hideTable),
        showMore: intl.formatMessage(messages.showMore),
      }}
    />
  );
}
