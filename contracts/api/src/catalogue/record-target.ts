/** Where a message or a line of a statement leads: the record that it is about. */
import * as v from 'valibot';
import { id, name, nullish, openWord, source } from '../fields.ts';

const target = v.object({
  kind: openWord([
    'order',
    'position',
    'identity',
    'quote',
    'deposit',
    'withdrawal',
    'follow',
    'followFutures',
    'subscription',
    'loan',
  ]),
  /**
   * Of a position, a subscription or a copied futures order its id, of an order the customer's own id of the intent (`clientOrderId`),
   * of a follow the institution's; a quote and the loan have none.
   */
  id: nullish(id),
  stock_code: nullish(id),
  name: nullish(name),
  market: nullish(id),
  source: v.fallback(nullish(source), null),
});
export type RecordTarget = v.InferOutput<typeof target>;

/** A record on the wire; what cannot be read leads nowhere. */
export const recordTarget = v.fallback(nullish(target), null);
