import { summaryDetail, type Decimal, type QuoteDetail, type Summary } from '@meridian/api';
import { Section, Skeleton, StatGrid, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { multiply } from '#domain/money.ts';
import { lotUnits, otherWay, pipsBetween } from '#domain/pips.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { pairMessages } from './parts.messages.ts';

type Pair = NonNullable<Summary['pair']>;

/** Decimals of a rate that is worked out. */
const otherDecimals = 5;

/** The pair in both directions, and its changes in what traders count them in: pips. */
export function PairWays({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market } = detail;
  const { request, reload } = useRead(summaryDetail, { stockCode, market });
  return (
    <Section title={intl.formatMessage(pairMessages.ways)}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(pairMessages.what)}
        skeleton={<Skeleton shape="block" height="130px" />}
        isEmpty={({ pair }) => pair === null}
        empty={<Text tone="secondary">{missing}</Text>}
      >
        {({ pair }) => pair && <Ways detail={detail} pair={pair} />}
      </RequestView>
    </Section>
  );
}

function Ways({ detail, pair }: { detail: QuoteDetail; pair: Pair }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const live = useLive(detail);
  const { base, quote, baseName, quoteName, pipSize } = pair;
  const { price_nominal: price, bid, ask, change, priceDecimals } = live;
  const say = intl.formatMessage;
  const zero = '0' as Decimal;
  const pips = (from: Decimal | null, to: Decimal | null, isSigned: boolean): string => {
    if (from === null || to === null) return missing;
    const count = pipsBetween(from, to, pipSize);
    return say(pairMessages.pips, { count: isSigned ? format.change(count, 1) : format.price(count, 1) });
  };
  const items = [
    {
      id: 'base',
      label: say(pairMessages.oneOf, { name: baseName }),
      value: `${format.price(price, priceDecimals)} ${quote}`,
    },
    {
      id: 'quote',
      label: say(pairMessages.oneOf, { name: quoteName }),
      value: `${format.price(price === null ? null : otherWay(price), otherDecimals)} ${base}`,
    },
    { id: 'spread', label: say(pairMessages.spread), value: pips(bid, ask, false) },
    { id: 'change', label: say(pairMessages.change), value: pips(zero, change, true) },
    { id: 'pip', label: say(pairMessages.pip), value: format.quantity(pipSize) },
    {
      id: 'pipWorth',
      label: say(pairMessages.pipWorth, { code: base }),
      value: format.money(multiply(pipSize, lotUnits), quote),
    },
  ];
  return <StatGrid items={items} />;
}
