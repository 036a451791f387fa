/** What of an index is among our instruments, and how much each part of it weighs. */
import { FIXED_ONE } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { indexRules } from '../data/index-members.ts';
import type { IndexRule } from '../data/index-members.ts';
import type { Instrument } from './instrument.ts';

/** So many of an index are listed, and move it by themselves; the others are part of its rest. */
export const leadingMembers = 30;

export interface IndexMember {
  readonly instrument: Instrument;
  /** Its part of the whole index, 0 to 1. */
  readonly share: number;
}

const numberOf = (value: Fixed): number => Number(value) / Number(FIXED_ONE);
const worthOf = ({ basePrice, unitsOutstanding }: Instrument): number =>
  (numberOf(basePrice) * numberOf(unitsOutstanding ?? 0n)) / 1_000_000;

/** The members of an index, heaviest first; none where its members are traded elsewhere. Weights are those of a rebalancing. */
export function membersOf(index: Instrument, instruments: readonly Instrument[]): readonly IndexMember[] {
  const rule = indexRules[index.code];
  if (rule === undefined || index.group !== 'INDEX') return [];
  const { found, sizeOf, least } = chosenBy(rule, index, instruments);
  const sum = found.reduce((total, one) => total + sizeOf(one), 0);
  // What the others weigh is assumed: together they are never less than nothing.
  const whole = Math.max(least, sum);
  return found
    .map((instrument) => ({ instrument, share: sizeOf(instrument) / whole }))
    .toSorted((a, b) => b.share - a.share);
}

function chosenBy(rule: IndexRule, index: Instrument, instruments: readonly Instrument[]) {
  const isShare = ({ group, isSimulated }: Instrument) =>
    isSimulated !== true && group === (index.settlementCurrency === 'HKD' ? 'HK' : 'US');
  if ('codes' in rule) {
    const codes = new Set(rule.codes.split(' '));
    const found = instruments.filter((one) => isShare(one) && codes.has(one.code));
    return rule.by === 'price'
      ? {
          found,
          sizeOf: (one: Instrument) => numberOf(one.basePrice),
          least: numberOf(index.basePrice) * rule.divisor,
        }
      : { found, sizeOf: worthOf, least: rule.worth };
  }
  const found = instruments
    .filter((one) => isShare(one) && rule.of.includes(one.exchange))
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, rule.most);
  return { found, sizeOf: worthOf, least: rule.worth };
}
