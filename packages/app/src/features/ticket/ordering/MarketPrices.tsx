import type { Decimal, QuoteDetail } from '@meridian/api';
import { BidAsk, type BidAskSide } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { orderingMessages } from './ordering.messages.ts';

/** What somebody pays and what somebody sells for; a press makes either the limit. */
export function MarketPrices({
  detail,
  isOld,
  onTake,
}: {
  /** With its newest prices. */
  detail: QuoteDetail;
  /** They have stopped following the market: dimmed, with their age beside the last price. */
  isOld: boolean;
  onTake(price: Decimal): void;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const side = (name: 'bid' | 'ask', price: Decimal | null): BidAskSide => {
    const canBeTaken = price !== null && isPositive(price);
    return {
      label: intl.formatMessage(orderingMessages[name]),
      value: format.price(price, detail.priceDecimals),
      actionText: canBeTaken ? intl.formatMessage(orderingMessages.takePrice) : '',
      onPress: canBeTaken ? () => onTake(price) : undefined,
    };
  };
  return <BidAsk bid={side('bid', detail.bid)} ask={side('ask', detail.ask)} isStale={isOld} />;
}
