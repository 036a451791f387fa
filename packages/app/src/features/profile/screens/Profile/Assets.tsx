import {
  fundingOverview,
  gapsOf,
  isWhole,
  walletBalance,
  wallets,
  type Decimal,
  type ExchangeRate,
  type Wallet,
} from '@meridian/api';
import { Section, SegmentedControl, Stack, Text } from '@meridian/design-system';
import { AllocationDonut } from '@meridian/design-system/charts';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { fromNumber, isPositive, moneyDecimals } from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { useHoldings } from '#presentation/positions/holdings.ts';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { allocationAt, classesIn, hasOthersThan, type WalletPart } from '../../account-charts.ts';
import { chartMessages as messages } from './AccountCharts.messages.ts';
import { ChartSpace } from './ChartSpace.tsx';

/** What the parts are: the wallets with what lies in each, or the asset classes with what is held of each. */
const ways = ['byWallet', 'byClass'] as const;
type Way = (typeof ways)[number];

/**
 * What the account is made of, in one currency. Of the wallets in the list above: which of them could not be
 * read is said there, once.
 */
export function Assets({ currency }: { readonly currency: string }): ReactNode {
  const intl = useIntl();
  const [way, setWay] = useState<Way>('byWallet');
  const { request } = useRead(wallets, {}, { onTopics: ['wallets'] });
  const known = knownData(request);
  if (known === null) return request.phase === 'loading' ? <ChartSpace of="donut" /> : null;
  const isEmpty = known.list.every(({ balance }) => !isPositive(balance));
  // A share of a part would be a false one; of nothing there is none.
  if (!isWhole(gapsOf(known)) || isEmpty) return null;
  return (
    <Section title={intl.formatMessage(messages.assets, { currency })}>
      <Stack gap={4}>
        <SegmentedControl
          label={intl.formatMessage(messages.shown)}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        {way === 'byWallet' ? (
          <ByWallet own={known.list} currency={currency} />
        ) : (
          <ByClass own={known.list} currency={currency} />
        )}
      </Stack>
    </Section>
  );
}

interface WayProps {
  readonly own: readonly Wallet[];
  readonly currency: string;
}

/** All wallets, those of another currency at the rate of a transfer to Cash, which is shown with its age (DECISIONS 25). */
function ByWallet({ own, currency }: WayProps): ReactNode {
  const intl = useIntl();
  const foreign = own.find((wallet) => wallet.currency !== currency && isPositive(wallet.balance));
  const { request } = useRead(
    walletBalance,
    foreign === undefined ? null : { walletType: foreign.walletType },
    { onTopics: ['wallets'] },
  );
  const rate = knownData(request)?.rate ?? null;
  const { parts, total, converted } = allocationAt(own, currency, rate);
  const nameOf = (wallet: Wallet): string => {
    const name = intl.formatMessage(walletNames[wallet.walletType]);
    if (wallet.currency === currency) return name;
    return intl.formatMessage(messages.foreignWallet, { wallet: name, currency: wallet.currency });
  };
  return (
    <>
      <Donut
        label={intl.formatMessage(messages.assetsWhat)}
        totalLabel={intl.formatMessage(messages.total)}
        total={total}
        currency={currency}
        parts={parts.map(({ wallet, value }) => ({ id: wallet.walletType, label: nameOf(wallet), value }))}
      />
      {rate !== null && converted.length > 0 ? (
        <ConvertedAt rate={rate} converted={converted} currency={currency} />
      ) : (
        <LeftOut own={own} currency={currency} />
      )}
    </>
  );
}

interface ConvertedAtProps {
  readonly rate: ExchangeRate;
  readonly converted: readonly WalletPart[];
  readonly currency: string;
}

function ConvertedAt({ rate, converted, currency }: ConvertedAtProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const rateText = useRateText(rate);
  return converted.map(({ wallet, value }) => (
    <Text key={wallet.walletType} size="xs" tone="tertiary">
      {areBalancesHidden
        ? intl.formatMessage(messages.atRate, { rate: rateText })
        : intl.formatMessage(messages.converted, {
            amount: format.money(wallet.balance, wallet.currency),
            converted: format.money(value, currency),
            rate: rateText,
          })}
    </Text>
  ));
}

function LeftOut({ own, currency }: WayProps): ReactNode {
  const intl = useIntl();
  if (!hasOthersThan(currency, own)) return null;
  return (
    <Text size="xs" tone="tertiary">
      {intl.formatMessage(messages.othersLeftOut)}
    </Text>
  );
}

function ByClass({ own, currency }: WayProps): ReactNode {
  const intl = useIntl();
  const classes = useAssetClasses();
  const { timeZone } = usePorts().systemInfo();
  const { request, reload } = useHoldings();
  // The figure shown above, so that one screen does not show two totals of two moments.
  const overview = knownData(
    useRead(fundingOverview, { timeZone }, { onTopics: ['wallets', 'orders'] }).request,
  );
  const total = overview?.totals.list.find((one) => one.currency === currency)?.totalAssets;
  const chart = {
    label: intl.formatMessage(messages.classesWhat),
    totalLabel: intl.formatMessage(messages.withPositions),
    currency,
  };
  const nameOf = (source: number | null): string => {
    if (source === null) return intl.formatMessage(messages.cash);
    const label = classes.of(source)?.labelMessage;
    return label === undefined ? missing : intl.formatMessage(label);
  };
  return (
    <>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.holdingsWhat)}
        skeleton={<Donut {...chart} total={null} parts={[]} isLoading />}
      >
        {(held) => {
          const isComplete = !held.hasMore && !held.isFromTwoMoments && isWhole(gapsOf(held));
          const parts = isComplete ? classesIn(own, held.list, currency) : [];
          return (
            <Donut
              {...chart}
              total={total ?? null}
              parts={parts.map(({ source, value }) => ({
                id: source === null ? 'cash' : String(source),
                label: nameOf(source),
                value,
              }))}
            />
          );
        }}
      </RequestView>
      <LeftOut own={own} currency={currency} />
    </>
  );
}

interface DonutProps {
  readonly label: string;
  readonly totalLabel: string;
  /** Null: not known. */
  readonly total: Decimal | null;
  readonly currency: string;
  readonly parts: readonly { readonly id: string; readonly label: string; readonly value: Decimal }[];
  readonly isLoading?: boolean;
}

function Donut({ label, totalLabel, total, currency, parts, isLoading = false }: DonutProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (
    <AllocationDonut
      slices={parts.map((part) => ({ ...part, value: Number(part.value) }))}
      totalText={format.money(total, currency)}
      formatShare={(share) => format.percent(fromNumber(share * 100, moneyDecimals), { signed: false })}
      formatAmount={(value) => format.money(fromNumber(value, moneyDecimals), currency)}
      {...(areBalancesHidden && { hiddenLabel: intl.formatMessage(presentation.hiddenBalance) })}
      isLoading={isLoading}
      emptyText={intl.formatMessage(messages.incomplete)}
      labels={{
        chart: label,
        total: totalLabel,
        other: intl.formatMessage(messages.other),
        loading: intl.formatMessage(messages.loadingAssets),
      }}
    />
  );
}
