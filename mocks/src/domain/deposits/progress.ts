/** What happens to a deposit by itself: confirmations, then its end. */
import { auditStatus } from '@meridian/api';
import { formatFixed, phased } from '#kernel/index.ts';
import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { exchange, freeOf, money, move, outside } from '../ledger/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { creditOf } from './deposits.ts';
import type { Deposit, DepositBooks } from './deposits.ts';

type House = DepositBooks & Inboxes;

interface Case {
  readonly house: House;
  readonly deposit: Deposit;
}

/** `end`, or how many confirmations it has. */
type Phase = 'end' | `${number}`;

/** Deposits are confirmed three times by their network, or matched by the bank, and then credited or refused. */
export const depositProgress = phased<House, Case, Phase>({
  name: 'depositProgress',
  *cases(house) {
    for (const deposit of house.deposits.values())
      if (deposit.status === auditStatus.pending) yield { house, deposit };
  },
  idOf: ({ deposit }) => deposit.id,
  phaseOf: ({ deposit: { status, confirmations } }) =>
    status === auditStatus.pending ? `${confirmations}` : 'end',
  nextAt({ deposit: { status, confirmations, confirmsAt, endsAt } }) {
    if (status !== auditStatus.pending) return undefined;
    const confirmedAt = confirmsAt[confirmations];
    return confirmedAt === undefined
      ? { phase: 'end', at: endsAt }
      : { phase: `${confirmations + 1}`, at: confirmedAt };
  },
  enter({ house, deposit }, phase, at) {
    if (phase === 'end') endDeposit(house, deposit, at);
    else Object.assign(deposit, { confirmations: Number(phase), updatedAt: at });
  },
});

/** Credits it or not, as was settled, and says so by inbox. */
export function endDeposit(house: House, deposit: Deposit, at: number): void {
  const { id: depositId, userId, amount, currency, failsBecause } = deposit;
  const said = { depositId, amount: formatFixed(amount, 2), currency };
  if (failsBecause === null) {
    credit(house.ledger, deposit, at);
    Object.assign(deposit, { status: auditStatus.completed, updatedAt: at });
    const received = formatFixed(creditOf(deposit), 2);
    sendMessage(house, userId, at, { kind: 'depositCredited', parameters: { ...said, received } });
  } else {
    Object.assign(deposit, { status: auditStatus.failed, updatedAt: at });
    sendMessage(house, userId, at, {
      kind: 'depositFailed',
      parameters: { ...said, reason: failsBecause },
    });
  }
}

/**
 * The books know currencies of countries: what arrives in another is exchanged. A coin is sold by the custodian, who pays dollars
 * at the rate that the deposit records.
 */
function credit(ledger: Ledger, deposit: Deposit, at: number): void {
  const { id: reference, userId, type, currency, amount, fee, rate } = deposit;
  const entry = { received: 'deposit', reference } as const;
  const to = freeOf({ userId, type: 'BALANCE' });
  const received = money(creditOf(deposit), 'USD');
  if (type === 'fiat' && rate !== null && (currency === 'EUR' || currency === 'HKD')) {
    const { numerator, denominator } = rate;
    exchange(ledger, {
      at,
      from: outside('bank', currency),
      to,
      given: money(amount - fee, currency),
      received,
      rate: { from: currency, to: 'USD', numerator, denominator },
      source: 'brokerage',
      entry,
    });
    if (fee > 0n)
      move(ledger, {
        at,
        from: outside('bank', currency),
        to: outside('fees', currency),
        amount: money(fee, currency),
      });
  } else move(ledger, { at, from: outside('bank', 'USD'), to, amount: received, entry });
}
