/** Facts about transfers. Money that is moved and the wallet lacks is deposited first. */
import { transferStatus, walletTypes } from '@meridian/api';
import * as v from 'valibot';
import { refuse } from '#domain/refusals.ts';
import { remember } from '#domain/requests/index.ts';
import { cancelTransfer, requestTransfer, transferIdentity } from '#domain/transfers/index.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { customerId, defineFact, minuteMs, minutes, shortText } from './define.ts';
import { provide } from './providing.ts';

const transfer = defineFact({
  parameters: v.object({
    from: v.optional(v.picklist(walletTypes), 'BALANCE'),
    to: v.optional(v.picklist(walletTypes), 'STOCK'),
    amount: v.pipe(
      fixedText,
      v.check((value) => value > 0n, 'above zero'),
    ),
    status: v.optional(
      v.picklist([transferStatus.pending, transferStatus.cancelled]),
      transferStatus.pending,
    ),
    /** How long it takes to arrive. Without it the seed decides: mostly less than a minute. */
    arrivesInMinutes: v.optional(minutes),
    clientOrderId: v.optional(shortText),
  }),
  sentence: ({ from, to, amount, status }) => {
    const what = `a transfer of ${formatFixed(amount, 2)} from ${from} to ${to}`;
    return status === 'pending' ? `${what} is on its way` : `${what} was cancelled`;
  },
  apply(state, { from, to, amount, status, arrivesInMinutes, clientOrderId }, at) {
    if (from === to) throw refuse('invalidRequest', { field: 'to' });
    provide(state, { userId: customerId, type: from }, amount, at);
    const request = {
      userId: customerId,
      clientOrderId: clientOrderId ?? `fact-${state.transfers.size + 1}`,
      from,
      to,
      amount,
    };
    const lastsMs = arrivesInMinutes === undefined ? null : Math.round(arrivesInMinutes * minuteMs);
    const { id } = requestTransfer(state, request, at, lastsMs);
    remember(state, transferIdentity(request), id);
    if (status === transferStatus.cancelled) cancelTransfer(state, { userId: customerId, id }, at);
  },
});

export const transferFacts = { transfer } as const;
