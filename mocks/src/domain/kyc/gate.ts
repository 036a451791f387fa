import { realNameStatus } from '@meridian/api';
import type { Gate } from '@meridian/api';
import { refuse } from '../refusals.ts';
import type { IdentityCheck } from './identity-check.ts';

/** Which features ask for verified identity, and whose was verified. */
interface Gatekeeper {
  readonly gates: Readonly<Record<Gate, boolean>>;
  readonly users: ReadonlyMap<string, { readonly identity: IdentityCheck }>;
}

/**
 * Lets pass whose identity is verified; everybody where the gate is turned off (DECISIONS 16).
 * @throws BusinessRefusal `kycRequired`.
 */
export function checkGate({ gates, users }: Gatekeeper, userId: string, gate: Gate): void {
  if (gates[gate] && users.get(userId)?.identity.status !== realNameStatus.approved)
    throw refuse('kycRequired');
}
