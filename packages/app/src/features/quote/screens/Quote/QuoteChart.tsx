import { chartPeriods, type ChartPeriod, type QuoteDetail } from '@meridian/api';
import {
  Beside,
  CompareIcon,
  IconButton,
  PeriodPicker,
  Stack,
  useChartHeight,
} from '@meridian/design-system';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { useRead } from '#platform/use-read.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { useChartChoice } from '../../chart-choice.ts';
import { ChartSpace } from './ChartSpace.tsx';
import { ChartTools } from './ChartTools.tsx';
import { compareMessages } from './Compare.messages.ts';
import { LateChart } from './LateChart.tsx';
import { messages } from './Quote.messages.ts';

/** New candles come at most once a minute; ticks move the last price in between. */
const refreshMs = 60_000;

/** Its code comes when somebody compares. */
const QuoteCompare = lazy(() => import('./QuoteCompare.tsx').catch(() => ({ default: CompareLost })));

function CompareLost() {
  const intl = useIntl();
  return (
    <CouldNotLoad
      what={intl.formatMessage(messages.chartWhat)}
      stillTrue={intl.formatMessage(messages.chartLostBody)}
    />
  );
}

/** Indicators that lie over the price. The others have a pane each. */
const overPrice = new Set<string>(['ma', 'bollinger']);

interface Props {
  readonly detail: QuoteDetail;
  readonly kline: QuoteCapability['kline'];
}

/** Six periods (spec §9), as a line or as candles, or beside another instrument. */
export function QuoteChart({ detail, kline }: Props) {
  const intl = useIntl();
  const [period, setPeriod] = useState<ChartPeriod>('Intraday');
  const [isComparing, setComparing] = useState(false);
  const [compared, setCompared] = useState<string | null>(null);
  const [choice, changeChoice] = useChartChoice();
  const height = useChartHeight(choice.indicators.filter((id) => !overPrice.has(id)).length);
  const { request, reload } = useRead(
    kline,
    { stockCode: detail.stock_code, market: detail.market, type: period },
    { subject: 'chart', refreshMs },
  );
  return (
    <Stack gap={2}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.chartWhat)}
        skeleton={<ChartSpace height={height} />}
      >
        {(data) =>
          isComparing ? (
            <Suspense fallback={<ChartSpace height={height} />}>
              <QuoteCompare
                detail={detail}
                kline={data}
                height={height}
                chosen={compared}
                onChoose={setCompared}
              />
            </Suspense>
          ) : (
            <LateChart
              detail={detail}
              kline={data}
              choice={choice}
              height={height}
              tools={<ChartTools choice={choice} onChange={changeChoice} />}
            />
          )
        }
      </RequestView>
      <Beside
        end={
          <IconButton
            label={intl.formatMessage(compareMessages.compare)}
            icon={<CompareIcon />}
            isPressed={isComparing}
            onPress={() => setComparing(!isComparing)}
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
