import { List, ListRow, MarketSession, Section, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { placesAt, type PlaceHours } from '../../../forex-sessions.ts';
import { pairMessages } from './parts.messages.ts';

const lookMs = 60_000;

/** Where currencies are traded now, in the reader's own time. */
export function PairSessions(): ReactNode {
  const intl = useIntl();
  const now = useNow(lookMs);
  const title = intl.formatMessage(pairMessages.sessions);
  return (
    <Section title={title}>
      <Stack gap={2}>
        <List
          label={title}
          density="compact"
          items={placesAt(now)}
          keyOf={({ place }) => place}
          renderRow={(hours) => <Place hours={hours} now={now} />}
        />
        <Text size="s" tone="secondary">
          {intl.formatMessage(pairMessages.sessionsNote)}
        </Text>
      </Stack>
    </Section>
  );
}

function Place({ hours: { place, isOpen, until }, now }: { hours: PlaceHours; now: number }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const isToday = format.date(until) === format.date(now);
  const message = isOpen ? 'openUntil' : isToday ? 'opensAt' : 'opensOn';
  const text = intl.formatMessage(pairMessages[message], {
    time: format.time(until),
    day: format.monthDay(until),
  });
  return (
    <ListRow
      title={intl.formatMessage(pairMessages[place])}
      trailing={<MarketSession kind={isOpen ? 'open' : 'closed'} text={text} />}
    />
  );
}
