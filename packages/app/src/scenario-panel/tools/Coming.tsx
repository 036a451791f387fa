import type { LocaleTag } from '@meridian/api';
import { eventNames, type WorldHandle } from '@meridian/mocks';
import { Button, List, ListRow, Section, Stack, Text } from '@meridian/design-system';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useNow } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages } from './Coming.messages.ts';

type Event = ReturnType<WorldHandle['coming']>[number];

const count = 10;

/** What happens by itself next; null while it is found, for which the world lives through it once, on a copy. */
function useComing(handle: WorldHandle): readonly Event[] | null {
  const now = useNow(1_000);
  const length = useSyncExternalStore(handle.onChange, () => handle.world.log.length);
  const [found, setFound] = useState<readonly Event[] | null>(null);
  const isPast = found !== null && found[0] !== undefined && found[0].at <= now;
  useEffect(() => {
    // After the picture of the tool itself. A command may have changed what is coming.
    const timer = setTimeout(() => setFound(handle.coming(count)));
    return () => clearTimeout(timer);
  }, [handle, length, isPast]);
  return found;
}

/** The next events by their names, and the way to each. */
export function Coming({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const events = useComing(handle);
  const nameOf = ({ process }: Event): string => eventNames[process]?.[intl.locale as LocaleTag] ?? process;
  const [next] = events ?? [];
  return (
    <Section title={intl.formatMessage(messages.coming)} headingLevel={3}>
      <Stack gap={3}>
        <Button size="s" isDisabled={next === undefined} onPress={() => void handle.advanceToNextEvent()}>
          {next === undefined
            ? intl.formatMessage(messages.nextEvent)
            : intl.formatMessage(messages.nextEventNamed, {
                event: nameOf(next),
                time: timeTo(intl, next.at - handle.now()),
              })}
        </Button>
        {events?.length === 0 && <Text tone="secondary">{intl.formatMessage(messages.nothingDue)}</Text>}
        {events !== null && events.length > 0 && (
          <List
            label={intl.formatMessage(messages.coming)}
            items={events}
            keyOf={({ process, id, at }) => `${process} ${id} ${at}`}
            renderRow={(event) => (
              <ListRow
                title={nameOf(event)}
                subtitle={intl.formatMessage(messages.eventAt, {
                  id: event.id,
                  time: format.dateTime(event.at),
                })}
                trailing={<Text size="s">{timeTo(intl, event.at - handle.now())}</Text>}
                onPress={() => void handle.advance(event.at - handle.now())}
              />
            )}
          />
        )}
      </Stack>
    </Section>
  );
}

/** The two largest units, as "in 21 h 14 min". */
function timeTo(intl: IntlShape, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return intl.formatMessage(messages.inDays, { days, hours });
  if (hours > 0) return intl.formatMessage(messages.inHours, { hours, minutes });
  if (minutes > 0) return intl.formatMessage(messages.inMinutes, { minutes });
  return intl.formatMessage(messages.inSeconds, { seconds });
}
