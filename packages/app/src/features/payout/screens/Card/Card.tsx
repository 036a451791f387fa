import { payoutAccounts } from '@meridian/api';
import { Banner, Button, EmptyState, Measure, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './Card.messages.ts';
import { CardForm } from './CardForm.tsx';

/** A bank card is added, or the one that the address names is changed (spec §2, /pages/bcard/modify). */
export default function CardScreen(): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <ScreenFrame
      title={intl.formatMessage(id === null ? messages.addTitle : messages.editTitle)}
      hasBack
      backTo={links.payoutAccounts()}
    >
      <Measure width="form">{id === null ? <CardForm /> : <KnownCard id={id} />}</Measure>
    </ScreenFrame>
  );
}

function KnownCard({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(payoutAccounts, {});
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {({ list }) => {
        const account = list.find((one) => one.id === id && one.bankCard !== null);
        if (account === undefined) {
          return (
            <EmptyState
              title={intl.formatMessage(messages.gone)}
              body={intl.formatMessage(messages.goneBody)}
              action={<Button href={links.payoutAccounts()}>{intl.formatMessage(messages.toList)}</Button>}
            />
          );
        }
        if (account.isInUse) {
          return (
            <Stack gap={4}>
              <Banner tone="waiting" title={intl.formatMessage(messages.inUse)}>
                {intl.formatMessage(messages.inUseBody)}
              </Banner>
              <Button href={links.payoutAccounts()}>{intl.formatMessage(messages.toList)}</Button>
            </Stack>
          );
        }
        return <CardForm account={account} />;
      }}
    </RequestView>
  );
}
