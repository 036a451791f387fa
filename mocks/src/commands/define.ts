import { assetSources } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import type { InstrumentKey } from '#domain/market/index.ts';

type Schema = v.GenericSchema<unknown, unknown>;

interface CommandDefinition<S extends Schema, R> {
  readonly payload: S;
  /** Carries it out at `at`. Checks first, changes after. @throws BusinessRefusal */
  readonly apply: (state: Brokerage, payload: v.InferOutput<S>, at: number) => R;
}

export function defineCommand<S extends Schema, R>(
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
