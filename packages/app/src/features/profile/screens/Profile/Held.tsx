import {
  fundingOverview,
  gapsOf,
  isWhole,
  walletBalance,
  wallets,
  type Decimal,
  type Position,
  type Wallet,
} from '@meridian/api';
import { Button, List, ListGroup, ListRow, Section, Skeleton, Stack } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFormat } from '#platform/words/format.ts';
import { HeldList } from '#presentation/holds/HeldList.tsx';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { useHoldings } from '#presentation/positions/holdings.ts';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { heldOutside } from '../../model.ts';
import { heldMessages as messages } from './Held.messages.ts';

/** Lines of a wallet that are shown before the rest is asked for. */
const fewLines = 4;

/**
 * Why part of the money is not available: what each wallet holds and what for, and what is in no wallet at present. Together
 * it is what the totals above call in use. Nothing where nothing is held; that wallets could not be read is said in their list.
 */
export function Held(): ReactNode {
  const intl = useIntl();
  const { timeZone } = usePorts().systemInfo();
  const known = knownData(useRead(wallets, {}, { onTopics: ['wallets'] }).request);
  const overview = knownData(
    useRead(fundingOverview, { timeZone }, { onTopics: ['wallets', 'orders'] }).request,
  );
  const held = useHoldings().request;
  if (known === null) return null;
  const holding = known.list.filter(({ usedBalance }) => isPositive(usedBalance));
  const isComplete = overview !== null && isWhole(gapsOf(known)) && isWhole(gapsOf(overview.totals));
  const outside = isComplete ? heldOutside(overview, known.list) : [];
  if (holding.length === 0 && outside.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <Stack gap={4}>
        {holding.map((wallet) => (
          <HeldInWallet key={wallet.walletType} wallet={wallet} positions={knownData(held)?.list ?? []} />
        ))}
        {outside.length > 0 && <Outside amounts={outside} />}
      </Stack>
    </Section>
  );
}

function HeldInWallet({ wallet, positions }: { wallet: Wallet; positions: readonly Position[] }): ReactNode {
  const intl = useIntl();
  const total = useShownAmount();
  const [isWholeShown, setIsWholeShown] = useState(false);
  const { walletType, currency } = wallet;
  const { request, reload } = useRead(walletBalance, { walletType }, { onTopics: ['wallets', 'orders'] });
  const label = intl.formatMessage(messages.heldIn, { wallet: intl.formatMessage(walletNames[walletType]) });
  return (
    <ListGroup title={label} headingLevel={3} note={total(wallet.usedBalance, currency)}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="row" count={2} />}
      >
        {({ holds, usedBalance }) => (
          <>
            <HeldList
              label={label}
              holds={holds.list}
              held={usedBalance}
              currency={currency}
              positions={positions}
              isHideable
              {...(!isWholeShown && { most: fewLines })}
            />
            {!isWholeShown && holds.list.length > fewLines && (
              <Button tone="quiet" size="s" onPress={() => setIsWholeShown(true)}>
                {intl.formatMessage(messages.showAll, { count: holds.list.length })}
              </Button>
            )}
          </>
        )}
      </RequestView>
    </ListGroup>
  );
}

/** In no wallet at present: its movements are in the statement. */
function Outside({
  amounts,
}: {
  amounts: readonly { readonly currency: string; readonly amount: Decimal }[];
}): ReactNode {
  const intl = useIntl();
  const title = intl.formatMessage(messages.outside);
  return (
    <ListGroup title={title} headingLevel={3}>
      <List
        label={title}
        items={amounts}
        keyOf={({ currency }) => currency}
        renderRow={({ currency, amount }) => (
          <ListRow
            title={intl.formatMessage(messages.outsideWhat)}
            subtitle={currency}
            trailing={<MoneyAmount value={amount} currency={currency} />}
            href={links.statement()}
          />
        )}
      />
    </ListGroup>
  );
}

/** Money as a text; six dots while balances are hidden. */
function useShownAmount(): (value: Decimal, currency: string) => string {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (value, currency) =>
    areBalancesHidden ? intl.formatMessage(presentation.hiddenBalance) : format.money(value, currency);
}
