/** What happens to a loan by itself: its review ends, its payments fall due, and what was missed is taken once it can be. */
import { auditStatus } from '@meridian/api';
import { dueAt, formatFixed, phased } from '#kernel/index.ts';
import type { Fixed, Process } from '#kernel/index.ts';
import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { freeIn, freeOf, money, move, moveIfAny, outside, walletBook } from '../ledger/index.ts';
import { reviewProcess } from '../reviews/index.ts';
import { isRunning, loanWallet, nextInstalment, overdueIn } from './loans.ts';
import type { Loan, LoanBooks } from './loans.ts';
import { dueDate, monthlyPayment } from './schedule.ts';

type House = LoanBooks & Inboxes;

/** Reviews of loans end. */
export const loanReviews = reviewProcess({
  name: 'loanReview',
  *cases(house: House) {
    for (const loan of house.loans.values())
      if (loan.status === auditStatus.pending) yield { id: loan.id, house, loan, review: loan.review };
  },
  settle: ({ house, loan }, at) => decide(house, loan, at),
  tell: ({ house, loan }, at) => inform(house, loan, at),
});

/** Ends a review now, as was settled, and says so by inbox. */
export function endLoanReview(house: House, loan: Loan, at: number): void {
  decide(house, loan, at);
  inform(house, loan, at);
}

function decide({ ledger }: House, loan: Loan, at: number): void {
  const { id, userId, amount, review } = loan;
  const isRefused = review.failsBecause !== null;
  Object.assign(loan, { status: isRefused ? auditStatus.failed : auditStatus.completed, updatedAt: at });
  if (isRefused) return;
  move(ledger, {
    at,
    from: outside('lender', 'USD'),
    to: freeOf(loanWallet(userId)),
    amount: money(amount, 'USD'),
    entry: { received: 'loan', reference: id },
  });
  loan.creditedAt = at;
}

const written = (amount: Fixed): string => formatFixed(amount, 2);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function inform(house: House, loan: Loan, at: number): void {
  const { id: loanId, userId, amount, review } = loan;
  const said = { loanId, amount: written(amount) };
  sendMessage(
    house,
    userId,
    at,
    review.failsBecause === null
      ? {
          kind: 'loanCredited',
          parameters: { ...said, payment: written(monthlyPayment(loan)), firstDue: dayOf(dueDate(at, 1)) },
        }
      : { kind: 'loanRefused', parameters: { ...said, reason: review.failsBecause } },
  );
}

interface Case {
  readonly house: House;
  readonly loan: Loan;
}

/** How many payments have fallen due. */
type Phase = `${number}`;

/** Payments fall due by the month. Each is taken at once where BALANCE has it and none before it is open. */
export const loanDues = phased<House, Case, Phase>({
  name: 'loanDue',
  *cases(house) {
    for (const loan of house.loans.values()) if (loan.fallenDue < loan.months) yield { house, loan };
  },
  idOf: ({ loan }) => loan.id,
  phaseOf: ({ loan }) => `${loan.fallenDue}`,
  nextAt: ({ loan: { creditedAt, fallenDue, months } }) =>
    creditedAt === null || fallenDue === months
      ? undefined
      : { phase: `${fallenDue + 1}`, at: dueDate(creditedAt, fallenDue + 1) },
  enter: ({ house, loan }, _phase, at) => fallDue(house, loan, at),
});

/** The next payment is due now: it is taken, or the customer is told that it is overdue. */
export function fallDue(house: House, loan: Loan, at: number): void {
  loan.fallenDue += 1;
  if (loan.fallenDue === loan.paidAt.length + 1 && isPayable(house, loan)) pay(house, loan, at);
  else {
    const missed = written(overdueIn(loan));
    sendMessage(house, loan.userId, at, {
      kind: 'loanOverdue',
      parameters: { loanId: loan.id, missed, due: dayOf(at) },
    });
  }
}

/** The next payment in full, where one is open: it is the oldest that has fallen due. */
const nextPayment = (loan: Loan): Fixed => {
  const next = nextInstalment(loan);
  return next === undefined ? 0n : next.principal + next.interest;
};

const freeFor = ({ ledger }: House, { userId }: Loan): Fixed =>
  freeIn(walletBook(ledger, loanWallet(userId))).amount;

function isPayable(house: House, loan: Loan): boolean {
  return freeFor(house, loan) >= nextPayment(loan);
}

/** Takes the next payment: a line of the statement for what is paid back, and one for the interest. */
function pay(house: House, loan: Loan, at: number): void {
  const next = nextInstalment(loan);
  if (next === undefined) throw new RangeError(`loan "${loan.id}" is repaid`);
  const { id: reference, userId } = loan;
  const way = { at, from: freeOf(loanWallet(userId)), to: outside('lender', 'USD') } as const;
  const entry = (given: 'interest' | 'repayment') => ({ given, reference });
  moveIfAny(house.ledger, { ...way, amount: money(next.interest, 'USD'), entry: entry('interest') });
  moveIfAny(house.ledger, { ...way, amount: money(next.principal, 'USD'), entry: entry('repayment') });
  loan.paidAt.push(at);
  if (!isRunning(loan))
    sendMessage(house, userId, at, {
      kind: 'loanRepaid',
      parameters: { loanId: reference, amount: written(loan.amount) },
    });
}

/** What was missed is taken payment by payment, the oldest first, as soon as BALANCE has one of them whole. */
export const loanPayments: Process<House> = {
  name: 'loanPayment',
  *pending(house) {
    for (const loan of house.loans.values()) {
      if (loan.paidAt.length >= loan.fallenDue) continue;
      yield {
        id: loan.id,
        dependsOn: `${loan.paidAt.length}/${loan.fallenDue}/${freeFor(house, loan)}`,
        nextDue: (fromMs, toMs) => (isPayable(house, loan) ? dueAt(fromMs, fromMs, toMs) : undefined),
        happen: (at) => payMissed(house, loan, at),
      };
    }
  },
};

function payMissed(house: House, loan: Loan, at: number): void {
  const paid = written(nextPayment(loan));
  pay(house, loan, at);
  // The last one has a message of its own.
  if (!isRunning(loan)) return;
  sendMessage(house, loan.userId, at, {
    kind: 'loanOverduePaid',
    parameters: {
      loanId: loan.id,
      paid,
      missed: written(overdueIn(loan)),
    },
  });
}
