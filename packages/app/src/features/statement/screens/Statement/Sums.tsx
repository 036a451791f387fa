import type { Decimal, WalletBillSum } from '@meridian/api';
import { Banner, Button, Stack, SumLine, Text, type SumTerm } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { netOf, type Proof } from '../../model.ts';
import { messages } from './Statement.messages.ts';

/** What the lines come to, by currency, as the backend gives it; and where the lines say something else, that they do. */
export function Sums({ sums, proof }: { sums: readonly WalletBillSum[]; proof: Proof }): ReactNode {
  const intl = useIntl();
  if (sums.length === 0) return null;
  return (
    <Stack gap={3}>
      <div>
        {sums.map((sum) => (
          <Sum key={sum.currency} sum={sum} />
        ))}
      </div>
      {proof.verdict === 'agrees' && (
        <Text size="s" tone="secondary">
          {intl.formatMessage(sums.some(hasBalances) ? messages.agrees : messages.agreesOfKind)}
        </Text>
      )}
      {proof.verdict === 'differs' && <Difference by={proof.by} />}
    </Stack>
  );
}

/** Money that moved has a sign by its operator, and no trend colour: it is no price. */
function Sum({ sum }: { sum: WalletBillSum }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const { currency, opening, closing, moneyIn, moneyOut } = sum;
  const term = (id: 'opening' | 'moneyIn' | 'moneyOut' | 'closing' | 'netAll', value: Decimal): SumTerm => ({
    id,
    label: intl.formatMessage(messages[id]),
    value: areBalancesHidden ? (
      <MoneyAmount value={value} currency={currency} size="s" />
    ) : (
      format.money(value, currency)
    ),
    operator: operators[id],
  });
  return (
    <SumLine
      title={currency}
      terms={
        opening !== null && closing !== null
          ? [
              term('opening', opening),
              term('moneyIn', moneyIn),
              term('moneyOut', moneyOut),
              term('closing', closing),
            ]
          : [
              { ...term('moneyIn', moneyIn), operator: undefined },
              term('moneyOut', moneyOut),
              term('netAll', netOf(sum)),
            ]
      }
    />
  );
}

const hasBalances = ({ opening, closing }: WalletBillSum): boolean => opening !== null && closing !== null;

const operators = {
  opening: undefined,
  moneyIn: '+',
  moneyOut: '−',
  closing: '=',
  netAll: '=',
} as const;

function Difference({ by }: { by: Extract<Proof, { verdict: 'differs' }>['by'] }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Banner
      tone="negative"
      title={intl.formatMessage(messages.disagrees)}
      action={
        <Button size="s" href={links.service()}>
          {intl.formatMessage(messages.service)}
        </Button>
      }
    >
      {by.length === 0
        ? intl.formatMessage(messages.broken)
        : intl.formatMessage(messages.disagreesBy, {
            amounts: by
              .map(({ amount, currency }) => format.money(amount, currency, { signed: true }))
              .join(' · '),
          })}
    </Banner>
  );
}
