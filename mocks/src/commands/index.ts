/**
 * What a customer can do to the brokerage: each writing call of the contract is one command. Commands are data (they
 * are logged, saved, shared), so quantities and prices in them are decimal text. Passwords that were asked for a
 * confirmation are checked before a command is given and are never part of it. A payload may name the `request` that the
 * command carries out (`domain/requests`).
 */
import type * as v from 'valibot';
import { authCommands } from './auth.ts';
import { depositCommands } from './deposits.ts';
import { fileCommands } from './files.ts';
import { followCommands } from './follow.ts';
import { identityCommands } from './identity.ts';
import { inboxCommands } from './inbox.ts';
import { ipoCommands } from './ipo.ts';
import { payoutCommands } from './payouts.ts';
import { requestCommands } from './requests.ts';
import { loanCommands } from './loans.ts';
import { serviceCommands } from './services.ts';
import { tradingCommands } from './trading.ts';
import { transferCommands } from './transfers.ts';
import { watchlistCommands } from './watchlist.ts';
import { withdrawalCommands } from './withdrawals.ts';

/** Those of every family. */
export const commands = {
  ...authCommands,
  ...depositCommands,
  ...fileCommands,
  ...followCommands,
  ...identityCommands,
  ...inboxCommands,
  ...ipoCommands,
  ...payoutCommands,
  ...requestCommands,
  ...loanCommands,
  ...serviceCommands,
  ...tradingCommands,
  ...transferCommands,
  ...watchlistCommands,
  ...withdrawalCommands,
} as const;

export type CommandType = keyof typeof commands;
export type CommandPayload<T extends CommandType> = v.InferInput<(typeof commands)[T]['payload']>;
export type CommandResult<T extends CommandType> = ReturnType<(typeof commands)[T]['apply']>;

export function isCommandType(text: string): text is CommandType {
  return Object.hasOwn(commands, text);
}
