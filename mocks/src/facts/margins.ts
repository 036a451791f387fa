/** Facts about what open positions are held with. Money that is put in and the wallet lacks is deposited first. */
import { changeMargin, marginIdentity, walletOf } from '#domain/orders/index.ts';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import type { Position } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { remember } from '#domain/requests/index.ts';
import { fixedText } from '#fixed-text.ts';
import { formatExact } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { customerId, defineFact, productIn, productParameters, shortText } from './define.ts';
import { provide } from './providing.ts';

const shared = { ...productParameters, clientOrderId: v.optional(shortText) };

const addedMargin = defineFact({
  parameters: v.object({
    ...shared,
    /** In the wallet's currency. */
    amount: v.pipe(
      fixedText,
      v.check((value) => value > 0n, 'above zero'),
    ),
  }),
  sentence: ({ code, amount }) => `the customer has added a margin of ${formatExact(amount)} to ${code}`,
  apply(state, parameters, at) {
    const position = heldIn(state, parameters);
    provide(state, walletOf(position), parameters.amount, at);
    change(state, position, { margin: parameters.amount, leverage: null }, { ...parameters, at });
  },
});

const raisedLeverage = defineFact({
  parameters: v.object({ ...shared, leverage: v.optional(fixedText, '10') }),
  sentence: ({ code, leverage }) =>
    `the customer has raised the leverage of ${code} to ${formatExact(leverage)}×`,
  apply(state, parameters, at) {
    const position = heldIn(state, parameters);
    change(state, position, { margin: null, leverage: parameters.leverage }, { ...parameters, at });
  },
});

/** The open position of a product. @throws BusinessRefusal `invalidRequest` where none is held. */
function heldIn(state: Brokerage, named: Parameters<typeof productIn>[1]): Position {
  const { instrument, source } = productIn(state, named);
  const held = [...state.trading.positions.values()].findLast(
    (position) =>
      position.userId === customerId && position.key === instrument.key && position.source === source,
  );
  if (held === undefined) throw refuse('invalidRequest', { field: 'code', given: named.code });
  return held;
}

interface Asking {
  readonly clientOrderId?: string | undefined;
  readonly at: number;
}

function change(
  state: Brokerage,
  position: Position,
  asked: { readonly margin: Fixed | null; readonly leverage: Fixed | null },
  { clientOrderId = `fact-${state.trading.nextNumber}`, at }: Asking,
): void {
  const request = { userId: customerId, positionId: position.id, ...asked };
  changeMargin(state, request, at);
  remember(state, marginIdentity(request, clientOrderId), position.id);
}

export const marginFacts = { addedMargin, raisedLeverage } as const;
