/** A contract ends: its holder gets a message some days before and on its last day, and what is still open then is settled. */
import { dueAt, phased } from '#kernel/index.ts';
import { priceText, quantityText, sendMessage, subjectOf } from '../inbox/index.ts';
import type { Parameters } from '../inbox/index.ts';
import { contractMonthOf, contractMonths, tradingDayAt, tradingDays } from '../market/index.ts';
import type { ContractMonth, Instrument, InstrumentKey } from '../market/index.ts';
import { closeByBrokerage, tellingOfEnds } from './processes.ts';
import type { NotifyingBrokerage } from './processes.ts';
import { instrumentOf, positionsIn } from './state.ts';
import type { Position } from './state.ts';
import { byInstrument, keysHeld } from './trading-index.ts';

/** The first message about a contract's end comes so many trading days before its last one. */
const toldBeforeDays = 5;

/** The message about a contract's end, and from when on. */
interface Stage {
  readonly contract: ContractMonth;
  readonly isLastDay: boolean;
  /** World ms. */
  readonly from: number;
}

/** Of the positions in an instrument: each is told once of each contract that it is in, or that its continuous series follows. */
const noticesIn = (key: InstrumentKey) =>
  phased({
    name: 'contractEndNotice',
    *cases(brokerage: NotifyingBrokerage) {
      const instrument = instrumentOf(brokerage, { key });
      if (instrument.contract === undefined) return;
      for (const position of positionsIn(brokerage, key)) yield { brokerage, position, instrument };
    },
    idOf: ({ position }) => position.id,
    phaseOf: ({ brokerage, position }) => brokerage.trading.contractEndsAnnounced.get(position.id) ?? '',
    nextAt({ brokerage, position, instrument }, fromMs) {
      const now = stageAt(instrument, fromMs);
      const next =
        now !== undefined && nameOf(now) !== brokerage.trading.contractEndsAnnounced.get(position.id)
          ? now
          : stagesAround(instrument, fromMs).find(({ from }) => from > fromMs);
      return next && { phase: nameOf(next), at: next.from };
    },
    enter({ brokerage, position, instrument }, phase, at) {
      const stage = stageAt(instrument, at);
      if (stage === undefined) throw new RangeError(`the end of ${instrument.key} is far`);
      brokerage.trading.contractEndsAnnounced.set(position.id, phase);
      sendMessage(brokerage, position.userId, at, {
        kind: 'contractEnding',
        parameters: endingOf(instrument, position, stage),
      });
    },
  });

/** Sent once for each contract before its last day and on it. */
export const contractEndNotices = byInstrument<NotifyingBrokerage>(
  'contractEndNotice',
  ({ trading }) => keysHeld(trading),
  (brokerage, key) => noticesIn(key).pending(brokerage),
);

const nameOf = ({ contract, isLastDay }: Stage): string => `${contract.code} ${isLastDay ? 'last' : 'soon'}`;

/** The message due at an instant; undefined where the end is far or past. */
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

/** Content of a stage's message. */
export function endingOf(
  instrument: Instrument,
  { id: positionId }: Pick<Position, 'id'>,
  { contract, isLastDay }: Pick<Stage, 'contract' | 'isLastDay'>,
): Parameters['contractEnding'] {
  const { lastTradingDay } = contract;
  const isSingle = instrument.contract?.delivery !== undefined;
  return {
    positionId,
    ...subjectOf(instrument),
    contractCode: contract.code,
    lastDay: lastTradingDay.date,
    isLastDay,
    afterwards: isSingle
      ? { settledOn: contract.settlementDay.date }
      : { rollsTo: contractMonths(instrument, lastTradingDay, 2)[1]?.code ?? null },
  };
}

/** What is left of a contract is settled when the day after its last one opens, at the price it ended with. */
export const contractSettlements = byInstrument<NotifyingBrokerage>(
  'contractSettlement',
  ({ trading }) => keysHeld(trading),
  function* (brokerage, key) {
    const instrument = instrumentOf(brokerage, { key });
    const [contract] = instrument.contract?.delivery === undefined ? [] : contractsAround(instrument, 0);
    if (contract === undefined) return;
    const settledAt = contract.settlementDay.open;
    for (const position of positionsIn(brokerage, key)) {
      yield {
        id: position.id,
        dependsOn: contract.code,
        nextDue: (fromMs, toMs) => dueAt(settledAt, fromMs, toMs),
        happen: (at) =>
          tellingOfEnds(brokerage, key, at, () =>
            settleContract(brokerage, { position, instrument, contract, at }),
          ),
      };
    }
  },
);

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
  closeByBrokerage(brokerage, position, { reason: 'settled', price, at });
  sendMessage(brokerage, userId, at, {
    kind: 'contractSettled',
    parameters: {
      positionId: id,
      ...subjectOf(instrument),
      quantity: quantityText(quantity),
      price: priceText(instrument, price),
    },
  });
}
