import { Banner, Button, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import type { KycState } from '../../model.ts';
import { messages } from './Kyc.messages.ts';

/** The state in words, with what it means for the user. */
export function Standing({ state }: { state: KycState }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Stack gap={3}>
      <Text as="h2" size="xl" isStrong>
        {intl.formatMessage(messages[`${state.status}Title`])}
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
          {intl.formatMessage(messages.lateBody, { age: format.age(state.submittedAt ?? 0) })}
        </Banner>
      )}
    </Stack>
  );
}
