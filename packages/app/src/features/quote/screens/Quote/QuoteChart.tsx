import {
  chartPeriods,
  type ChartPeriod,
  type FutureDetail,
  type Kline,
  type QuoteDetail,
} from '@meridian/api';
import {
  belowChartPx,
  Beside,
  CompareIcon,
  Dialog,
  IconButton,
  PeriodPicker,
  Stack,
  useChartHeight,
} from '@meridian/design-system';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { useRead } from '#platform/use-read.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { useChartChoice } from '../../chart-choice.ts';
import { useClosedByBack } from '../../use-closed-by-back.ts';
import { fullChartMessages } from './ChartMarks.messages.ts';
import { ChartSpace } from './ChartSpace.tsx';
import { ChartTools } from './ChartTools.tsx';
import { compareMessages } from './Compare.messages.ts';
import type { FullChartProps } from './FullChart.tsx';
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

/** Its code comes when somebody asks for more of the chart. */
const FullChart = lazy(() => import('./FullChart.tsx').catch(() => ({ default: FullChartLost })));

function FullChartLost({ detail, isOpen, onClose }: FullChartProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={detail.name}
      closeLabel={intl.formatMessage(fullChartMessages.close)}
    >
      <CompareLost />
    </Dialog>
  );
}

/** Indicators that lie over the price. The others have a pane each. */
const overPrice = new Set<string>(['ma', 'bollinger']);

interface Props {
  readonly detail: QuoteDetail | FutureDetail;
  readonly kline: QuoteCapability['kline'];
}

/** Six periods (spec §9), as a line or as candles, or beside another instrument. */
export function QuoteChart({ detail, kline }: Props) {
  const intl = useIntl();
  const [period, setPeriod] = useState<ChartPeriod>('Intraday');
  const [isComparing, setComparing] = useState(false);
  const [compared, setCompared] = useState<string | null>(null);
  const [choice, changeChoice] = useChartChoice();
  const full = useClosedByBack();
  const [wasFull, setWasFull] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const height = useChartHeight(choice.indicators.filter((id) => !overPrice.has(id)).length);
  const { request, reload } = useRead(
    kline,
    { stockCode: detail.stock_code, market: detail.market, type: period },
    { subject: 'chart', refreshMs },
  );
  const picker = (
    <PeriodPicker
      label={intl.formatMessage(messages.period)}
      value={period}
      onChange={setPeriod}
      options={chartPeriods.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
    />
  );
  const choiceTools = { choice, onChange: changeChoice };
  const openFull = (): void => {
    setWasFull(true);
    full.open();
  };
  /** The chart of the period, with these tools under it. One answer serves it wherever it stands. */
  const chart = (data: Kline, heightPx: number, tools: ReactNode) => (
    <LateChart detail={detail} kline={data} choice={choice} height={heightPx} tools={tools} />
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
            chart(
              data,
              height,
              <ChartTools {...choiceTools} onFullScreen={openFull} fullScreenRef={opener} />,
            )
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
        {picker}
      </Beside>
      {wasFull && (
        <Suspense fallback={null}>
          <FullChart
            detail={detail}
            isOpen={full.isOpen}
            onClose={full.close}
            periods={picker}
            opener={opener}
          >
            {(roomPx) => (
              <RequestView
                request={request}
                reload={reload}
                what={intl.formatMessage(messages.chartWhat)}
                skeleton={<ChartSpace height={roomPx - belowChartPx} />}
              >
                {(data) => chart(data, roomPx - belowChartPx, <ChartTools {...choiceTools} />)}
              </RequestView>
            )}
          </FullChart>
        </Suspense>
      )}
    </Stack>
  );
}
