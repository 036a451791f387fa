/** How far a deposit is, from its record (spec §4, §5). Pure. */
import { auditStatus } from '@meridian/api';
import type { DepositRecord } from './deposit-write.ts';

/** Confirmations of its network after which a deposit by wallet is credited (spec §5). */
export const confirmationsNeeded = 3;

/** `late`: under way for longer than was promised. `unknown`: a status that this version does not know. */
export type DepositPhase = 'underWay' | 'late' | 'credited' | 'failed' | 'unknown';

/** @param now in ms since 1970 */
export function phaseOf(record: DepositRecord, now: number): DepositPhase {
  switch (record.status) {
    case auditStatus.completed:
      return 'credited';
    case auditStatus.failed:
      return 'failed';
    case auditStatus.pending: {
      const { createTimeTimestamp, arrivalMinutes } = record;
      if (createTimeTimestamp === null || arrivalMinutes === null) return 'underWay';
      return now > createTimeTimestamp + arrivalMinutes * 60_000 ? 'late' : 'underWay';
    }
    default:
      return 'unknown';
  }
}

/** Letters and digits of an address in groups of four, for reading. */
export function inGroups(address: string): string {
  return address.match(/.{1,4}/gu)?.join(' ') ?? address;
}

/** Whether two addresses are of one picture: the key in the query may have changed since. */
export function isSamePicture(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && pathOf(a) === pathOf(b);
}

const pathOf = (address: string): string => URL.parse(address, 'http://picture.invalid')?.pathname ?? address;
