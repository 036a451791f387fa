import { Banner, Button, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useAge } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import type { Message } from '#platform/messages.ts';
import { kycPresentation } from '#presentation/status/kyc.messages.ts';
import type { KycState } from '../../model.ts';
import { messages } from './Kyc.messages.ts';

const ageStepMs = 10_000;

const titles: Readonly<Record<KycState['status'], Message | null>> = {
  unknown: null,
  notSubmitted: messages.notSubmittedTitle,
  pending: messages.pendingTitle,
  failed: kycPresentation.readings.failed.label,
  approved: kycPresentation.readings.approved.label,
};

/** The state in words, with what it means for the user. */
export function StatusHeadline({ state }: { state: KycState }): ReactNode {
  const intl = useIntl();
  const title = titles[state.status];
  return (
    <Stack gap={3}>
      <Text as="h2" size="xl" isStrong>
        {title === null ? missing : intl.formatMessage(title)}
      </Text>
      <Text tone="secondary">{intl.formatMessage(messages[`${state.status}Body`])}</Text>
      {state.status === 'failed' && (
        <Banner tone="negative" title={intl.formatMessage(messages.reason)}>
          {state.reason ?? intl.formatMessage(messages.noReason)}
        </Banner>
      )}
      {state.status === 'pending' && state.isLate && (
        <Banner
          tone="waiting"
          title={intl.formatMessage(messages.lateTitle)}
          action={
            <Button size="s" href={links.service()}>
              {intl.formatMessage(messages.service)}
            </Button>
          }
        >
          <LateBody submittedAt={state.submittedAt ?? 0} />
        </Banner>
      )}
    </Stack>
  );
}

/** @param submittedAt in ms */
function LateBody({ submittedAt }: { submittedAt: number }): ReactNode {
  return useIntl().formatMessage(messages.lateBody, { age: useAge(submittedAt, ageStepMs) });
}
