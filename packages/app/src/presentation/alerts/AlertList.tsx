import { AlertIcon, Button, EmptyState, Section, Stack, Text, VisuallyHidden } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/links.ts';
import { AlertNotes } from './AlertNotes.tsx';
import { AlertRows } from './AlertRows.tsx';
import { messages } from './alerts.messages.ts';
import { hasFired, mostAlerts, newestFirst } from './price-alerts.ts';
import { useAlerts } from './useAlerts.ts';

/** All alerts of this person on this device: those that wait, and those that have fired, with why. */
export function AlertList(): ReactNode {
  const intl = useIntl();
  const { alerts, remove } = useAlerts();
  const waiting = alerts.filter((alert) => !hasFired(alert));
  const fired = newestFirst(alerts);
  if (alerts.length === 0) {
    return (
      <EmptyState
        icon={<AlertIcon />}
        title={intl.formatMessage(messages.emptyTitle)}
        body={intl.formatMessage(messages.emptyBody)}
        action={<Button href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</Button>}
      />
    );
  }
  return (
    <Stack gap={3}>
      <AlertNotes />
      {waiting.length > 0 && (
        <Section
          title={intl.formatMessage(messages.waiting)}
          action={
            <Text as="span" size="s" tone="secondary">
              {intl.formatMessage(messages.countOf, { count: waiting.length, most: mostAlerts })}
            </Text>
          }
        >
          <AlertRows isLinked label={intl.formatMessage(messages.waiting)} alerts={waiting} />
        </Section>
      )}
      {fired.length > 0 && (
        <Section
          title={intl.formatMessage(messages.fired)}
          action={
            <Button tone="quiet" size="s" onPress={() => remove(fired.map(({ id }) => id))}>
              <span aria-hidden="true">{intl.formatMessage(messages.clearFired)}</span>
              <VisuallyHidden>{intl.formatMessage(messages.clearFiredNamed)}</VisuallyHidden>
            </Button>
          }
        >
          <AlertRows isLinked label={intl.formatMessage(messages.fired)} alerts={fired} />
        </Section>
      )}
    </Stack>
  );
}
