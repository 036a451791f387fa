import { chartPeriods, type ChartPeriod, type QuoteDetail } from '@meridian/api';
import { Beside, IconButton, MarketsIcon, PeriodPicker, Skeleton, Stack } from '@meridian/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { useRead } from '#platform/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { LateChart } from './LateChart.tsx';
import { chartHeightPx } from './layout.ts';
import { messages } from './Quote.messages.ts';

/** New candles come at most once a minute; ticks move the last price in between. */
const refreshMs = 60_000;

type ChartKind = 'area' | 'candles';

interface Props {
  readonly detail: QuoteDetail;
  readonly kline: QuoteCapability['kline'];
}

/** Six periods (spec §9), as a line or as candles. */
export function QuoteChart({ detail, kline }: Props) {
  const intl = useIntl();
  const [period, setPeriod] = useState<ChartPeriod>('Intraday');
  const [kind, setKind] = useState<ChartKind>('area');
  const { request, reload } = useRead(
    kline,
    { stockCode: detail.stock_code, market: detail.market, type: period },
    { subject: 'chart', refreshMs },
  );
  const blank = <Skeleton shape="chart" height={`${chartHeightPx}px`} />;
  return (
    <Stack gap={2}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.chartWhat)}
        skeleton={blank}
      >
        {(data) => <LateChart detail={detail} kline={data} kind={kind} />}
      </RequestView>
      <Beside
        end={
          <IconButton
            label={intl.formatMessage(messages.candles)}
            icon={<MarketsIcon />}
            isPressed={kind === 'candles'}
            onPress={() => setKind(kind === 'candles' ? 'area' : 'candles')}
          />
        }
      >
        <PeriodPicker
          label={intl.formatMessage(messages.period)}
          value={period}
          onChange={setPeriod}
          options={chartPeriods.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </Beside>
    </Stack>
  );
}
