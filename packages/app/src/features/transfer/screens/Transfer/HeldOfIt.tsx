import { walletBalance, type WalletType } from '@meridian/api';
import { Button, ListGroup, Skeleton } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, subtract } from '#domain/money.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFormat } from '#platform/words/format.ts';
import { HeldList } from '#presentation/holds/HeldList.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { walletIn, type TransferFacts } from '../../model.ts';
import { messages } from './Transfer.messages.ts';

/** Lines that are shown before the rest is asked for. */
const fewLines = 3;

/** Why less than the balance can be moved: what is held for what, each line leading there. Nothing where all of it is free. */
export function HeldOfIt({ from, facts }: { from: WalletType; facts: TransferFacts }): ReactNode {
  const wallet = walletIn(facts, from);
  if (wallet === null || !isPositive(subtract(wallet.balance, wallet.free))) return null;
  return <Held key={from} wallet={wallet} />;
}

function Held({ wallet }: { wallet: NonNullable<ReturnType<typeof walletIn>> }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { walletType, balance, free, currency } = wallet;
  const { request, reload } = useRead(walletBalance, { walletType }, { onTopics: ['wallets', 'orders'] });
  const held = subtract(balance, free);
  const [isWholeShown, setIsWholeShown] = useState(false);
  const label = intl.formatMessage(messages.heldIn, { wallet: intl.formatMessage(walletNames[walletType]) });
  return (
    <ListGroup title={label} headingLevel={2} note={format.money(held, currency)}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.heldWhat)}
        skeleton={<Skeleton shape="row" count={1} />}
      >
        {({ holds }) => (
          <>
            <HeldList
              label={label}
              holds={holds.list}
              held={held}
              currency={currency}
              {...(!isWholeShown && { most: fewLines })}
            />
            {!isWholeShown && holds.list.length > fewLines && (
              <Button tone="quiet" size="s" onPress={() => setIsWholeShown(true)}>
                {intl.formatMessage(messages.heldAll, { count: holds.list.length })}
              </Button>
            )}
          </>
        )}
      </RequestView>
    </ListGroup>
  );
}
