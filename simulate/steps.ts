/** What happens in a session, as data: a list of steps is all that a session is, so that it can be replayed and shortened. */
import type { EndpointId } from '@meridian/api/catalogue';

/** Two tabs of one device, and a second device of the same person. */
export const tabNames = ['first', 'second', 'other device'] as const;
export type TabName = (typeof tabNames)[number];
export type DeviceName = 'device' | 'other device';
export const deviceOf = (tab: TabName): DeviceName => (tab === 'other device' ? 'other device' : 'device');

/** What comes back in place of the true answer. */
export const badAnswers = [
  /** The connection breaks. */
  'none',
  /** Nothing at all, until the client gives up. */
  'silence',
  'http 500',
  'http 408',
  'http 401',
  'a page',
  'half of it',
  'code 500',
  'a refusal without words',
  'another receipt',
  'a cancelled receipt',
  'a message that is no text',
] as const;
export type BadAnswer = (typeof badAnswers)[number];

/** What the wire does to one request. */
export interface Fate {
  /** After how many ms each copy arrives: none is lost on the way; two, where a browser or a proxy repeats it. */
  readonly arrivals: readonly number[];
  /** After how many ms more the answer to the last copy is back. */
  readonly back: number;
  readonly answer: 'true' | BadAnswer;
  /** How far the `Date` of the answer is ahead of the truth, in ms. */
  readonly dateAhead: number;
}

export type Step =
  /** Lets time pass; presses and timers of the app go on. */
  | { readonly do: 'wait'; readonly ms: number }
  /** A phone is asleep: none of its timers run, what was on its way to it is cut. */
  | { readonly do: 'sleep'; readonly device: DeviceName; readonly ms: number }
  | { readonly do: 'go offline' | 'go online'; readonly device: DeviceName }
  /** Somebody sets the device's clock, in ms from the truth. */
  | { readonly do: 'set clock'; readonly device: DeviceName; readonly aheadMs: number }
  /** How the device's reads fare from here on. */
  | { readonly do: 'reads'; readonly device: DeviceName; readonly fare: 'well' | 'badly' }
  | { readonly do: 'reload' | 'sign in' | 'sign out'; readonly tab: TabName }
  /** The brokerage ends all sessions. */
  | { readonly do: 'end sessions' }
  /** Opens the form of a money write; `leave` closes it. */
  | { readonly do: 'open' | 'leave' | 'look again' | 'go back to the form'; readonly tab: TabName }
  /** Fills it in: one of the things that may be asked for. */
  | { readonly do: 'fill in'; readonly tab: TabName; readonly choice: number }
  /** Reviews and confirms; `presses` more follow while a key is held. */
  | { readonly do: 'confirm'; readonly tab: TabName; readonly presses: number; readonly fate: Fate }
  /** Any other write of the catalogue. */
  | {
      readonly do: 'write';
      readonly tab: TabName;
      readonly write: EndpointId;
      readonly choice: number;
      readonly presses: number;
      readonly fate: Fate;
    };
