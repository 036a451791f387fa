import { payoutAccounts, type ResponseOf } from '@meridian/api';
import { Banner, Button, EmptyState, Measure, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import type { Message } from '#platform/words/messages.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';

type PayoutAccount = ResponseOf<typeof payoutAccounts>['list'][number];

interface AccountScreenProps {
  /** Which of the two an account of this screen is. */
  readonly kind: 'bankCard' | 'wallet';
  readonly messages: Readonly<
    Record<
      'addTitle' | 'editTitle' | 'what' | 'gone' | 'goneBody' | 'toList' | 'inUse' | 'inUseBody',
      Message
    >
  >;
  /** `account`: the one that is changed; left out where one is added. */
  form(account?: PayoutAccount): ReactNode;
}

/** A payout account is added, or the one that the address names is changed, unless it is gone or in use. */
export function AccountScreen({ kind, messages, form }: AccountScreenProps): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const id = query.get('id');
  const back = useReturnAddress() ?? links.payoutAccounts();
  return (
    <ScreenFrame
      title={intl.formatMessage(id === null ? messages.addTitle : messages.editTitle)}
      hasBack
      backTo={back}
    >
      <Measure width="form">
        {id === null ? form() : <KnownAccount id={id} kind={kind} messages={messages} form={form} />}
      </Measure>
    </ScreenFrame>
  );
}

function KnownAccount({ id, kind, messages, form }: AccountScreenProps & { readonly id: string }): ReactNode {
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
        const account = list.find((one) => one.id === id && one[kind] !== null);
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
        return form(account);
      }}
    </RequestView>
  );
}
