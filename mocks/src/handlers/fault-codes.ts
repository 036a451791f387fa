/** Codes that a fault can answer a call with, for people who choose one. */
import { envelopeCode, refusal } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import type { Localised } from '#domain/localised.ts';
import { messageOfCode } from './refusal-messages.ts';

interface FaultCode {
  readonly code: number;
  /** What the brokerage says with it. */
  readonly says: Localised;
}

/** Declared by no call. */
const undeclared = 500;

/** What a call declares, then an ended session, then a code that says nothing. @param target a call's id, or `*` */
export function faultCodes(target: string): readonly FaultCode[] {
  const id = endpointIds.find((one) => one === target);
  const declared = id === undefined ? [] : catalogue[id].refusals.map((name) => refusal[name]);
  return [...declared, envelopeCode.unauthorised, envelopeCode.forbidden, undeclared].map((code) => ({
    code,
    says: messageOfCode(code),
  }));
}
