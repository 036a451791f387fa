import { defineMessages } from '#platform/words/messages.ts';

/** Words of the order book and of its depth. */
export const bookMessages = defineMessages({
  title: { id: 'quote.book', defaultMessage: 'Order book' },
  name: { id: 'quote.bookName', defaultMessage: 'Order book of {name}' },
  bids: { id: 'quote.bookBids', defaultMessage: 'Bids' },
  asks: { id: 'quote.bookAsks', defaultMessage: 'Asks' },
  bid: { id: 'quote.bookBid', defaultMessage: 'Bid' },
  ask: { id: 'quote.bookAsk', defaultMessage: 'Ask' },
  noBids: { id: 'quote.bookNoBids', defaultMessage: 'No bids' },
  noAsks: { id: 'quote.bookNoAsks', defaultMessage: 'No asks' },
  price: { id: 'quote.bookPrice', defaultMessage: 'Price' },
  quantity: { id: 'quote.bookQuantity', defaultMessage: 'Quantity' },
  total: { id: 'quote.bookTotal', defaultMessage: 'Total' },
  spread: { id: 'quote.bookSpread', defaultMessage: 'Spread' },
  /** One level as it is heard; `canOrder` is `true` where a press fills its price in on the ticket. */
  bidLine: {
    id: 'quote.bookBidLine',
    defaultMessage: 'Bid {price}, quantity {quantity}{canOrder, select, true {, as limit price} other {}}',
  },
  askLine: {
    id: 'quote.bookAskLine',
    defaultMessage: 'Ask {price}, quantity {quantity}{canOrder, select, true {, as limit price} other {}}',
  },
  waiting: {
    id: 'quote.bookWaiting',
    defaultMessage: 'Only the best prices are known while live prices are interrupted.',
  },
  notLive: {
    id: 'quote.bookNotLive',
    defaultMessage: 'Prices of this market are delayed by 15 minutes, so there is no live order book.',
  },
  marketClosed: {
    id: 'quote.bookMarketClosed',
    defaultMessage: 'The market is closed. The order book is shown again when trading opens.',
  },
  bookOrTrades: { id: 'quote.bookOrTrades', defaultMessage: 'Order book or last trades' },
  trades: { id: 'quote.trades', defaultMessage: 'Last trades' },
  tradesName: { id: 'quote.tradesName', defaultMessage: 'Last trades of {name}' },
  tradesWhat: { id: 'quote.tradesWhat', defaultMessage: 'the last trades' },
  noTrades: { id: 'quote.noTrades', defaultMessage: 'Nothing has been traded in the last hour' },
  tradesWaiting: {
    id: 'quote.tradesWaiting',
    defaultMessage: 'Last trades come with live prices, which are interrupted at the moment.',
  },
  tradeTime: { id: 'quote.tradeTime', defaultMessage: 'Time' },
  /** `unit` is what is counted: BTC. */
  tradeQuantity: { id: 'quote.tradeQuantity', defaultMessage: 'Quantity ({unit})' },
  /** One trade as it is heard; `side` is `buy`, `sell` or `other`. */
  tradeLine: {
    id: 'quote.tradeLine',
    defaultMessage: '{time}, {side, select, buy {bought} sell {sold} other {traded}} {quantity} at {price}',
  },
  depth: { id: 'quote.depth', defaultMessage: 'Market depth' },
  depthWhat: { id: 'quote.depthWhat', defaultMessage: 'the depth chart' },
  depthLostBody: { id: 'quote.depthLostBody', defaultMessage: 'The orders of the book are not affected.' },
  depthInstructions: {
    id: 'quote.depthInstructions',
    defaultMessage: 'Arrow keys move between prices, Home and End go to the ends.',
  },
  middle: { id: 'quote.depthMiddle', defaultMessage: 'Mid price' },
  bestBid: { id: 'quote.depthBestBid', defaultMessage: 'Best bid' },
  bestAsk: { id: 'quote.depthBestAsk', defaultMessage: 'Best ask' },
  distance: { id: 'quote.depthDistance', defaultMessage: 'From the mid price' },
  side: { id: 'quote.depthSide', defaultMessage: 'Side' },
  locked: { id: 'quote.depthLocked', defaultMessage: 'Best bid and best ask are the same' },
  crossed: { id: 'quote.depthCrossed', defaultMessage: 'The best bid is above the best ask' },
  loading: { id: 'quote.depthLoading', defaultMessage: 'Loading the depth' },
  table: { id: 'quote.depthTable', defaultMessage: 'Order book of {name} as a table' },
  showMore: { id: 'quote.depthShowMore', defaultMessage: 'Show more' },
});
