import { payoutAccounts, type ResponseOf } from '@meridian/api';
import { Button, EmptyState, Inline, Section, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { AccountRows } from './AccountRows.tsx';
import { messages } from './Accounts.messages.ts';

type PayoutAccount = ResponseOf<typeof payoutAccounts>['list'][number];

/** Where money can be withdrawn to: bank cards and digital wallets (spec §2, /pages/bcard/index). */
export default function AccountsScreen(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(payoutAccounts, {});
  const add = (
    <Inline isWrapping>
      <Button href={links.cardModify()}>{intl.formatMessage(messages.addCard)}</Button>
      <Button href={links.walletModify()}>{intl.formatMessage(messages.addWallet)}</Button>
    </Inline>
  );
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="row" count={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.empty)}
            body={intl.formatMessage(messages.emptyBody)}
            action={add}
          />
        }
      >
        {({ list }) => (
          <Stack gap={6}>
            <Kind title={intl.formatMessage(messages.cards)} accounts={list.filter((one) => one.bankCard)} />
            <Kind title={intl.formatMessage(messages.wallets)} accounts={list.filter((one) => one.wallet)} />
            {add}
          </Stack>
        )}
      </RequestView>
    </ScreenFrame>
  );
}

function Kind({ title, accounts }: { title: string; accounts: readonly PayoutAccount[] }): ReactNode {
  if (accounts.length === 0) return null;
  return (
    <Section title={title}>
      <AccountRows label={title} accounts={accounts} />
    </Section>
  );
}
