import {
  chartPeriods,
  type ChartPeriod,
  type FutureDetail,
  type Kline,
  type Position,
  type QuoteDetail,
} from '@meridian/api';
import {
  belowChartPx,
  Beside,
  chartHeightIn,
  CompareIcon,
  IconButton,
  PeriodPicker,
  Stack,
  useChartHeight,
} from '@meridian/design-system';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { useChartChoice } from '../../../chart-choice.ts';
import { useClosedByBack } from '../../../use-closed-by-back.ts';
import { useSoundKline } from '../../../use-sound-kline.ts';
import { ChartSpace } from './ChartSpace.tsx';
import { ChartTools, FullScreenButton } from './ChartTools.tsx';
import { compareMessages } from './Compare.messages.ts';
import { LateChart } from './LateChart.tsx';
import { LateCompare } from './LateCompare.tsx';
import { LateFullChart } from './LateFullChart.tsx';
import { messages } from '../Quote.messages.ts';

/** New candles come at most once a minute; ticks move the last price in between. */
const refreshMs = 60_000;

/** Indicators that lie over the price. The others have a pane each. */
const overPrice = new Set<string>(['ma', 'bollinger']);

interface Props {
  readonly detail: QuoteDetail | FutureDetail;
  readonly kline: QuoteCapability['kline'];
  /** What is held of it. */
  readonly position?: Position | null;
}

/** Six periods (spec §9), as a line or as candles, or beside another instrument. */
export function QuoteChart({ detail, kline, position = null }: Props) {
  const intl = useIntl();
  const [period, setPeriod] = useState<ChartPeriod>('Intraday');
  const [isComparing, setComparing] = useState(false);
  const [compared, setCompared] = useState<string | null>(null);
  const [choice, changeChoice] = useChartChoice();
  const full = useClosedByBack();
  const [wasFull, setWasFull] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const panes = isComparing ? 0 : choice.indicators.filter((id) => !overPrice.has(id)).length;
  const height = useChartHeight(panes);
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
  const compareButton = (
    <IconButton
      label={intl.formatMessage(compareMessages.compare)}
      icon={<CompareIcon />}
      isPressed={isComparing}
      onPress={() => setComparing(!isComparing)}
    />
  );
  const openFull = (): void => {
    setWasFull(true);
    full.open();
  };
  /** What is chosen, of one answer, wherever it is shown. `button`: one more under it. */
  const drawn = (data: Kline, heightPx: number, button: ReactNode) =>
    isComparing ? (
      <LateCompare
        detail={detail}
        kline={data}
        height={heightPx}
        chosen={compared}
        onChoose={setCompared}
        tools={button}
      />
    ) : (
      <LateChart
        detail={detail}
        kline={data}
        position={position}
        choice={choice}
        height={heightPx}
        tools={
          <ChartTools choice={choice} onChange={changeChoice}>
            {button}
          </ChartTools>
        }
      />
    );
  const sound = useSoundKline(request, detail.timeZone, detail.quoteTimestamp);
  const shown = (heightPx: number, button: ReactNode) => (
    <RequestView
      request={sound}
      reload={reload}
      what={intl.formatMessage(messages.chartWhat)}
      skeleton={<ChartSpace height={heightPx} />}
    >
      {(data) => drawn(data, heightPx, button)}
    </RequestView>
  );
  return (
    <Stack gap={2}>
      {shown(height, <FullScreenButton onPress={openFull} ref={opener} />)}
      <Beside end={compareButton}>{picker}</Beside>
      {wasFull && (
        <LateFullChart
          detail={detail}
          isOpen={full.isOpen}
          onClose={full.close}
          periods={picker}
          compare={compareButton}
          opener={opener}
        >
          {(roomPx) => shown(chartHeightIn(roomPx - belowChartPx, panes), null)}
        </LateFullChart>
      )}
    </Stack>
  );
}
