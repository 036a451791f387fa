import { AlertIcon, Button, EmptyState, Section, Stack, Text, VisuallyHidden } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { AlertNotes } from './AlertNotes.tsx';
import { AlertRows } from './AlertRows.tsx';
import { AlertUndo } from './AlertUndo.tsx';
import { messages } from './alerts.messages.ts';
import { hasFired, mostAlerts, newestFirst } from './price-alerts.ts';
import { useAlertRemoval } from './useAlertRemoval.ts';
import { useAlerts } from './useAlerts.ts';

/** All alerts of this person on this device: those that wait, and those that have fired, with why. */
export function AlertList(): ReactNode {
  const intl = useIntl();
  const { alerts } = useAlerts();
  const { last, remove } = useAlertRemoval();
  const waiting = alerts.filter((alert) => !hasFired(alert));
  const fired = newestFirst(alerts);
  return (
    <Stack gap={3}>
      <AlertUndo last={last} />
      {alerts.length === 0 ? (
        <EmptyState
          icon={<AlertIcon />}
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</Button>}
        />
      ) : (
        <AlertNotes />
      )}
      {waiting.length > 0 && (
        <Section
          title={intl.formatMessage(messages.waiting)}
          action={
            <Text as="span" size="s" tone="secondary">
              {intl.formatMessage(messages.countOf, { count: waiting.length, most: mostAlerts })}
            </Text>
          }
        >
          <AlertRows
            isLinked
            label={intl.formatMessage(messages.waiting)}
            alerts={waiting}
            onRemove={(alert) => remove([alert])}
          />
        </Section>
      )}
      {fired.length > 0 && (
        <Section
          title={intl.formatMessage(messages.fired)}
          action={
            <Button tone="quiet" size="s" onPress={() => remove(fired)}>
              <span aria-hidden="true">{intl.formatMessage(messages.clearFired)}</span>
              <VisuallyHidden>{intl.formatMessage(messages.clearFiredNamed)}</VisuallyHidden>
            </Button>
          }
        >
          <AlertRows
            isLinked
            label={intl.formatMessage(messages.fired)}
            alerts={fired}
            onRemove={(alert) => remove([alert])}
          />
        </Section>
      )}
    </Stack>
  );
}
