import { rm } from 'node:fs/promises';
import { ApiError, createClient, refusal, type ApiProblem, type LocaleTag } from '@meridian/api';
import { Matchers, Pact } from '@pact-foundation/pact';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusalEnvelope, type Interaction } from './interaction.ts';
import { interactions } from './interactions/index.ts';
import { leaf, matcherOf, plain, requestBody, type Json } from './matchers.ts';
import { consumer, pactDirectory, pactFile, provider } from './pact-file.ts';

const pact = new Pact({ consumer, provider, dir: pactDirectory, logLevel: 'error' });
const token = 'token-of-the-user';
const locale: LocaleTag = 'en';

/** Interactions are merged into a file that is there: begin with none. */
beforeAll(() => rm(pactFile, { force: true }));

type Fields = Readonly<Record<string, Json>>;

function pathOf({ endpoint, request }: Interaction) {
  const fields = plain(request) as Fields;
  const marked = request as Readonly<Record<string, never>>;
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => leaf(fields[name]));
  const injectedName = /\{(\w+)\}/.exec(endpoint.path)?.[1];
  if (injectedName === undefined) return filled;
  const injected = requestBody(marked[injectedName] as never);
  if (typeof injected !== 'object' || injected === null) return filled;
  const expression = (injected as { expression: string }).expression;
  return Matchers.fromProviderState(endpoint.path.replace(`{${injectedName}}`, expression), filled);
}

/** The answer as the provider sends it: HTTP status and envelope. */
function envelopeOf({ endpoint, answer }: Interaction): unknown {
  if (answer === 'sessionExpired') return { code: 401 };
  if ('refusal' in answer)
    return { code: refusal[answer.refusal], msg: Matchers.like(refusalEnvelope(answer.refusal).msg) };
  if (answer.data === null) return { code: 200 };
  return { code: 200, data: matcherOf(endpoint.response, answer.data) };
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.problem;
  throw new Error('the call was expected to fail', { cause: error });
}

function propose(interaction: Interaction) {
  const { endpoint, description, given, request } = interaction;
  const base = given.reduce((so, { name, params }) => so.given(name, params ?? {}), pact.addInteraction());
  const isSignedIn = endpoint.access === 'signedIn';
  return base
    .uponReceiving(`a request ${description}`)
    .withRequest(endpoint.method, pathOf(interaction) as never, (builder) => {
      builder.headers({
        'accept-language': locale,
        languages: 'en',
        ...(isSignedIn ? { Authorization: Matchers.fromProviderState('${token}', token) as never } : {}),
      });
      const fields = Object.entries(plain(request) as Fields);
      if (endpoint.method === 'GET') {
        if (fields.length > 0)
          builder.query(Object.fromEntries(fields.map(([key, value]) => [key, leaf(value)])));
      } else {
        const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        const body = Object.entries(requestBody(request) as Fields).filter(([key]) => !inPath.has(key));
        builder.headers({ 'content-type': 'application/json' }).jsonBody(Object.fromEntries(body));
      }
    })
    .willRespondWith(200, (builder) => {
      builder.headers({ 'content-type': Matchers.regex('^application/json', 'application/json') as never });
      builder.jsonBody(envelopeOf(interaction));
    });
}

async function check(interaction: Interaction, baseUrl: string) {
  const { endpoint, answer, request } = interaction;
  const isSignedIn = endpoint.access === 'signedIn';
  const client = createClient({
    baseUrl,
    getToken: () => (isSignedIn ? token : null),
    getLocale: () => locale,
  });
  const call = client.call(endpoint, plain(request));
  if (answer === 'sessionExpired') {
    expect(await problemOf(call)).toEqual({ kind: 'sessionExpired', endpointId: endpoint.id });
  } else if ('refusal' in answer) {
    const { code, msg } = refusalEnvelope(answer.refusal);
    expect(await problemOf(call)).toEqual({ kind: 'refused', endpointId: endpoint.id, code, message: msg });
  } else {
    expect(await call).toEqual(v.parse(endpoint.response, plain(answer.data) ?? undefined));
  }
}

describe('the app and the backend agree on a request', () => {
  for (const interaction of interactions) {
    test(interaction.description, async () => {
      await propose(interaction).executeTest((mock) => check(interaction, mock.url));
    });
  }
});
