import { assetSources } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import type { InstrumentKey } from '#domain/market/index.ts';
import type { RequestIdentity } from '#domain/requests/index.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** What a command answers: the record that its receipt shows, or nothing. */
type CommandAnswer = { readonly id: string } | void;

interface CommandDefinition<S extends Schema, R extends CommandAnswer> {
  readonly payload: S;
  /** Carries it out at `at`. Checks first, changes after. @throws BusinessRefusal */
  readonly apply: (state: Brokerage, payload: v.InferOutput<S>, at: number) => R;
  /** For a command whose payload says which request it carries out, also where the log does not name one. */
  readonly request?: {
    identityOf(state: Brokerage, payload: v.InferOutput<S>): RequestIdentity;
    /** What was answered the first time. */
    answerOf(state: Brokerage, id: string): R;
  };
}

export function defineCommand<S extends Schema, R extends CommandAnswer>(
  definition: CommandDefinition<S, R>,
): CommandDefinition<S, R> {
  return definition;
}

/** Who gives the command. */
export const userId = v.string();
export const instrumentKey = v.pipe(
  v.string(),
  v.transform((text) => text as InstrumentKey),
);
/** As which of its products an instrument is meant. */
export const source = v.picklist(assetSources);
