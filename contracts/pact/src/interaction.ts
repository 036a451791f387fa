import { refusal, type Endpoint, type LocaleTag, type RefusalName, type SessionEnd } from '@meridian/api';
import type { Example } from './example.ts';

/** A fact of the mocks, by name and parameters: what a backend team sets up before the call. */
export interface State {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
}

export const state = (name: string, params?: State['params']): State =>
  params ? { name, params } : { name };

/** The forms in which a backend may say that a session is over (DECISIONS 1). `code` null: the status says it all. */
export const sessionForms = {
  envelope401: { status: 200, code: 401 },
  envelope403: { status: 200, code: 403 },
  http401: { status: 401, code: null },
  http403: { status: 403, code: null },
} as const;
export type SessionForm = keyof typeof sessionForms;

interface Call {
  readonly endpoint: Endpoint;
  /** Continues "a request …": unique within the pact. */
  readonly description: string;
  readonly given: readonly State[];
  readonly request: Example;
  /** The language that is asked for. Default English. */
  readonly locale?: LocaleTag;
}

interface Refused {
  readonly refusal: RefusalName;
  /** What the message must look like, besides having a word in it. */
  readonly message?: { readonly pattern: string; readonly example: string };
}

type Answer =
  | { readonly data: Example }
  | Refused
  | { readonly session: SessionForm; readonly because?: SessionEnd };

/** One thing app and backend agree on. */
export type Interaction = Call & { readonly answer: Answer };

/** An envelope's code for a refusal, and a message as the server might write it. */
export function refusalEnvelope({ refusal: name, message }: Refused) {
  return { code: refusal[name], msg: message?.example ?? `refused: ${name}` };
}

/** Whether the customer's token goes with the call: with every one that needs it, and with public ones once signed in. */
export const carriesToken = ({ given }: Interaction): boolean =>
  given.some(({ name }) => name === 'signedIn');

/** Finds a Chinese character. */
export const chinese = String.raw`\p{Han}`;

/** Trading hours of the US exchanges and of Hong Kong's night: a Wednesday, 10:30 in New York. */
const marketOpen = state('clock', { at: '2026-11-18T15:30:00Z' });
/** A Saturday. */
export const marketShut = state('clock', { at: '2026-11-21T16:00:00Z' });
/** Instruments come with the address of a logo: the app shows it in every list. */
export const logos = state('logos');
export const signedOut = [marketOpen, state('signedOut')];
export const signedIn = [marketOpen, state('signedIn')];
/** Able to trade US stocks and crypto. */
export const funded = [
  ...signedIn,
  state('payPassword', { isSet: true }),
  state('wallet', { type: 'STOCK', amount: '25000', daysAgo: 5 }),
  state('wallet', { type: 'CRYPTOCURRENCY', amount: '20000', daysAgo: 5 }),
];
/** A session that is over because the login password was changed elsewhere. */
export const passwordChanged = [
  ...signedIn,
  state('session', { state: 'expired', because: 'passwordChanged' }),
];
/** A session that a backend has ended, in one of the forms it may use. */
export const expired = (refusedBy: SessionForm) => [
  ...signedIn,
  state('session', { state: 'expired', refusedBy }),
];
