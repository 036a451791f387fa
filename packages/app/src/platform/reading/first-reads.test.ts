import { createHeldTimers } from '@meridian/api/test/held-timers';
import { describe, expect, it } from 'vitest';
import { fetchAfter, type FirstRead } from './first-reads.ts';

const address = 'https://api.example/m_ft/global_index';
const headers = { 'accept-language': 'zh-Hant', authorization: 't1' };
const init = { method: 'GET', headers, body: null };

const answered = (body: string): Promise<Response> => Promise.resolve(new Response(body));

/** What the page asked before there was an app, and a fetch that says when it was used. */
function opened(more: Partial<FirstRead> = {}) {
  const sent: string[] = [];
  const first: FirstRead = {
    address,
    body: null,
    token: 't1',
    locale: 'zh-Hant',
    answer: answered('asked before'),
    ...more,
  };
  const timers = createHeldTimers();
  const send = fetchAfter([first], timers, (url) => {
    sent.push(url as string);
    return answered('asked now');
  });
  return { send, sent, timers };
}

const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('what the page asked before the app was there', () => {
  it('is handed to the one who asks the very same', async () => {
    const { send, sent } = opened();
    expect(await textOf(send(address, init))).toBe('asked before');
    expect(sent).toEqual([]);
  });

  it('is handed over once: what is asked again is asked of the backend', async () => {
    const { send } = opened();
    await send(address, init);
    expect(await textOf(send(address, init))).toBe('asked now');
  });

  it.each([
    ['another address', 'https://api.example/m_ft/other', init],
    ['another language', address, { ...init, headers: { ...headers, 'accept-language': 'en' } }],
    ['another session', address, { ...init, headers: { ...headers, authorization: 't2' } }],
    ['nobody signed in', address, { ...init, headers: { 'accept-language': 'zh-Hant' } }],
    ['another content', address, { ...init, body: '{"pageNo":2}' }],
  ])('does not answer %s', async (_, url, asked) => {
    const { send, sent } = opened();
    expect(await textOf(send(url, asked))).toBe('asked now');
    expect(sent).toEqual([url]);
    expect(await textOf(send(address, init))).toBe('asked before');
  });

  it('is not used when it is half a minute old', async () => {
    const { send, timers } = opened();
    timers.advance(30_000);
    expect(await textOf(send(address, init))).toBe('asked now');
  });

  it('fails as it would have failed now, and is asked anew by whoever tries again', async () => {
    const failure = Promise.reject(new TypeError('no network'));
    const { send } = opened({ answer: failure });
    await expect(send(address, init)).rejects.toThrow('no network');
    expect(await textOf(send(address, init))).toBe('asked now');
  });

  it('is given up like any other', async () => {
    const { send } = opened({ answer: new Promise(() => {}) });
    const given = new AbortController();
    const waiting = send(address, { ...init, signal: given.signal });
    given.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});
