import { walletBalance, type ExchangeRate, type Position } from '@meridian/api';
import { Text } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { convert } from '#domain/convert.ts';
import { add, type Money } from '#domain/money.ts';
import { useAge, useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { closableClass } from '#asset-classes/registry.ts';
import { useValuedPositions } from '../../api.ts';
import { totalsByCurrency } from '../../live.ts';
import { messages } from './Trade.messages.ts';

/** How often the age is worked out again. */
const ageStepMs = 30_000;

/**
 * What everything held is worth in one currency, where it is held in two: at the rate that a transfer between the wallets
 * would be exchanged at now, which is shown with its age (DECISIONS 25). Nothing while the rate is not known.
 */
export function Together({ positions }: { positions: readonly Position[] }): ReactNode {
  const classes = useAssetClasses();
  const { areBalancesHidden } = useSettings();
  // The wallet of what is not in the currency of the first.
  const home = positions[0]?.walletCurrency;
  const foreign = positions.find(({ walletCurrency }) => walletCurrency !== home);
  const wallet = foreign && closableClass(classes.of(foreign.source))?.holding.walletType;
  const own = positions[0] && closableClass(classes.of(positions[0].source))?.holding.walletType;
  const first = useRate(wallet);
  const second = useRate(wallet === undefined ? undefined : own);
  const rate = first ?? second;
  if (areBalancesHidden || rate === null) return null;
  return <AtRate positions={positions} rate={rate} />;
}

type WalletOf = Parameters<typeof useRead<typeof walletBalance>>[1];

function useRate(walletType: NonNullable<WalletOf>['walletType'] | undefined): ExchangeRate | null {
  const { request } = useRead(walletBalance, walletType === undefined ? null : { walletType }, {
    onTopics: ['wallets'],
  });
  return knownData(request)?.rate ?? null;
}

function AtRate({ positions, rate }: { positions: readonly Position[]; rate: ExchangeRate }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const age = useAge(rate.timestamp, ageStepMs);
  const valued = useValuedPositions(positions);
  const together = useMemo(() => sumAt(rate, valuesOf(valued)), [rate, valued]);
  if (together === null) return null;
  return (
    <Text size="s" tone="secondary">
      {intl.formatMessage(messages.together, {
        amount: format.money(together.amount, together.currency),
        from: rate.from,
        to: rate.to,
        rate: rate.rate,
        age,
      })}
    </Text>
  );
}

const valuesOf = (valued: ReturnType<typeof useValuedPositions>): readonly Money[] =>
  totalsByCurrency(valued).map(({ currency, marketValue: amount }) => ({ amount, currency }));

const dollars = 'USD';

/** In dollars; null where it is in one currency, or in one that the rate says nothing about. */
function sumAt(rate: ExchangeRate, values: readonly Money[]): Money | null {
  const isKnown = values.every(({ currency }) => currency === rate.from || currency === rate.to);
  if (values.length < 2 || !isKnown || ![rate.from, rate.to].includes(dollars)) return null;
  const [first, ...rest] = values.map((value) =>
    value.currency === dollars ? value.amount : convert(value, rate).received.amount,
  );
  return first === undefined ? null : { amount: add(first, ...rest), currency: dollars };
}
