import { ipoStatus, tradeDirection, walletBalance, type Decimal, type Subscription } from '@meridian/api';
import {
  Banner,
  Button,
  Columns,
  Inline,
  Section,
  Stack,
  StatGrid,
  StatusTag,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { buyingPower } from '#domain/margin.ts';
import { compare, isPositive, subtract } from '#domain/money.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFormat } from '#platform/words/format.ts';
import { useStatusTag } from '../status/status.ts';
import { recordMessages as messages, statusMessages } from './ipo.messages.ts';
import { shareSource } from './offer.ts';
import { OfferTimeline } from './OfferTimeline.tsx';
import { ipoPresentation, settlementPresentation } from './status.ts';

/** A subscription to new shares: how far it is, what it costs, and what is to be done. */
export function SubscriptionRecord({ record }: { record: Subscription }): ReactNode {
  const intl = useIntl();
  const { name, stock_code: code, market, positionId } = record;
  const share = { code, market, name, source: shareSource(market), direction: tradeDirection.buy };
  return (
    <Section title={name} action={<StatusTag {...useTag(record)} />}>
      <Stack gap={4}>
        <Text size="s" tone="secondary">
          {code} · {market}
        </Text>
        <Advice record={record} />
        <Columns
          start={<OfferTimeline name={name} market={market} dates={record} own={record} />}
          end={<Figures record={record} />}
        />
        {positionId !== null && (
          <Inline gap={3}>
            <Button href={links.position({ ...share, id: positionId })}>
              {intl.formatMessage(messages.seeHolding)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}

/** The word of its status, which says where a part was allotted only. */
function useTag({ status, quantity, allotmentQuantity }: Subscription) {
  const intl = useIntl();
  const tag = useStatusTag()(ipoPresentation, status);
  const isPart =
    status === ipoStatus.allotted && allotmentQuantity !== null && compare(allotmentQuantity, quantity) < 0;
  return isPart ? { ...tag, text: intl.formatMessage(statusMessages.partly) } : tag;
}

function Advice({ record }: { record: Subscription }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { status, walletCurrency, refundAmount } = record;
  const refunded = format.money(refundAmount, walletCurrency);
  const statement = (
    <Button size="s" href={links.statement('SUBSCRIPTION')}>
      {intl.formatMessage(messages.seeStatement)}
    </Button>
  );
  switch (status) {
    case ipoStatus.pendingPayment:
      return <PendingPayment record={record} />;
    case ipoStatus.lapsed:
      return (
        <Banner tone="negative" title={intl.formatMessage(messages.lapsedTitle)} action={statement}>
          {intl.formatMessage(messages.lapsedBody, { refunded })}
        </Banner>
      );
    case ipoStatus.notAllotted:
      return (
        <Banner tone="info" title={intl.formatMessage(messages.noneTitle)} action={statement}>
          {intl.formatMessage(messages.noneBody, { refunded })}
        </Banner>
      );
    default:
      return null;
  }
}

/** What is due, until when, and the transfer with what the wallet lacks filled in. */
function PendingPayment({ record }: { record: Subscription }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const { pendingPaymentAmount: pending, paymentEndDate, walletCurrency } = record;
  const { request } = useRead(walletBalance, { walletType: 'SUBSCRIPTION' }, { onTopics: ['wallets'] });
  const wallet = knownData(request);
  if (pending === null) return null;
  const free = wallet === null ? ('0' as Decimal) : buyingPower(wallet);
  const missing = subtract(pending, free);
  const lacking = isPositive(missing) ? missing : pending;
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(messages.pendingTitle, {
        pending: format.money(pending, walletCurrency),
        time: paymentEndDate === null ? '--' : format.dateTime(paymentEndDate),
        zone: format.timeZoneName(paymentEndDate ?? undefined),
      })}
      action={
        <Button size="s" href={links.transfer('SUBSCRIPTION', lacking, returnTo)}>
          {intl.formatMessage(messages.transfer, { amount: format.money(lacking, walletCurrency) })}
        </Button>
      }
    >
      {intl.formatMessage(messages.pendingBody)}
    </Banner>
  );
}

function Figures({ record }: { record: Subscription }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const settlement = useStatusTag()(settlementPresentation, record.settlement);
  const { currency, walletCurrency, rate } = record;
  const price = (value: Decimal | null) => format.money(value, currency);
  const money = (value: Decimal | null) => format.money(value, walletCurrency);
  const { discountedPrice, actualPrice, allotmentQuantity, pendingPaymentAmount } = record;
  const rows: readonly (readonly [id: keyof typeof messages, value: string] | null)[] = [
    ['quantity', format.quantity(record.quantity)],
    ['price', price(record.subscriptionPrice)],
    ['total', price(record.totalAmount)],
    discountedPrice === null ? null : ['discounted', price(discountedPrice)],
    rate === null
      ? null
      : ['rate', intl.formatMessage(messages.rateValue, { ...rate, rate: format.price(rate.rate, null) })],
    ['held', money(record.frozenAmount)],
    actualPrice === null ? null : ['actual', price(actualPrice)],
    allotmentQuantity === null ? null : ['allotted', format.quantity(allotmentQuantity)],
    record.actualPaymentAmount === null ? null : ['paid', money(record.actualPaymentAmount)],
    record.refundAmount === null ? null : ['refunded', money(record.refundAmount)],
    pendingPaymentAmount === null || !isPositive(pendingPaymentAmount)
      ? null
      : ['pending', money(pendingPaymentAmount)],
    ['settlement', settlement.text],
    ['number', record.id],
  ];
  return (
    <StatGrid
      columns={2}
      items={rows.flatMap((row) =>
        row === null ? [] : [{ id: row[0], label: intl.formatMessage(messages[row[0]]), value: row[1] }],
      )}
    />
  );
}
