import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createClient, type ApiProblem, type LocaleTag } from '@meridian/api';
import { Matchers, Pact } from '@pact-foundation/pact';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaf, markOf, plain, sent, type Example, type Json } from './example.ts';
import { carriesToken, refusalEnvelope, sessionForms, type Interaction } from './interaction.ts';
import { interactions } from './interactions/index.ts';
import { matcherOf, requestBody, wordsLike } from './matchers.ts';
import { consumer, joinPacts, pactFile, provider } from './pact-file.ts';

const token = 'token-of-the-user';
/** The `languages` header by locale (spec §7). */
const languages = { en: 'en', 'zh-Hans': 'zh_Hans_CN', 'zh-Hant': 'zh_Hant_HK' } as const;

/** No backend is held to the pact of an earlier run where this one fails. */
beforeAll(() => rm(pactFile, { force: true }));

/** Pact reads the files of a form from where they lie. */
const files = mkdtempSync(join(tmpdir(), 'pact-files-'));
/** A folder for each part of the pact. */
const parts = mkdtempSync(join(tmpdir(), 'pact-parts-'));
afterAll(() => {
  for (const folder of [files, parts]) rmSync(folder, { recursive: true, force: true });
});

/**
 * Pact reads and writes its whole file once more for each interaction, which took fifteen times as long as everything else.
 * It writes parts of so many, and they are joined in the end.
 */
const partSize = 20;
/** Indexed as the parts of `interactions`. */
const pacts: readonly Pact[] = Array.from(
  { length: Math.ceil(interactions.length / partSize) },
  (_, index) => new Pact({ consumer, provider, dir: join(parts, String(index)), logLevel: 'error' }),
);

type Fields = Readonly<Record<string, Json>>;

function pathOf({ endpoint, request }: Interaction) {
  const marked = request as Readonly<Record<string, Example>>;
  const fields = plain(request) as Fields;
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => leaf(fields[name]));
  const expression = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const mark = markOf(marked[name] ?? null);
    return mark?.kind === 'fromState' ? `\${${mark.name}}` : leaf(fields[name]);
  });
  return expression === filled ? filled : Matchers.fromProviderState(expression, filled);
}

/** The answer's body as the provider sends it; null where the HTTP status says all. */
function envelopeOf({ endpoint, answer }: Interaction): unknown {
  if ('session' in answer) {
    const { code } = sessionForms[answer.session];
    if (code === null) return null;
    return answer.because === undefined ? { code } : { code, data: { reason: answer.because } };
  }
  if ('refusal' in answer) {
    const { code, msg } = refusalEnvelope(answer);
    return { code, msg: wordsLike(msg, answer.message?.pattern) };
  }
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

const localeOf = ({ locale = 'en' }: Interaction): LocaleTag => locale;

function propose(pact: Pact, interaction: Interaction) {
  const { endpoint, description, given, request, answer } = interaction;
  const base = given.reduce((so, { name, params }) => so.given(name, params ?? {}), pact.addInteraction());
  const locale = localeOf(interaction);
  const status = 'session' in answer ? sessionForms[answer.session].status : 200;
  return base
    .uponReceiving(`a request ${description}`)
    .withRequest(endpoint.method, pathOf(interaction) as never, (builder) => {
      builder.headers({
        'accept-language': locale,
        languages: languages[locale],
        ...(carriesToken(interaction)
          ? { Authorization: Matchers.fromProviderState('${token}', token) as never }
          : {}),
      });
      const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      const isSent = ([key]: [string, unknown]) => !inPath.has(key);
      if (endpoint.method === 'GET') {
        const fields = Object.entries(plain(request) as Fields).filter(isSent);
        if (fields.length > 0)
          builder.query(Object.fromEntries(fields.map(([key, value]) => [key, leaf(value)])));
      } else if (endpoint.isMultipart === true) {
        for (const [field, value] of Object.entries(request as Readonly<Record<string, Example>>)) {
          const mark = markOf(value);
          if (mark?.kind !== 'file') throw new TypeError(`${field}: of a form Pact matches a file only`);
          const { type, name, content } = mark.file;
          const path = join(files, name);
          writeFileSync(path, content, 'base64');
          builder.multipartBody(type, path, field);
        }
      } else {
        // The content type comes with the body: written by hand as well, a request has two.
        builder.jsonBody(Object.fromEntries(Object.entries(requestBody(request) as Fields).filter(isSent)));
      }
    })
    .willRespondWith(status, (builder) => {
      const envelope = envelopeOf(interaction);
      if (envelope !== null) builder.jsonBody(envelope);
    });
}

async function check(interaction: Interaction, baseUrl: string) {
  const { endpoint, answer, request } = interaction;
  const client = createClient({
    baseUrl,
    getToken: () => (carriesToken(interaction) ? token : null),
    getLocale: () => localeOf(interaction),
  });
  const call = client.call(endpoint, sent(request));
  if ('session' in answer) {
    expect(await problemOf(call)).toEqual({
      kind: 'sessionExpired',
      endpointId: endpoint.id,
      ...(answer.because && { reason: answer.because }),
    });
  } else if ('refusal' in answer) {
    const { code, msg } = refusalEnvelope(answer);
    expect(await problemOf(call)).toEqual({ kind: 'refused', endpointId: endpoint.id, code, message: msg });
  } else {
    expect(await call).toEqual(v.parse(endpoint.response, plain(answer.data) ?? undefined));
  }
}

describe('the app and the backend agree on a request', () => {
  for (const [index, interaction] of interactions.entries()) {
    const pact = pacts[Math.floor(index / partSize)];
    if (pact === undefined) throw new Error('there are too few parts');
    test(interaction.description, async () => {
      await propose(pact, interaction).executeTest((mock) => check(interaction, mock.url));
    });
  }
  test('in the pact that the backend is held to', async () => {
    await expect(joinPacts(parts)).resolves.toBe(interactions.length);
  });
});
