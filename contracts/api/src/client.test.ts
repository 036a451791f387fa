import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { login } from './catalogue/auth.ts';
import { articleTags } from './catalogue/content-articles.ts';
import { watchlistDelete } from './catalogue/watchlist.ts';
import { attemptTimeoutMs, createClient, totalTimeoutMs, type ClientPorts, type SendFile } from './client.ts';
import { decimal } from './decimal.ts';
import { defineEndpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { pageRequest } from './fields.ts';
import type { LocaleTag } from './outgoing.ts';
import { hang, inTurn, json, serve, success } from '../test/unruly-server.ts';

const search = defineEndpoint({
  id: 'market.search',
  method: 'GET',
  path: '/search',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ text: v.string(), hint: v.optional(v.string()), ...pageRequest }),
  response: v.string(),
});
const buy = defineEndpoint({
  ...search,
  id: 'trading.buy',
  method: 'POST',
  kind: 'write',
  request: v.object({ quantity: decimal }),
});
const expired = json(200, { code: 401, msg: 'expired' });

function clientFor(baseUrl: string, ports: Partial<ClientPorts> = {}) {
  return createClient({ baseUrl, getToken: () => null, getLocale: () => 'en', ...ports });
}

describe('what is sent', () => {
  test.each([
    ['en', 'en', 'en'],
    ['zh-Hans', 'zh-Hans', 'zh_Hans_CN'],
    ['zh-Hant', 'zh-Hant', 'zh_Hant_HK'],
  ] satisfies [LocaleTag, string, string][])(
    'the language of %s',
    async (locale, acceptLanguage, languages) => {
      const { baseUrl, heard } = await serve(success('found'));
      await clientFor(baseUrl, { getLocale: () => locale }).call(search, { text: 'AAPL' });
      expect(heard[0]?.headers).toMatchObject({
        'accept-language': acceptLanguage,
        languages,
        'content-type': 'application/json',
      });
    },
  );

  test('the token as it is, and no header at all without one', async () => {
    const { baseUrl, heard } = await serve(success('found'));
    let token: string | null = null;
    const client = clientFor(baseUrl, { getToken: () => token });
    await client.call(search, { text: 'a' });
    token = 'token-of-ada';
    await client.call(search, { text: 'a' });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    expect(heard[1]?.headers['authorization']).toBe('token-of-ada');
  });

  test('a read by GET in its query, with defaults filled and nothing for what is not there', async () => {
    const { baseUrl, heard } = await serve(success('found'));
    await clientFor(baseUrl).call(search, { text: 'Tom & Jerry 汤姆', pageSize: 5 });
    const url = new URL(heard[0]?.url ?? '', baseUrl);
    expect(heard[0]?.method).toBe('GET');
    expect(url.pathname).toBe('/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      text: 'Tom & Jerry 汤姆',
      pageNo: '1',
      pageSize: '5',
    });
    expect(heard[0]?.body).toBe('');
  });

  test("the spec's one dictionary by its own query", async () => {
    const { baseUrl, heard } = await serve(success([]));
    await clientFor(baseUrl).call(articleTags, {});
    expect(heard[0]?.url).toBe('/dict/data?dictType=article_tag');
  });

  test('a POST as JSON', async () => {
    const { baseUrl, heard } = await serve(
      success({ token: 't', user: { userLoginId: '7', hasPayPassword: true } }),
    );
    await clientFor(baseUrl).call(login, { username: 'ada', password: 'päss"word' });
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/loginByUsername' });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ username: 'ada', password: 'päss"word' });
  });

  test('a path parameter in the path only, and encoded', async () => {
    const { baseUrl, heard } = await serve(success(null));
    await clientFor(baseUrl).call(watchlistDelete, { id: 'a/b c?d' });
    expect(heard[0]).toMatchObject({ url: '/userSelfSecurity/delete/a%2Fb%20c%3Fd', body: '{}' });
  });

  test('below the path of the base address, with or without a slash at its end', async () => {
    const { baseUrl, heard } = await serve(success('found'));
    await clientFor(`${baseUrl}/w/one`).call(search, { text: 'a' });
    await clientFor(`${baseUrl}/w/one/`).call(search, { text: 'a' });
    expect(heard.map(({ url }) => url.split('?')[0])).toEqual(['/w/one/search', '/w/one/search']);
  });

  test('to a fetch that will not be called as a method', async () => {
    const urls: string[] = [];
    // As in a browser, where `this` must be the window or nothing.
    async function fetchOfThePage(this: unknown, input: string | URL | Request): Promise<Response> {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      if (typeof input === 'string') urls.push(input);
      return Response.json({ code: 200, data: 'found' });
    }
    await clientFor('/w/one', { fetch: fetchOfThePage }).call(search, { text: 'a' });
    expect(urls).toEqual(['/w/one/search?text=a&pageNo=1&pageSize=20']);
  });

  test('a file as multipart, in the field the server reads', async () => {
    const { baseUrl, heard } = await serve(success({ url: 'https://files.example/1.png' }));
    const client = clientFor(baseUrl, { getToken: () => 'token' });
    const answer = await client.upload(new Blob(['pixels'], { type: 'image/png' }), 'proof.png', {
      clientRequestId: 'one',
    });
    expect(answer).toEqual({ url: 'https://files.example/1.png' });
    const [request] = heard;
    const form = await new Response(request?.body, {
      headers: { 'content-type': request?.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file');
    expect([...form.keys()]).toEqual(['file', 'clientRequestId']);
    expect(form.get('clientRequestId')).toBe('one');
    expect(request).toMatchObject({ method: 'POST', url: '/file/upload' });
    expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
      'proof.png',
      'image/png',
      'pixels',
    ]);
  });

  test('a file by the means that says how far it is, for a caller who asks', async () => {
    const { baseUrl, heard } = await serve(success({ url: 'https://files.example/1.png' }));
    const sendFile: SendFile = async (url, init, onSent) => {
      onSent(0.6);
      return fetch(url, init);
    };
    const client = clientFor(baseUrl, { sendFile });
    const shares: number[] = [];
    await client.upload(new Blob(['pixels']), 'proof.png', { onSent: (share) => shares.push(share) });
    await client.upload(new Blob(['pixels']), 'proof.png');
    expect(shares).toEqual([0.6]);
    expect(heard).toHaveLength(2);
  });

  test('a file no longer when its sender gives up', async () => {
    const { baseUrl, request } = await serve(hang);
    const leaving = new AbortController();
    const upload = clientFor(baseUrl).upload(new Blob(['pixels']), 'proof.png', { signal: leaving.signal });
    const { closed } = await request(1);
    leaving.abort();
    await expect(upload).rejects.toMatchObject({ problem: { kind: 'aborted', endpointId: 'upload.file' } });
    await closed;
  });
});

