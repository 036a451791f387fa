import { walletTypes, type WalletType } from '@meridian/api';
import { AmountInput, IconButton, Inline, Select, SortIcon, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { isPositive, subtract } from '#domain/money.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { walletIn } from '../../model.ts';
import { HeldOfIt } from './HeldOfIt.tsx';
import { messages } from './Transfer.messages.ts';
import type { Moving } from './useTransfer.ts';

/** From which wallet to which, and how much of it. */
export function TransferFields({ moving }: { moving: Moving }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, facts, dispatch } = moving;
  const options = walletTypes.map((type) => {
    const wallet = walletIn(facts, type);
    const name = intl.formatMessage(walletNames[type]);
    return {
      value: type,
      label: wallet === null ? name : `${name} · ${format.money(wallet.free, wallet.currency)}`,
    };
  });
  const choose = (type: 'fromChosen' | 'toChosen') => (wallet: WalletType) => dispatch({ type, wallet });
  return (
    <Stack gap={5}>
      <Select
        label={intl.formatMessage(messages.from)}
        value={form.from}
        onChange={choose('fromChosen')}
        options={options}
      />
      <Inline justify="center">
        <IconButton
          label={intl.formatMessage(messages.swap)}
          icon={<SortIcon />}
          onPress={() => dispatch({ type: 'swapped' })}
        />
      </Inline>
      <Select
        label={intl.formatMessage(messages.to)}
        value={form.to}
        onChange={choose('toChosen')}
        options={options}
        hint={intl.formatMessage(messages.throughCash)}
      />
      <Amount moving={moving} />
      <HeldOfIt from={form.from} facts={facts} />
    </Stack>
  );
}

function Amount({ moving }: { moving: Moving }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, facts, problems, hasTried, dispatch } = moving;
  const wallet = walletIn(facts, form.from);
  const problem = problems[0]?.kind;
  const error =
    problem === 'tooLittle'
      ? intl.formatMessage(messages.tooLittle, { currency: walletIn(facts, form.to)?.currency ?? '' })
      : problem === 'nothing' && form.amount !== ''
        ? intl.formatMessage(messages.nothing)
        : (problem === 'amountMissing' || problem === 'nothing') && hasTried
          ? intl.formatMessage(messages.amountMissing)
          : undefined;
  return (
    <AmountInput
      label={intl.formatMessage(messages.amount)}
      name="amount"
      value={form.amount}
      onChange={(text) => dispatch({ type: 'amountTyped', text })}
      suffix={wallet?.currency}
      error={error}
      hint={wallet === null ? undefined : maximum(wallet)}
      action={
        wallet === null || !isPositive(wallet.free)
          ? undefined
          : {
              label: intl.formatMessage(messages.max),
              onPress: () => dispatch({ type: 'amountTyped', text: wallet.free }),
            }
      }
    />
  );

  /** "Maximum transfer $1,250.00 of $4,000.00: $2,750.00 is held". */
  function maximum({ free, balance, currency }: NonNullable<typeof wallet>): string {
    const held = subtract(balance, free);
    const amount = format.money(free, currency);
    if (!isPositive(held)) return intl.formatMessage(messages.maximum, { amount });
    return intl.formatMessage(messages.maximumHeld, {
      amount,
      balance: format.money(balance, currency),
      held: format.money(held, currency),
    });
  }
}
