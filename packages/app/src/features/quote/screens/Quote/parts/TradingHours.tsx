import { tradingDays, type ExchangeDay, type QuoteDetail } from '@meridian/api';
import { List, ListRow, Section, Skeleton, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import { usePorts } from '#platform/provider.tsx';
import { useRead } from '#platform/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { calendarDay, cityOf, hoursIn, weekdayOf } from '../../../exchange-days.ts';
import { utcOffsetMs } from '../../../model.ts';
import { hoursMessages, pairMessages } from './parts.messages.ts';

/** The week ahead. */
const daysShown = 5;
const dayRowPx = 60;

/** Cities that have a name in each language; others stand as their time zone has them. */
const cities = new Map([
  ['America/New_York', pairMessages.newYork],
  ['Europe/London', pairMessages.london],
  ['Europe/Paris', hoursMessages.paris],
  ['Asia/Hong_Kong', hoursMessages.hongKong],
  ['Asia/Tokyo', pairMessages.tokyo],
]);

/** When the exchange trades on its next days: in its own time and, where that is another, in the reader's. */
export function TradingHours({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { clock, systemInfo } = usePorts();
  const { stock_code: stockCode, market, timeZone: exchangeZone } = detail;
  const { request, reload } = useRead(tradingDays, { stockCode, market, pageNo: 1, pageSize: daysShown });
  const ownZone = systemInfo().timeZone;
  const now = clock.now();
  const isElsewhere = utcOffsetMs(exchangeZone, now) !== utcOffsetMs(ownZone, now);
  const cityMessage = cities.get(exchangeZone);
  const city = cityMessage === undefined ? cityOf(exchangeZone) : intl.formatMessage(cityMessage);
  const title = intl.formatMessage(hoursMessages.title);
  return (
    <Section title={title}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(hoursMessages.what)}
        skeleton={<Skeleton shape="block" height={`${daysShown * dayRowPx}px`} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Text tone="secondary">{intl.formatMessage(hoursMessages.none)}</Text>}
      >
        {({ list }) => (
          <Stack gap={1}>
            <Text size="s" tone="secondary">
              {isElsewhere
                ? intl.formatMessage(hoursMessages.clockAndOwn, { city, zone: format.timeZoneName() })
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
        )}
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
  const { date, kind } = day;
  const weekday = weekdayOf(date, intl.locale);
  const said = kind === 'halfDay' || kind === 'holiday' ? intl.formatMessage(hoursMessages[kind]) : undefined;
  const own = ownZone === null || kind === 'holiday' ? undefined : hoursIn(ownZone, day);
  const shown = kind === 'holiday' ? said : hoursIn(exchangeZone, day);
  return (
    <ListRow
      title={`${weekday} ${calendarDay(date).slice(0, 5)}`}
      subtitle={kind === 'holiday' ? undefined : [said, own].filter(Boolean).join(' · ') || undefined}
      trailing={
        <Text as="span" size="s" isNumeric tone={kind === 'holiday' ? 'secondary' : 'primary'}>
          {shown}
        </Text>
      }
    />
  );
}
