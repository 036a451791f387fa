import { refusal, type Endpoint, type RefusalName } from '@meridian/api';
import type { Example } from './matchers.ts';

/** A fact of the mocks, by name and parameters: what a backend team sets up before the call. */
export interface State {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
}

export const state = (name: string, params?: State['params']): State =>
  params ? { name, params } : { name };

interface Told {
  readonly endpoint: Endpoint;
  /** Continues "a request …": unique within the pact. */
  readonly description: string;
  readonly given: readonly State[];
  readonly request: Example;
}

/** One thing app and backend agree on. */
export type Interaction =
  | (Told & { readonly answer: { readonly data: Example } })
  | (Told & { readonly answer: { readonly refusal: RefusalName } })
  | (Told & { readonly answer: 'sessionExpired' });

/** An envelope's code for a refusal, and a message as the server might write it. */
export function refusalEnvelope(name: RefusalName) {
  return { code: refusal[name], msg: `refused: ${name}` };
}

/** Trading hours of the US exchanges and of Hong Kong's night: a Wednesday, 10:30 in New York. */
export const marketOpen = state('clock', { at: '2026-11-18T15:30:00Z' });
/** A Saturday. */
export const marketShut = state('clock', { at: '2026-11-21T16:00:00Z' });
export const signedOut = [marketOpen, state('signedOut')];
export const signedIn = [marketOpen, state('signedIn')];
/** Able to trade US stocks and crypto. */
export const funded = [
  ...signedIn,
  state('payPassword', { isSet: true }),
  state('wallet', { type: 'STOCK', amount: '25000' }),
  state('wallet', { type: 'CRYPTOCURRENCY', amount: '20000' }),
];