describe('a request that does not fit is a problem like any other, and never sent', () => {
  test.each(['', '.', '..'])('a path parameter "%s" would address another call', async (id) => {
    const { baseUrl, heard } = await serve(success(null));
    const call = clientFor(baseUrl).call(watchlistDelete, { id });
    await expect(call).rejects.toMatchObject({
      problem: { kind: 'unsendable', endpointId: 'watchlist.delete' },
    });
    expect(heard).toHaveLength(0);
  });

  test('a field that does not fit is named, and nothing is sent', async () => {
    const { baseUrl, heard } = await serve(success(null));
    const call = clientFor(baseUrl).call(buy, { quantity: '1e3' });
    await expect(call).rejects.toMatchObject({
      problem: {
        kind: 'unsendable',
        detail: expect.stringMatching(/^trading\.buy: the request does not fit at "quantity"/) as string,
      },
    });
    expect(heard).toHaveLength(0);
  });
});

describe('the session', () => {
  test('is reported expired once for a token, however many calls find out', async () => {
    const { baseUrl } = await serve(expired);
    const onSessionExpired = vi.fn();
    const client = clientFor(baseUrl, { getToken: () => 'old', onSessionExpired });
    const calls = [1, 2, 3].map(() => client.call(search, { text: 'a' }));
    const outcomes = await Promise.allSettled(calls);
    await expect(client.call(search, { text: 'b' })).rejects.toBeInstanceOf(ApiError);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('is reported expired again for the next token', async () => {
    const { baseUrl } = await serve(expired);
    let token = 'first';
    const onSessionExpired = vi.fn();
    const client = clientFor(baseUrl, { getToken: () => token, onSessionExpired });
    await client.call(search, { text: 'a' }).catch(() => {});
    token = 'second';
    await client.call(search, { text: 'a' }).catch(() => {});
    expect(onSessionExpired).toHaveBeenCalledTimes(2);
  });

  test('is reported expired again for the same token after signing in again', async () => {
    const { baseUrl } = await serve(inTurn(expired, success('found'), expired));
    let token: string | null = 'same';
    const onSessionExpired = vi.fn();
    const client = clientFor(baseUrl, { getToken: () => token, onSessionExpired });
    await client.call(search, { text: 'a' }).catch(() => {});
    token = null;
    await client.call(search, { text: 'a' });
    token = 'same';
    await client.call(search, { text: 'a' }).catch(() => {});
    expect(onSessionExpired).toHaveBeenCalledTimes(2);
  });

  test('is not ended by the late answer to an earlier token', async () => {
    const { baseUrl } = await serve(expired);
    const onSessionExpired = vi.fn();
    let token = 'earlier';
    const client = clientFor(baseUrl, { getToken: () => token, onSessionExpired });
    const call = client.call(search, { text: 'a' });
    token = 'present';
    await expect(call).rejects.toMatchObject({ problem: { kind: 'sessionExpired' } });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('that was never begun does not expire', async () => {
    const { baseUrl } = await serve(expired);
    const onSessionExpired = vi.fn();
    const client = clientFor(baseUrl, { onSessionExpired });
    await expect(client.call(search, { text: 'a' })).rejects.toMatchObject({
      problem: { kind: 'sessionExpired' },
    });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

test('the time of the server is read from each answer', async () => {
  const { baseUrl } = await serve((response, heard, nth) => {
    response.setHeader('date', 'Fri, 06 Mar 2026 14:30:00 GMT');
    success('found')(response, heard, nth);
  });
  const onServerTime = vi.fn();
  await clientFor(baseUrl, { onServerTime }).call(search, { text: 'a' });
  expect(onServerTime.mock.calls).toEqual([[Date.UTC(2026, 2, 6, 14, 30)]]);
});

test('the limits are those of the decision: a minute an attempt, two for a call', () => {
  expect([attemptTimeoutMs, totalTimeoutMs]).toEqual([60_000, 120_000]);
});
