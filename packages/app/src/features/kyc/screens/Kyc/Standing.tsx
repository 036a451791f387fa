import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import type { KycState } from '../../model.ts';
import { messages } from './Kyc.messages.ts';
import { Body, Head, Reason, ReasonName, Title } from './Kyc.styles.ts';

/** The state in words, with what it means for the user. */
export function Standing({ state }: { state: KycState }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Head>
      <Title>{intl.formatMessage(messages[`${state.status}Title`])}</Title>
      <Body>{intl.formatMessage(messages[`${state.status}Body`])}</Body>
      {state.status === 'failed' && (
        <Reason>
          <ReasonName>{intl.formatMessage(messages.reason)}</ReasonName>
          {state.reason ?? intl.formatMessage(messages.noReason)}
        </Reason>
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
    </Head>
  );
}
