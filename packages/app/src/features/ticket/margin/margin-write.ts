/** How a change of margin is sent and recognised. No list shows it: the same again is its look-up (DECISIONS 35). */
import { addPositionMargin, type Decimal } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentMargin } from './margin-model.ts';

const isSame = (a: Decimal | null, b: Decimal | null): boolean =>
  a === null || b === null ? a === b : compare(a, b) === 0;

export const marginWrite: WriteModel<SentMargin, typeof addPositionMargin> = {
  endpoint: addPositionMargin,
  toWire: ({ positionId, margin, leverage }, signature) => ({
    id: positionId,
    ...(margin !== null && { margin }),
    ...(leverage !== null && { leverage }),
    ...signature,
  }),
  isSameRequest: (a, b) =>
    a.positionId === b.positionId && isSame(a.margin, b.margin) && isSame(a.leverage, b.leverage),
  isReceiptOf: ({ clientOrderId, request }, receipt) => {
    const { margin, leverage } = receipt;
    const isUnnamed = margin === null && leverage === null;
    return (
      receipt.clientOrderId === clientOrderId &&
      receipt.position.id === request.positionId &&
      (isUnnamed || (isSame(margin, request.margin) && isSame(leverage, request.leverage)))
    );
  },
  list: null,
};
