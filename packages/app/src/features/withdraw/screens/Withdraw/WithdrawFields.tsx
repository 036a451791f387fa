import {
  Banner,
  Button,
  EmptyState,
  Inline,
  OrderSummary,
  Select,
  Stack,
  Text,
  TextLink,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { missing } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { accountsFor, type WithdrawProblem } from '../../withdraw-model.ts';
import { accountText } from '../words.ts';
import { AmountField } from './AmountField.tsx';
import { useFigures } from './useFigures.ts';
import type { Withdrawing } from './useWithdrawal.ts';
import { messages } from './Withdraw.messages.ts';

/** Where to, how much, and what arrives; without an account the way to one and back. */
export function WithdrawFields({ change }: { change: Withdrawing }): ReactNode {
  const { facts } = change;
  if (hasNoAccount(change)) return <NoAccount isCard={facts.type === 'bankCard'} />;
  return (
    <Stack gap={5}>
      {facts.type === 'digitalCurrency' && <CurrencyField change={change} />}
      <AccountField change={change} />
      <AmountField change={change} />
      <Outcome change={change} />
      <Inline>
        <HelpLink topic="withdrawals" />
      </Inline>
    </Stack>
  );
}

/** Whether there is nowhere to withdraw to, and nothing was chosen that has gone. */
export function hasNoAccount({ facts, form }: Withdrawing): boolean {
  return facts.accounts?.length === 0 && form.accountId === null;
}

function useWayToNew(isCard: boolean): { readonly label: string; readonly href: string } {
  const intl = useIntl();
  const here = useReturnTo();
  return isCard
    ? { label: intl.formatMessage(messages.addCard), href: links.cardModify(undefined, here) }
    : { label: intl.formatMessage(messages.addWallet), href: links.walletModify(undefined, here) };
}

function NoAccount({ isCard }: { isCard: boolean }): ReactNode {
  const intl = useIntl();
  const { label, href } = useWayToNew(isCard);
  return (
    <EmptyState
      title={intl.formatMessage(isCard ? messages.noCard : messages.noWallet)}
      body={intl.formatMessage(isCard ? messages.noCardBody : messages.noWalletBody)}
      action={
        <Button tone="primary" href={href}>
          {label}
        </Button>
      }
    />
  );
}

const has = ({ problems }: Withdrawing, kind: WithdrawProblem['kind']): boolean =>
  problems.some((problem) => problem.kind === kind);

/** Of the wallets that there are: by it one of them is chosen. */
function CurrencyField({ change }: { change: Withdrawing }): ReactNode {
  const intl = useIntl();
  const { form, facts, hasTried, dispatch } = change;
  const currencies = [...new Set((facts.accounts ?? []).map(({ currency }) => currency))];
  return (
    <Select
      label={intl.formatMessage(messages.currency)}
      placeholder={intl.formatMessage(messages.choose)}
      value={form.currency}
      onChange={(currency) => dispatch({ type: 'currencyChosen', currency })}
      options={currencies.map((currency) => ({ value: currency, label: currency }))}
      error={
        hasTried && has(change, 'currencyMissing') ? intl.formatMessage(messages.currencyMissing) : undefined
      }
    />
  );
}

function AccountField({ change }: { change: Withdrawing }): ReactNode {
  const intl = useIntl();
  const { form, facts, summary, dispatch } = change;
  const isCard = facts.type === 'bankCard';
  const { label, href } = useWayToNew(isCard);
  return (
    <Stack gap={3}>
      <Select
        label={intl.formatMessage(isCard ? messages.card : messages.address)}
        placeholder={intl.formatMessage(messages.choose)}
        value={summary.account?.id ?? null}
        onChange={(accountId) => dispatch({ type: 'accountChosen', accountId })}
        options={accountsFor(form, facts).map((one) => ({ value: one.id, label: accountText(one) }))}
        error={useAccountError(change)}
      />
      <Inline>
        <TextLink isStandalone href={href}>
          {label}
        </TextLink>
      </Inline>
    </Stack>
  );
}

function useAccountError(change: Withdrawing): string | undefined {
  const intl = useIntl();
  const { facts, summary, hasTried } = change;
  const isCard = facts.type === 'bankCard';
  const { account } = summary;
  if (has(change, 'accountGone')) return intl.formatMessage(isCard ? messages.cardGone : messages.walletGone);
  if (account !== null && has(change, 'notOffered')) {
    const { currency, wallet } = account;
    return isCard
      ? intl.formatMessage(messages.notOfferedCard, { currency: currencyName(currency) })
      : intl.formatMessage(messages.notOfferedWallet, { currency, network: wallet?.network ?? missing });
  }
  return hasTried && has(change, 'accountMissing')
    ? intl.formatMessage(isCard ? messages.cardMissing : messages.addressMissing)
    : undefined;
}

function Outcome({ change }: { change: Withdrawing }): ReactNode {
  const intl = useIntl();
  const { fee, exchange, review, arrival, left } = useFigures(change);
  const { method } = change.summary;
  const isExchanged = method !== null && method.currency !== change.facts.usable?.currency;
  return (
    <Stack gap={3}>
      <OrderSummary
        title={intl.formatMessage(messages.summary)}
        rows={[fee, ...exchange, review, arrival, left]}
      />
      {isExchanged && (
        <Text size="s" tone="secondary">
          {intl.formatMessage(method.rate === null ? messages.rateUnknown : messages.rateSettled)}
        </Text>
      )}
      <Banner tone="info" title={intl.formatMessage(messages.final)} />
    </Stack>
  );
}
