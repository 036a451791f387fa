/** A contract ends: who holds it is told some days before and on its last day, and what is still open then is settled. */
import { dueAt } from '#kernel/index.ts';
import type { Process } from '#kernel/index.ts';
import { priceText, quantityText, sendMessage, toldOf } from '../inbox/index.ts';
import type { Parameters } from '../inbox/index.ts';
import { contractMonthOf, contractMonths, tradingDayAt, tradingDays } from '../market/index.ts';
import type { ContractMonth, Instrument } from '../market/index.ts';
import { closeByBrokerage, tellingOfEnds } from './processes.ts';
import type { NotifyingBrokerage } from './processes.ts';
import { instrumentOf } from './state.ts';
import type { Position } from './state.ts';

/** So many trading days before its last one a contract's end is told for the first time. */
const toldBeforeDays = 5;

/** What there is to tell of a contract's end, from when on. */
interface Stage {
  readonly contract: ContractMonth;
  readonly isLastDay: boolean;
  /** World ms. */
  readonly from: number;
}

/** Told once for each contract that a position is in, or that its continuous series follows, before its last day and on it. */
export const contractEndNotices: Process<NotifyingBrokerage> = {
  name: 'contractEndNotice',
  *pending(brokerage) {
    const { positions, contractEndsTold } = brokerage.trading;
    for (const position of positions.values()) {
      const instrument = instrumentOf(brokerage, position);
      if (instrument.contract === undefined) continue;
      const told = contractEndsTold.get(position.id);
      yield {
        id: position.id,
        dependsOn: told ?? '',
        nextDue(fromMs, toMs) {
          const now = stageAt(instrument, fromMs);
          if (now !== undefined && nameOf(now) !== told) return fromMs;
          return stagesAround(instrument, fromMs).find(({ from }) => from > fromMs && from <= toMs)?.from;
        },
        happen(at) {
          const stage = stageAt(instrument, at);
          if (stage === undefined) throw new RangeError(`nothing is to be told of ${instrument.key}`);
          contractEndsTold.set(position.id, nameOf(stage));
          sendMessage(brokerage, position.userId, at, {
            kind: 'contractEnding',
            parameters: endingOf(instrument, position, stage),
          });
        },
      };
    }
  },
};

const nameOf = ({ contract, isLastDay }: Stage): string => `${contract.code} ${isLastDay ? 'last' : 'soon'}`;

/** What there is to tell at an instant; undefined where the end is far, or has been. */
function stageAt(instrument: Instrument, at: number): Stage | undefined {
  const stage = stagesAround(instrument, at).findLast(({ from }) => from <= at);
  return stage !== undefined && at < stage.contract.lastTradingDay.close ? stage : undefined;
}

/** The stages of the contracts that matter at an instant, in their order. */
function stagesAround(instrument: Instrument, at: number): readonly Stage[] {
  const days = tradingDays(instrument.calendar);
  return contractsAround(instrument, at).flatMap((contract) => {
    const { index, open } = contract.lastTradingDay;
    const first = days[index - toldBeforeDays];
    const last: Stage = { contract, isLastDay: true, from: open };
    return first === undefined ? [last] : [{ contract, isLastDay: false, from: first.open }, last];
  });
}

/** Of a continuous series the month it follows and the next, of a single month itself. */
function contractsAround(instrument: Instrument, at: number): readonly ContractMonth[] {
  const delivery = instrument.contract?.delivery;
  if (delivery === undefined) return contractMonths(instrument, tradingDayAt(instrument.calendar, at), 2);
  const own = contractMonthOf(delivery.product, instrument.code);
  return own === undefined ? [] : [own];
}

/** What the message of a stage tells. */
export function endingOf(
  instrument: Instrument,
  { id: positionId }: Pick<Position, 'id'>,
  { contract, isLastDay }: Pick<Stage, 'contract' | 'isLastDay'>,
): Parameters['contractEnding'] {
  const { lastTradingDay } = contract;
  const isSingle = instrument.contract?.delivery !== undefined;
  return {
    positionId,
    ...toldOf(instrument),
    contractCode: contract.code,
    lastDay: lastTradingDay.date,
    isLastDay,
    afterwards: isSingle
      ? { settledOn: dayAfter(instrument, contract).date }
      : { rollsTo: contractMonths(instrument, lastTradingDay, 2)[1]?.code ?? null },
  };
}

/** The trading day on which what is left of a contract is settled; beyond the calendar its last one. */
function dayAfter(
  { calendar }: Instrument,
  { lastTradingDay }: ContractMonth,
): ContractMonth['lastTradingDay'] {
  return tradingDays(calendar)[lastTradingDay.index + 1] ?? lastTradingDay;
}

/** What is left of a contract is settled when the day after its last one opens, at the price it ended with. */
export const contractSettlements: Process<NotifyingBrokerage> = {
  name: 'contractSettlement',
  *pending(brokerage) {
    for (const position of brokerage.trading.positions.values()) {
      const instrument = instrumentOf(brokerage, position);
      const [contract] = instrument.contract?.delivery === undefined ? [] : contractsAround(instrument, 0);
      if (contract === undefined) continue;
      const settledAt = dayAfter(instrument, contract).open;
      yield {
        id: position.id,
        dependsOn: contract.code,
        nextDue: (fromMs, toMs) => dueAt(settledAt, fromMs, toMs),
        happen: (at) =>
          tellingOfEnds(brokerage, at, () =>
            settleContract(brokerage, { position, instrument, contract, at }),
          ),
      };
    }
  },
};

interface Settlement {
  readonly position: Position;
  readonly instrument: Instrument;
  readonly contract: ContractMonth;
  readonly at: number;
}

function settleContract(
  brokerage: NotifyingBrokerage,
  { position, instrument, contract, at }: Settlement,
): void {
  const { id, userId, quantity } = position;
  const price = brokerage.market.price(instrument.key, contract.lastTradingDay.close - 1);
  closeByBrokerage(brokerage, position, { clientOrderId: `settlement-${id}`, reason: 'settled', price, at });
  sendMessage(brokerage, userId, at, {
    kind: 'contractSettled',
    parameters: {
      positionId: id,
      ...toldOf(instrument),
      quantity: quantityText(quantity),
      price: priceText(instrument, price),
    },
  });
}
