import { readFile } from 'node:fs/promises';
import { createClient, entrustedOrders, holdings, watchlist, type ApiClient } from '@meridian/api';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import * as v from 'valibot';
import { interactions } from './interactions/index.ts';
import { pactFile, provider } from './pact-file.ts';

type Params = Readonly<Record<string, unknown>>;
type Values = Record<string, string>;

/** Sets up provider states. `fresh` begins an interaction; `apply` answers the values that states hand to requests. */
export interface StateSetter {
  fresh(): Promise<void>;
  apply(name: string, params: Params): Promise<Values>;
}

/** The one state that is no fact: what time it is. */
export const clockState = 'clock';

const worldAnswer = v.object({ token: v.nullable(v.string()) });

/** Ids that only the provider knows, by the state that makes them. */
const lookUps: Readonly<Record<string, (client: ApiClient) => Promise<Values>>> = {
  holding: async (client) => ({ positionId: (await client.call(holdings, {})).list[0]?.id ?? '' }),
  restingOrder: async (client) => ({
    orderNo: (await client.call(entrustedOrders, {})).list[0]?.orderNo ?? '',
  }),
  processingOrder: async (client) => ({
    orderNo: (await client.call(entrustedOrders, {})).list[0]?.orderNo ?? '',
  }),
  watched: async (client) => ({ watchId: (await client.call(watchlist, {})).list[0]?.id ?? '' }),
};

/** States as facts of a sandbox world. `baseUrl` ends in `/w/<world>`. */
export function sandboxStates(baseUrl: string): StateSetter {
  const match = /^(.*)\/w\/([^/]+)\/?$/.exec(baseUrl);
  if (!match) {
    throw new Error(
      `${baseUrl} is no world of a sandbox (…/w/<world>): give the backend's own set-up address as --states-url`,
    );
  }
  const admin = `${match[1]}/_worlds/${match[2]}`;
  const post = async (address: string, body: unknown) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return v.parse(worldAnswer, await answer.json());
  };
  return {
    fresh: async () => {
      await post(admin, { scenario: 'newcomer', clock: 'pinned' });
    },
    apply: async (name, params) => {
      if (name === clockState) {
        await post(`${admin}/clock`, { toMs: Date.parse(String(params['at'])) });
        return {};
      }
      const { token } = await post(`${admin}/facts`, { facts: [{ name, parameters: params }] });
      if (token === null) return {};
      const client = createClient({ baseUrl, getToken: () => token, getLocale: () => 'en' });
      return { token, ...(await lookUps[name]?.(client)) };
    },
  };
}

/** Names of all states the pact asks for. */
export async function statesOfPact(file = pactFile): Promise<ReadonlySet<string>> {
  const pact = v.parse(
    v.object({
      interactions: v.array(v.object({ providerStates: v.array(v.object({ name: v.string() })) })),
    }),
    JSON.parse(await readFile(file, 'utf8')),
  );
  return new Set(pact.interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)));
}

interface Verification {
  readonly baseUrl: string;
  /** A {@link StateSetter}, or the address of the backend's own (it receives Pact's `{state, params, action}`). */
  readonly states: StateSetter | { readonly url: string };
  readonly logLevel?: VerifierOptions['logLevel'];
}

/** Plays the whole pact against a backend. Rejects with {@link PactBroken}. */
export async function verifyProvider({ baseUrl, states, logLevel = 'error' }: Verification): Promise<void> {
  if (interactions.length === 0) throw new Error('the pact is empty');
  const names = await statesOfPact();
  const setup: Partial<VerifierOptions> =
    'url' in states
      ? { providerStatesSetupUrl: states.url }
      : {
          beforeEach: () => states.fresh(),
          stateHandlers: Object.fromEntries(
            [...names].map((name) => [
              name,
              (params?: unknown) => states.apply(name, (params ?? {}) as Params),
            ]),
          ),
        };
  const verifier = new Verifier({
    provider,
    providerBaseUrl: baseUrl,
    pactUrls: [pactFile],
    logLevel,
    ...setup,
  });
  try {
    await verifier.verifyProvider();
  } catch (error) {
    throw new PactBroken(differencesOf(error));
  }
}

/** What a backend answers otherwise than agreed: a line an interaction. */
export class PactBroken extends Error {
  constructor(differences: readonly string[]) {
    super(`the backend does not honour the pact:\n${differences.join('\n')}`);
    this.name = 'PactBroken';
  }
}

const report = v.object({
  errors: v.array(
    v.object({
      interaction: v.string(),
      mismatch: v.object({
        mismatches: v.optional(
          v.array(v.object({ path: v.optional(v.string(), ''), mismatch: v.optional(v.string(), '') })),
          [],
        ),
      }),
    }),
  ),
});

/** The verifier hides its findings as JSON in the message of the error's cause; what it cannot say that way stands as it is. */
function differencesOf(error: unknown): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  const text = cause instanceof Error ? cause.message : String(error);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), report), text.slice(text.indexOf('{')));
  if (!parsed.success) return [text];
  return parsed.output.errors.map(({ interaction, mismatch }) => {
    const name = interaction.slice(interaction.lastIndexOf(' - ') + 3);
    return `${name}: ${mismatch.mismatches.map((each) => `${each.path} ${each.mismatch}`).join('; ')}`;
  });
}
