import type { WireServerMessage } from '@meridian/api';

type WireQuote = Extract<WireServerMessage, { readonly type: 'quote' }>;

/** How a price on the socket can be wrong, in the order a garbled feed goes through them. */
const wrongs: readonly ((quote: WireQuote) => object)[] = [
  // A word that the app does not know: nothing is wrong with the price.
  (quote) => ({ ...quote, data: { ...quote.data, marketStatus: 'auction' } }),
  (quote) => ({ ...quote, data: { ...quote.data, price_nominal: '9'.repeat(400) } }),
  (quote) => ({ ...quote, data: { ...quote.data, price_nominal: '-14.01' } }),
  (quote) => ({ ...quote, data: { ...quote.data, quoteTimestamp: Number(quote.ts) * 1000 } }),
  (quote) => ({ ...quote, seq: 'one', data: quote.data }),
];

/** The text of a quote with the `nth` kind of wrong in it; null for any other message. */
export function garbledQuote(text: string, nth: number): string | null {
  const message = JSON.parse(text) as WireServerMessage;
  const garble = wrongs[nth % wrongs.length];
  return message.type === 'quote' && garble !== undefined ? JSON.stringify(garble(message)) : null;
}
