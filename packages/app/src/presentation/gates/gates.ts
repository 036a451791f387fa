/** Whether a person may pass a gate (DECISIONS 16, 54). Pure. */
import { realNameStatus, statusName, type AppConfig, type Gate, type User } from '@meridian/api';

/** Why a gate is shut: no identity check that passed. `unknown`: a code that this version does not know (DECISIONS 11). */
export type Shut = 'notSubmitted' | 'pending' | 'failed' | 'unknown';

/** Null where the way is open: the configuration has turned the gate off, or the person is verified. */
export function shutGate(
  gate: Gate,
  { gates }: Pick<AppConfig, 'gates'>,
  { realStatus }: Pick<User, 'realStatus'>,
): Shut | null {
  if (!gates[gate]) return null;
  const status = realStatus === null ? 'notSubmitted' : (statusName(realNameStatus, realStatus) ?? 'unknown');
  return status === 'approved' ? null : status;
}
