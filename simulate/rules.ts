/** What holds after every step, whatever happened. */
import type { Brokerage } from '@meridian/mocks/test/simulated-brokerage';
import { keptDoubts, keptIntent, tellsOfDoubt, textOf, type MoneyPlan } from './money.ts';
import { isInDoubt, type Person } from './person.ts';
import type { Record } from './record.ts';
import type { Tab } from './tab.ts';
import type { SimulatedTime } from './time.ts';

interface Situation {
  readonly record: Record;
  readonly brokerage: Brokerage;
  readonly plan: MoneyPlan;
  readonly person: Person;
  readonly time: SimulatedTime;
  readonly tabs: readonly Tab[];
}

/** A draft is kept for a day on the device's own clock (ADR 8). */
const dayMs = 24 * 60 * 60_000;

export function checkAll(situation: Situation): void {
  const { record, brokerage } = situation;
  const ledgerFault = brokerage.ledgerFault();
  if (ledgerFault !== null) record.report(`the ledger does not add up: ${ledgerFault}`);
  for (const tab of situation.tabs) checkTab(tab, situation);
}

function checkTab(tab: Tab, { record, plan, person, time }: Situation): void {
  const { device, ports } = tab;
  const { typed, typedAt, wishes } = person.expectedOf(device);
  const kept = keptIntent(tab, plan);
  const isYoung = Math.abs(time.now() + device.aheadMs - typedAt) < dayMs;
  if (typed !== null && isYoung && textOf(kept.form) !== typed)
    record.report(`what was typed is lost (${tab.name} tab)`);
  if (!ports.session.isSignedIn) return;

  const doubts = keptDoubts(tab, plan);
  const inDoubt = doubts.own().map(({ clientOrderId }) => clientOrderId);
  const known = [...inDoubt, ...doubts.turnedAway().map(({ clientOrderId }) => clientOrderId)];
  const form = person.formOf(tab);
  for (const wish of wishes) {
    if (wish.said === 'expired' && !known.some((id) => wish.ids.has(id)))
      record.report(`what was sent is forgotten: it would get another id (${tab.name} tab)`);
    if (!isInDoubt(wish)) continue;
    if (!inDoubt.some((id) => wish.ids.has(id)))
      record.report(`a doubt is forgotten after a reload (${tab.name} tab)`);
    // Over an open sheet nothing moves.
    const isForm = form !== null && form.controller.get().phase !== 'confirming';
    if (isForm && !device.isAsleep && !tellsOfDoubt(form))
      record.report(`a form that is open does not tell of the doubt (${tab.name} tab)`);
  }
}
