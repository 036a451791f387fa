import type { QuoteDetail } from '@meridian/api';
import { DepthChart } from '@meridian/design-system/charts';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fromNumber } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import type { ShownBook } from '#platform/live/use-book.ts';
import { bookMessages } from './Book.messages.ts';
import { depthHeightPx } from './depth-height.ts';
import { chartMessages } from '../Quote.messages.ts';

/** The finest step of a quantity. */
const quantityDecimals = 8;

/** What the orders of each side add up to, by price. */
export default function BookDepth({
  detail,
  bids,
  asks,
}: ShownBook & { readonly detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { name, priceDecimals } = detail;
  const labels = useMemo(() => {
    const say = intl.formatMessage;
    return {
      chart: say(bookMessages.depth),
      instructions: say(bookMessages.depthInstructions),
      bid: say(bookMessages.bid),
      bids: say(bookMessages.bids),
      ask: say(bookMessages.ask),
      asks: say(bookMessages.asks),
      middle: say(bookMessages.middle),
      bestBid: say(bookMessages.bestBid),
      bestAsk: say(bookMessages.bestAsk),
      spread: say(bookMessages.spread),
      price: say(bookMessages.price),
      quantity: say(bookMessages.quantity),
      cumulative: say(bookMessages.total),
      distance: say(bookMessages.distance),
      side: say(bookMessages.side),
      locked: say(bookMessages.locked),
      crossed: say(bookMessages.crossed),
      noBids: say(bookMessages.noBids),
      noAsks: say(bookMessages.noAsks),
      loading: say(bookMessages.loading),
      table: say(bookMessages.table, { name }),
      showTable: say(chartMessages.showTable),
      hideTable: say(chartMessages.hideTable),
      showMore: say(bookMessages.showMore),
    };
  }, [intl, name]);
  const levels = (side: ShownBook['bids']) =>
    side.map(({ price, quantity }) => ({ price: Number(price), quantity: Number(quantity) }));
  return (
    <DepthChart
      bids={levels(bids)}
      asks={levels(asks)}
      height={depthHeightPx.chart}
      formatPrice={(price) => format.price(fromNumber(price, priceDecimals), priceDecimals)}
      formatQuantity={(quantity) => format.quantity(fromNumber(quantity, quantityDecimals))}
      formatAxisQuantity={(quantity) => format.compact(fromNumber(quantity, quantityDecimals))}
      formatShare={(share) => format.percent(fromNumber(share * 100, 4), { signed: false })}
      labels={labels}
    />
  );
}
