import { summaryDetail, type Decimal, type FutureDetail, type Summary } from '@meridian/api';
import { Section, Skeleton, Stack, StatGrid, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay } from '#domain/calendar-day.ts';
import { contractOf, contractTermsOf } from '#domain/contract.ts';
import { orderMargin } from '#domain/margin.ts';
import { isPositive, largest, moneyDecimals, multiply, one, roundHalfUp, zero } from '#domain/money.ts';
import { tradingTerms, useAppConfig } from '#platform/reading/config.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { contractMessages } from './parts.messages.ts';

type Contract = NonNullable<Summary['contract']>;

/** What one contract delivers, what it is worth at the price that is shown, and what its smallest move brings. */
export function ContractTerms({ detail }: { detail: FutureDetail }): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market } = detail;
  const { request, reload } = useRead(summaryDetail, { stockCode, market });
  return (
    <Section title={intl.formatMessage(contractMessages.about)}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(contractMessages.aboutWhat)}
        skeleton={<Skeleton shape="block" height="220px" />}
        isEmpty={({ contract }) => contract === null}
        empty={<Text tone="secondary">{missing}</Text>}
      >
        {({ contract }) => contract && <Terms detail={detail} contract={contract} />}
      </RequestView>
    </Section>
  );
}

function Terms({ detail, contract }: { detail: FutureDetail; contract: Contract }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const live = useLive(detail);
  const margins = useMargins(detail, live.price_nominal);
  const { contractSize, units, unit, product, isContinuous, isQuotedInCents } = contract;
  const { currency, priceStep, priceDecimals, contractCode } = detail;
  const say = intl.formatMessage;
  const worthOf = (price: Decimal | null) => (price === null ? null : multiply(price, contractSize));
  const items = [
    {
      id: 'size',
      label: say(contractMessages.size),
      value: say(contractMessages.sizeOf, { count: format.quantity(units), unit }),
    },
    { id: 'multiplier', label: say(contractMessages.multiplier), value: format.quantity(contractSize) },
    {
      id: 'worth',
      label: say(contractMessages.worth),
      value: format.money(worthOf(live.price_nominal), currency),
    },
    {
      id: 'tick',
      label: say(contractMessages.tick),
      value: say(contractMessages.tickIs, {
        step: format.price(priceStep, priceDecimals),
        money: format.money(worthOf(priceStep), currency),
      }),
    },
    {
      id: 'initialMargin',
      label: say(contractMessages.initialMargin),
      value:
        margins === null
          ? missing
          : say(contractMessages.initialMarginIs, {
              money: format.money(margins.initial, margins.currency),
              multiple: format.quantity(margins.leverage),
            }),
    },
    {
      id: 'maintenanceMargin',
      label: say(contractMessages.maintenanceMargin),
      value: margins === null ? missing : format.money(margins.maintenance, margins.currency),
    },
    {
      id: 'quotedIn',
      label: say(contractMessages.quotedIn),
      value: say(contractMessages[isQuotedInCents ? 'cents' : 'dollars']),
    },
    {
      id: 'product',
      label: say(contractMessages.product),
      value: product === null ? missing : say(contractMessages[product]),
    },
    {
      id: 'series',
      label: say(contractMessages.series),
      value: isContinuous
        ? say(contractMessages.continuous, { code: contractCode ?? missing })
        : say(contractMessages.single),
    },
    {
      id: 'settlement',
      label: say(contractMessages.settlement),
      value: isContinuous
        ? say(contractMessages.rollsOver)
        : say(contractMessages.settledOn, { date: calendarDay(detail.expiryDate, format) }),
    },
  ];
  return (
    <Stack gap={3}>
      <StatGrid items={items} />
      <Text size="s" tone="secondary">
        {say(contractMessages.continuousBody)}
      </Text>
    </Stack>
  );
}

interface Margins {
  readonly leverage: Decimal;
  readonly initial: Decimal;
  readonly maintenance: Decimal;
  /** Of the wallet that puts it up. */
  readonly currency: string;
}

/** The least that opening and keeping one contract takes, at the highest leverage offered; null while it cannot be worked out. */
function useMargins(detail: FutureDetail, price: Decimal | null): Margins | null {
  const terms = tradingTerms(useAppConfig(), detail.source);
  const contract = contractTermsOf(detail);
  const { walletCurrency } = detail;
  if (terms === null || contract === null || walletCurrency === null) return null;
  if (price === null || !isPositive(price)) return null;
  const leverage = largest(one, ...terms.leverages);
  const pairPrice = detail.rate?.price_nominal ?? zero;
  const initial = orderMargin(price, one, leverage, contractOf(contract, price, pairPrice));
  const maintenance = roundHalfUp(multiply(initial, terms.maintenanceRate), moneyDecimals);
  return { leverage, initial, maintenance, currency: walletCurrency };
}
