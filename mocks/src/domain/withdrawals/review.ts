/** What becomes of a withdrawal by itself: its review ends, and the money is sent or free again. */
import { auditStatus } from '@meridian/api';
import { formatExact, formatFixed } from '#kernel/index.ts';
import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { capture, exchange, holdOf, money, outside, release } from '../ledger/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { isCurrency } from '../market/index.ts';
import { reviewProcess } from '../reviews/index.ts';
import { withdrawalWallet } from './withdrawals.ts';
import type { Withdrawal, WithdrawalBooks } from './withdrawals.ts';

type House = WithdrawalBooks & Inboxes;

/** Reviews of withdrawals end. */
export const withdrawalReviews = reviewProcess({
  name: 'withdrawalReview',
  *cases(house: House) {
    for (const withdrawal of house.withdrawals.values())
      if (withdrawal.status === auditStatus.pending)
        yield { id: withdrawal.id, house, withdrawal, review: withdrawal.review };
  },
  settle: ({ house, withdrawal }, at) => decide(house.ledger, withdrawal, at),
  tell: ({ house, withdrawal }, at) => inform(house, withdrawal, at),
});

/** Ends a review now, as was settled, and says so by inbox. */
export function endWithdrawalReview(house: House, withdrawal: Withdrawal, at: number): void {
  decide(house.ledger, withdrawal, at);
  inform(house, withdrawal, at);
}

function decide(ledger: Ledger, withdrawal: Withdrawal, at: number): void {
  const { id, userId, amount, review } = withdrawal;
  const isRefused = review.failsBecause !== null;
  if (isRefused) release(ledger, { wallet: withdrawalWallet(userId), reason: 'withdrawal', id, amount, at });
  else send(ledger, withdrawal, at);
  Object.assign(withdrawal, {
    status: isRefused ? auditStatus.failed : auditStatus.completed,
    updatedAt: at,
  });
}

/**
 * The fee is kept, the rest goes to the customer's bank. The books know currencies of countries: what arrives in another is
 * exchanged. A coin is bought by the custodian with the dollars that it costs at the rate that the withdrawal records.
 */
function send(
  ledger: Ledger,
  { id, userId, amount, fee, received, receivedCurrency, rate }: Withdrawal,
  at: number,
) {
  const wallet = withdrawalWallet(userId);
  const held = { wallet, reason: 'withdrawal', id, at } as const;
  const entry = { given: 'withdrawal', reference: id } as const;
  const net = amount - fee;
  if (rate !== null && isCurrency(receivedCurrency)) {
    exchange(ledger, {
      at,
      from: holdOf(wallet, 'withdrawal', id),
      to: outside('bank', receivedCurrency),
      given: money(net, 'USD'),
      received: money(received, receivedCurrency),
      rate: { from: 'USD', to: receivedCurrency, numerator: rate.denominator, denominator: rate.numerator },
      source: 'brokerage',
      entry,
    });
  } else capture(ledger, { ...held, amount: net, to: outside('bank', 'USD'), entry });
  capture(ledger, {
    ...held,
    amount: fee,
    to: outside('fees', 'USD'),
    entry: { given: 'fee', reference: id },
  });
}

function inform(house: House, withdrawal: Withdrawal, at: number): void {
  const { id: withdrawalId, userId, amount, accountName: account, received, receivedCurrency } = withdrawal;
  const said = { withdrawalId, amount: formatFixed(amount, 2), account };
  const { failsBecause } = withdrawal.review;
  sendMessage(
    house,
    userId,
    at,
    failsBecause === null
      ? {
          kind: 'withdrawalCompleted',
          parameters: {
            ...said,
            received: isCurrency(receivedCurrency) ? formatFixed(received, 2) : formatExact(received),
            currency: receivedCurrency,
          },
        }
      : { kind: 'withdrawalFailed', parameters: { ...said, reason: failsBecause } },
  );
}
