import { orderType } from '@meridian/api';
import { defineMessages, type Message } from '#platform/words/messages.ts';

const messages = defineMessages({
  market: { id: 'portfolio.marketOrder', defaultMessage: 'Market' },
  limit: { id: 'portfolio.limitOrder', defaultMessage: 'Limit' },
});

const byCode: ReadonlyMap<number, Message> = new Map([
  [orderType.market, messages.market],
  [orderType.limit, messages.limit],
]);

/** The type of an order in words (spec §3); null for an unknown code. */
export function readType(code: number | null): Message | null {
  return (code === null ? undefined : byCode.get(code)) ?? null;
}
