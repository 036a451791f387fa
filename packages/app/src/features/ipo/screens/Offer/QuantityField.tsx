import type { Decimal } from '@meridian/api';
import { AmountInput } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { add, isPositive, parseAmount, subtract } from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { formMessages as messages } from './Offer.messages.ts';
import type { Subscribing } from './useSubscribing.ts';

const zero = '0' as Decimal;

/** How many shares, in lots; Full fills in all that the wallet pays for. */
export function QuantityField({ subscribing }: { subscribing: Subscribing }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, facts, full, dispatch } = subscribing;
  const { offer, wallet } = facts;
  const lot = offer.lotSize;
  const type = (text: string) => dispatch({ type: 'quantityTyped', text });
  const step = (direction: 1 | -1): void => {
    if (lot === null) return;
    const now = parseAmount(form.quantity) ?? zero;
    const next = direction === 1 ? add(now, lot) : subtract(now, lot);
    type(isPositive(next) ? next : lot);
  };
  return (
    <AmountInput
      label={intl.formatMessage(messages.quantity)}
      name="quantity"
      value={form.quantity}
      onChange={type}
      decimals={0}
      suffix={intl.formatMessage(messages.shares)}
      error={useError(subscribing)}
      hint={intl.formatMessage(messages.lotHint, {
        lot: format.quantity(lot),
        free: wallet === null ? missing : format.money(wallet.free, wallet.currency),
      })}
      stepping={
        lot === null
          ? undefined
          : {
              onStep: step,
              incrementLabel: intl.formatMessage(messages.more),
              decrementLabel: intl.formatMessage(messages.less),
            }
      }
      action={
        full === null || !isPositive(full)
          ? undefined
          : { label: intl.formatMessage(messages.full), onPress: () => type(full) }
      }
    />
  );
}

/** What is wrong with it: at once where something was typed, else once the button was pressed. */
function useError({ form, problems, hasTried, facts }: Subscribing): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  switch (problems[0]?.kind) {
    case 'quantityMissing':
      return hasTried ? intl.formatMessage(messages.quantityMissing) : undefined;
    case 'nothing':
      return form.quantity === '' ? undefined : intl.formatMessage(messages.nothing);
    case 'partOfLot':
      return intl.formatMessage(messages.partOfLot, { lot: format.quantity(facts.offer.lotSize) });
    case 'tooMany':
      return intl.formatMessage(messages.tooMany, { most: format.quantity(facts.offer.maxQuantity) });
    default:
      return undefined;
  }
}
