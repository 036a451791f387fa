import type { WhatHappened } from './what-happened.ts';
import type { ApiClient, LocaleTag, RealtimeSocket, SocketTimers, User } from '@meridian/api';
import type { CallLog } from './call-log.ts';
import type { DeviceOwner } from './device-lock.ts';
import type { KeptAnswers } from './answers.ts';

/** The three languages of the product; English is default and fallback (spec §1). */
export const locales = ['en', 'zh-Hans', 'zh-Hant'] as const satisfies readonly LocaleTag[];
export const themes = ['system', 'light', 'dark'] as const;
export const conventions = ['green-up', 'red-up', 'colour-blind'] as const;
export const densities = ['comfortable', 'compact'] as const;
export const dateForms = ['given', 'language'] as const;

/** What a person chose about how the app looks; remembered in storage (DECISIONS 30). */
export interface Settings {
  readonly locale: LocaleTag;
  readonly theme: (typeof themes)[number];
  readonly convention: (typeof conventions)[number];
  /** Height of rows and fields. Undefined until chosen: comfortable on a phone, compact on a desk. */
  readonly density: (typeof densities)[number] | undefined;
  /** How dates are written: as the spec gives them in every language, or as the language does (DECISIONS 53). */
  readonly dates: (typeof dateForms)[number];
  /** Balances show as six dots. */
  readonly areBalancesHidden: boolean;
}

export interface SettingsStore {
  get(): Settings;
  /** The language that the browser asks for, where it is not English and nobody has chosen one yet (DECISIONS 33). */
  offeredLocale(): LocaleTag | null;
  /** A language that is set counts as chosen, also where it is the one already shown. */
  set(patch: Partial<Settings>): void;
  subscribe(listener: () => void): () => void;
}

/** Text by key, kept on this device. Reading and writing never throw: a full or blocked storage forgets. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Whether what was set outlives the page: not where storage is blocked or full. */
  isKept(key: string): boolean;
  /** Called with the key when another tab of the app wrote or removed it; null: all of them. */
  onForeignChange?(listener: (key: string | null) => void): () => void;
}

/** Time as the backend has it: wall clock corrected by the server's, or the clock of a simulated world. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The same by the device's own clock, which no answer moves: for ages of what is kept on it. Absent: {@link now}. */
  deviceNow?(): number;
  /** Calls back about every `intervalMs`, and at once after the clock was moved by hand. Returns the way to stop. */
  every(intervalMs: number, listener: () => void): () => void;
}

/** Waits of the app itself, apart from the clock of the market: the time of a simulated world may be fixed while the app goes on. */
export type Timers = SocketTimers;

/** `user` has chosen to leave; `expired` was answered 401 or 403 (spec §8), `passwordChanged` too, with that reason. */
type SignOutReason = 'user' | 'expired' | 'passwordChanged';

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  /** True when a token exists (spec §4). */
  readonly isSignedIn: boolean;
  /** Nobody knows yet whether somebody is signed in: the demo's world, which says so, is on its way. */
  readonly isAwaited: boolean;
  /** How the last session of this page ended; null before, while signed in, and where another tab ended it. */
  readonly endedBy: SignOutReason | null;
}

export interface Session extends SessionState {
  /** The same object until something changes. */
  get(): SessionState;
  signIn(token: string, user: User): void;
  /** Newer facts about the signed-in user. Nothing happens while signed out. */
  update(user: User): void;
  signOut(reason: SignOutReason): void;
  /**
   * A call is under way that ends every session of the person's and gives this one a new token. Until it is over, news that
   * the session has ended is kept back: it may come before the answer. To be told the new token, or null for none.
   */
  renewal(): (token: string | null) => void;
  /** From now on it is known who is signed in: nobody, unless {@link signIn} has said so. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

export interface NetworkStatus {
  isOnline(): boolean;
  /** The person has asked for little traffic: nothing is fetched before it is wanted. */
  savesData(): boolean;
  /** Called when that changes, and when the page is shown again. */
  subscribe(listener: () => void): () => void;
}

/** Device and browser, as sent to the backend and to customer service (DECISIONS 9). */
export interface SystemInfo {
  readonly appVersion: string;
  readonly platform: string;
  readonly userAgent: string;
  readonly languages: readonly string[];
  /** IANA name of the user's time zone; times are shown in it (DECISIONS 4). */
  readonly timeZone: string;
}

/** What the person has copied, in whatever app. */
export interface Clipboard {
  /** @throws where the browser has no clipboard to read, or the person does not allow it */
  read(): Promise<string>;
}

/** Everything outside the app that the app touches. Handed down by one provider; two apps on a page share none of it. */
export interface Ports {
  readonly api: ApiClient;
  /** Null where no socket is to be had: the app polls and says so (DECISIONS 8). */
  readonly socket: RealtimeSocket | null;
  readonly session: Session;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: SettingsStore;
  readonly network: NetworkStatus;
  readonly clipboard: Clipboard;
  /** Null where nothing is kept from visit to visit. */
  readonly kept: KeptAnswers | null;
  /** Who holds the device, for the lock of the app on it. */
  readonly deviceOwner: DeviceOwner;
  /** What this page has called and shown lately, for a report to customer service. */
  readonly calls: CallLog;
  /** What is saved of a problem, where more than the report is at hand. */
  readonly whatHappened: WhatHappened;
  /** A new unique id, for client order ids. */
  newId(): string;
  systemInfo(): SystemInfo;
}
