import { Banner, Button, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { applicationOf, type Application, type ApplicationFacts } from '#domain/application.ts';
import { links } from '#platform/address/links.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { missing, useAge } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { messages } from './application.messages.ts';
import { ApplicationTimeline } from './ApplicationTimeline.tsx';
import type { ApplicationWords } from './words.ts';

/** Often enough to turn "under review" into "longer than usual" before anybody's eyes. */
const lookMs = 10_000;

export interface ApplicationViewProps {
  facts: ApplicationFacts;
  /** How long a review takes at most, in ms. */
  promiseMs: number;
  words: ApplicationWords;
  /** In place of the reason, where single parts were refused. */
  refusal?: ReactNode;
  /** What the customer can do now. */
  next: (application: Application) => ReactNode;
}

/** An application on its own screen: where it is in words, why it was refused or late, its timeline, and what to do next. */
export function ApplicationView(props: ApplicationViewProps): ReactNode {
  const { facts, promiseMs, words, refusal = null, next } = props;
  const intl = useIntl();
  const application = applicationOf(facts, promiseMs, useNow(lookMs));
  const { phase, submittedAt, isLate, reason } = application;
  const { title, body } = words.headlines[phase];
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Text as="h2" size="xl" isStrong>
          {title === undefined ? missing : intl.formatMessage(title)}
        </Text>
        <Text tone="secondary">{intl.formatMessage(body)}</Text>
        {phase === 'refused' && refusal}
        {phase === 'refused' && refusal === null && (
          <Banner tone="negative" title={intl.formatMessage(messages.reason)}>
            {reason ?? intl.formatMessage(messages.noReason)}
          </Banner>
        )}
        {isLate && (
          <Banner
            tone="waiting"
            title={intl.formatMessage(words.late.title)}
            action={
              <Button size="s" href={links.service()}>
                {intl.formatMessage(messages.service)}
              </Button>
            }
          >
            <LateBody body={words.late.body} submittedAt={submittedAt ?? 0} />
          </Banner>
        )}
      </Stack>
      <ApplicationTimeline application={application} words={words.timeline} />
      {next(application)}
    </Stack>
  );
}

/** @param submittedAt in ms */
function LateBody({ body, submittedAt }: { body: Message; submittedAt: number }): ReactNode {
  return useIntl().formatMessage(body, { age: useAge(submittedAt, lookMs) });
}
