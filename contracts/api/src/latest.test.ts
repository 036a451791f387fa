import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createClient } from './client.ts';
import { defineEndpoint } from './endpoint.ts';
import { hang, inTurn, reset, serve, success, type Behaviour } from '../test/unruly-server.ts';

const search = defineEndpoint({
  id: 'market.search',
  method: 'GET',
  path: '/search',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ text: v.string() }),
  response: v.string(),
});
const note = defineEndpoint({ ...search, id: 'content.note', method: 'POST', kind: 'write' });

/** Answers only the request for `text`; the others wait for ever. */
const answerOnly =
  (text: string): Behaviour =>
  (response, heard, nth) =>
    (heard.url.endsWith(`=${text}`) ? success(`found ${text}`) : hang)(response, heard, nth);

async function start(behaviour: Behaviour) {
  const server = await serve(behaviour);
  const client = createClient({ baseUrl: server.baseUrl, getToken: () => null, getLocale: () => 'en' });
  return { ...server, client };
}

describe('a newer read about the same subject', () => {
  test('aborts the earlier request and answers both callers', async () => {
    const { client, request } = await start(answerOnly('apple'));
    const first = client.call(search, { text: 'app' }, { subject: 'box' });
    const { closed } = await request(1);
    const second = client.call(search, { text: 'apple' }, { subject: 'box' });
    await expect(Promise.all([first, second])).resolves.toEqual(['found apple', 'found apple']);
    await closed;
  });

  test('answers a whole row of earlier callers', async () => {
    const { client, request } = await start(answerOnly('apple'));
    const calls = [];
    for (const text of ['a', 'ap', 'app', 'apple']) {
      calls.push(client.call(search, { text }, { subject: 'box' }));
      await request(calls.length);
    }
    await expect(Promise.all(calls)).resolves.toEqual(Array.from({ length: 4 }, () => 'found apple'));
  });

  test('fails for both when it fails', async () => {
    const { client, request } = await start(inTurn(hang, reset));
    const first = client.call(search, { text: 'app' }, { subject: 'box' });
    await request(1);
    const second = client.call(search, { text: 'apple' }, { subject: 'box' });
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { problem: { kind: 'network' } } },
      { status: 'rejected', reason: { problem: { kind: 'network' } } },
    ]);
  });

  test('goes on for the earlier caller when its own caller leaves', async () => {
    let release: (() => void) | undefined;
    const { client, request } = await start((response, heard, nth) => {
      if (nth === 2) release = () => success('found')(response, heard, nth);
    });
    const first = client.call(search, { text: 'app' }, { subject: 'box' });
    await request(1);
    const leaving = new AbortController();
    const second = client.call(search, { text: 'apple' }, { subject: 'box', signal: leaving.signal });
    await request(2);
    leaving.abort();
    await expect(second).rejects.toMatchObject({ problem: { kind: 'aborted' } });
    release?.();
    await expect(first).resolves.toBe('found');
  });

  test('goes on for its own caller when the earlier one leaves', async () => {
    let release: (() => void) | undefined;
    const { client, request } = await start((response, heard, nth) => {
      if (nth === 2) release = () => success('found')(response, heard, nth);
    });
    const leaving = new AbortController();
    const first = client.call(search, { text: 'app' }, { subject: 'box', signal: leaving.signal });
    await request(1);
    const second = client.call(search, { text: 'apple' }, { subject: 'box' });
    await request(2);
    leaving.abort();
    await expect(first).rejects.toMatchObject({ problem: { kind: 'aborted' } });
    release?.();
    await expect(second).resolves.toBe('found');
  });

  test('is cut when nobody waits any more', async () => {
    const { client, request } = await start(hang);
    const leaving = new AbortController();
    const options = { subject: 'box', signal: leaving.signal };
    const first = client.call(search, { text: 'app' }, options);
    await request(1);
    const second = client.call(search, { text: 'apple' }, options);
    const { closed } = await request(2);
    leaving.abort();
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await closed;
  });

  test('is cut when its own caller has left, and then the earlier one', async () => {
    const { client, request } = await start(hang);
    const [leavingFirst, leavingSecond] = [new AbortController(), new AbortController()];
    const first = client.call(search, { text: 'app' }, { subject: 'box', signal: leavingFirst.signal });
    await request(1);
    const second = client.call(search, { text: 'apple' }, { subject: 'box', signal: leavingSecond.signal });
    const { closed } = await request(2);
    leavingSecond.abort();
    await expect(second).rejects.toMatchObject({ problem: { kind: 'aborted' } });
    leavingFirst.abort();
    await expect(first).rejects.toMatchObject({ problem: { kind: 'aborted' } });
    await closed;
  });

  test('starts afresh after the last one has landed', async () => {
    const { client, heard } = await start(success('found'));
    await client.call(search, { text: 'a' }, { subject: 'box' });
    await client.call(search, { text: 'b' }, { subject: 'box' });
    expect(heard).toHaveLength(2);
  });

  test('starts afresh right after the last one was cut', async () => {
    const { client, request } = await start(inTurn(hang, success('found')));
    const leaving = new AbortController();
    const first = client.call(search, { text: 'a' }, { subject: 'box', signal: leaving.signal });
    await request(1);
    leaving.abort();
    const second = client.call(search, { text: 'b' }, { subject: 'box' });
    await expect(first).rejects.toMatchObject({ problem: { kind: 'aborted' } });
    await expect(second).resolves.toBe('found');
  });
});

describe('nothing is replaced', () => {
  test('about another subject, or none', async () => {
    const { client } = await start((response, heard, nth) => success(heard.url)(response, heard, nth));
    await expect(
      Promise.all([
        client.call(search, { text: 'a' }, { subject: 'one' }),
        client.call(search, { text: 'b' }, { subject: 'two' }),
        client.call(search, { text: 'c' }),
        client.call(search, { text: 'd' }),
      ]),
    ).resolves.toEqual(['/search?text=a', '/search?text=b', '/search?text=c', '/search?text=d']);
  });

  test('by a write, which is never taken back', async () => {
    const { client } = await start((response, heard, nth) => success(heard.body)(response, heard, nth));
    await expect(
      Promise.all([
        client.call(note, { text: 'a' }, { subject: 'one' }),
        client.call(note, { text: 'b' }, { subject: 'one' }),
      ]),
    ).resolves.toEqual(['{"text":"a"}', '{"text":"b"}']);
  });
});
