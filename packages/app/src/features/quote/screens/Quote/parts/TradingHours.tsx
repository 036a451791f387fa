import { tradingDays, type ExchangeDay, type QuoteDetail } from '@meridian/api';
import { List, ListRow, Section, Skeleton, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { hoursIn, soundDays, weekdayOf } from '../../../exchange-days.ts';
import { utcOffsetMs } from '../../../model.ts';
import { useCity } from '../../../use-city.ts';
import { hoursMessages } from './parts.messages.ts';

/** The week ahead. */
const daysShown = 5;
const dayRowPx = 60;

/** When the exchange trades on its next days: in its own time and, where that is another, in the reader's. */
export function TradingHours({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { clock, systemInfo } = usePorts();
  const { stock_code: stockCode, market, timeZone: exchangeZone } = detail;
  const { request, reload } = useRead(tradingDays, { stockCode, market, pageNo: 1, pageSize: daysShown });
  const ownZone = systemInfo().timeZone;
  const city = useCity(exchangeZone);
  const title = intl.formatMessage(hoursMessages.title);
  return (
    <Section title={title}>
      <RequestView
        request={withKnown(request, (days) => soundDays(days, clock.now()))}
        reload={reload}
        what={intl.formatMessage(hoursMessages.what)}
        skeleton={<Skeleton shape="block" height={`${daysShown * dayRowPx}px`} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Text tone="secondary">{intl.formatMessage(hoursMessages.none)}</Text>}
      >
        {({ list: days }) => {
          const list = days.slice(0, daysShown);
          const starts = list.flatMap(({ sessions }) => sessions.map(({ start }) => start));
          const isElsewhere = starts.some((at) => utcOffsetMs(exchangeZone, at) !== utcOffsetMs(ownZone, at));
          // In the week in which the clocks change the zone has two names.
          const zone = [...new Set(starts.map(format.timeZoneName))].join(' / ');
          return (
            <Stack gap={1}>
              <Text size="s" tone="secondary">
                {isElsewhere
                  ? intl.formatMessage(hoursMessages.clockAndOwn, { city, zone })
                  : intl.formatMessage(hoursMessages.clock, { city })}
              </Text>
              <List
                label={title}
                density="compact"
                items={list}
                keyOf={({ date }) => date}
                renderRow={(day) => (
                  <Day day={day} exchangeZone={exchangeZone} ownZone={isElsewhere ? ownZone : null} />
                )}
              />
            </Stack>
          );
        }}
      </RequestView>
    </Section>
  );
}

interface DayProps {
  readonly day: ExchangeDay;
  readonly exchangeZone: string;
  /** Null where the reader's clock shows what the exchange's does. */
  readonly ownZone: string | null;
}

function Day({ day, exchangeZone, ownZone }: DayProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { date, kind } = day;
  const weekday = weekdayOf(date, intl.locale);
  const said = kind === 'halfDay' || kind === 'holiday' ? intl.formatMessage(hoursMessages[kind]) : undefined;
  const own = ownZone === null || kind === 'holiday' ? undefined : hoursIn(ownZone, day, format);
  const shown = kind === 'holiday' ? said : hoursIn(exchangeZone, day, format);
  return (
    <ListRow
      title={`${weekday} ${format.shortDay(date)}`}
      subtitle={kind === 'holiday' ? undefined : [said, own].filter(Boolean).join(' · ') || undefined}
      trailing={
        <Text as="span" size="s" isNumeric tone={kind === 'holiday' ? 'secondary' : 'primary'}>
          {shown}
        </Text>
      }
    />
  );
}
