import { wallets, type Wallet } from '@meridian/api';
import { EmptyState, List, ListRow, NotedAmount, Section, Skeleton, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { buyingPower, isZero } from '#domain/index.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/request.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { orderWallets } from '../../model.ts';
import { messages } from './Profile.messages.ts';

/** The nine wallets, those with money first. Each leads to its own statement. */
export function Wallets(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(wallets, {}, { onTopics: ['wallets'] });
  const title = intl.formatMessage(messages.wallets);
  return (
    <Section
      title={title}
      action={
        <TextLink isStandalone href={links.statement()}>
          {intl.formatMessage(messages.statement)}
        </TextLink>
      }
    >
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.walletsWhat)}
        skeleton={<Skeleton shape="row" count={9} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={intl.formatMessage(messages.noWallets)} />}
      >
        {({ list }) => (
          <List
            label={title}
            items={orderWallets(list)}
            keyOf={(wallet) => wallet.walletType}
            renderRow={(wallet) => <WalletRow wallet={wallet} />}
          />
        )}
      </RequestView>
    </Section>
  );
}

function WalletRow({ wallet }: { wallet: Wallet }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const isPartlyUsed = !isZero(wallet.usedBalance) && !areBalancesHidden;
  return (
    <ListRow
      title={intl.formatMessage(walletNames[wallet.walletType])}
      subtitle={wallet.currency}
      trailing={
        <NotedAmount
          amount={<MoneyAmount value={wallet.balance} currency={wallet.currency} />}
          note={
            isPartlyUsed
              ? intl.formatMessage(messages.free, {
                  amount: format.money(buyingPower(wallet), wallet.currency),
                })
              : undefined
          }
        />
      }
      href={links.statement(wallet.walletType)}
    />
  );
}
