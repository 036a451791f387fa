/** Who the socket speaks for: tokens given, changed, taken away and run out. */
import { describe, expect, test, vi } from 'vitest';
import { apple, recorder, startLive, tesla, tick } from '../../test/live-socket.ts';

const inboxUpdate = (seq: number) => ({ type: 'inbox', seq, ts: 1_772_807_400, data: { unread: 3 } });

describe('signing in and out', () => {
  test('private topics are asked for once the socket is authorised', async () => {
    let token: string | null = null;
    const { server, socket } = await startLive({ getToken: () => token });
    const inbox = recorder();
    socket.subscribe('inbox', inbox.listen);
    await Promise.resolve();
    token = 'token-of-ada';
    socket.reauthorise();
    expect(await server.heardBy(1, 3)).toEqual([
      { type: 'subscribe', topics: [apple] },
      { type: 'authorise', token: 'token-of-ada' },
      { type: 'subscribe', topics: ['inbox'] },
    ]);
    server.say(inboxUpdate(1));
    await vi.waitFor(() => expect(inbox.seqs).toEqual([1]));
  });

  test('signing out takes an anonymous connection', async () => {
    let token: string | null = 'token-of-ada';
    const { server, socket } = await startLive({ getToken: () => token });
    socket.subscribe('orders', () => {});
    await server.heardBy(1, 3);
    token = null;
    socket.reauthorise();
    expect(await server.heardBy(2, 1)).toEqual([{ type: 'subscribe', topics: [apple] }]);
  });

  test('another user takes a connection of their own', async () => {
    let token = 'token-of-ada';
    const { server, socket } = await startLive({ getToken: () => token });
    token = 'token-of-bob';
    socket.reauthorise();
    expect(await server.heardBy(2, 2)).toEqual([
      { type: 'authorise', token: 'token-of-bob' },
      { type: 'subscribe', topics: [apple] },
    ]);
  });

  test('the same token again changes nothing', async () => {
    const { server, socket } = await startLive({ getToken: () => 'token-of-ada' });
    await server.heardBy(1, 2);
    socket.reauthorise();
    socket.subscribe(tesla, () => {});
    expect((await server.heardBy(1, 3))[2]).toEqual({ type: 'subscribe', topics: [tesla] });
  });

  test('an expired session is passed on', async () => {
    const onSessionExpired = vi.fn();
    const { server, heard } = await startLive({ getToken: () => 'token-of-ada', onSessionExpired });
    server.say({ type: 'sessionExpired', seq: 1, ts: 1 }, tick(2));
    await vi.waitFor(() => expect(heard.seqs).toEqual([2]));
    expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('a session that a new password has ended is passed on with that reason', async () => {
    const onSessionExpired = vi.fn();
    const { server, heard } = await startLive({ getToken: () => 'token-of-ada', onSessionExpired });
    server.say({ type: 'sessionExpired', seq: 1, ts: 1, data: { reason: 'passwordChanged' } }, tick(2));
    await vi.waitFor(() => expect(heard.seqs).toEqual([2]));
    expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith('passwordChanged');
  });

  test('an expired session that is no longer the present one is not', async () => {
    let token = 'token-of-ada';
    const onSessionExpired = vi.fn();
    const { server, heard } = await startLive({ getToken: () => token, onSessionExpired });
    token = 'token-of-bob';
    server.say({ type: 'sessionExpired', seq: 1, ts: 1 }, tick(2));
    await vi.waitFor(() => expect(heard.seqs).toEqual([2]));
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

test('signing out after closing opens nothing', async () => {
  let token: string | null = 'token-of-ada';
  const { server, socket } = await startLive({ getToken: () => token });
  socket.close();
  token = null;
  socket.reauthorise();
  expect([socket.linkState, server.heard.length]).toEqual(['offline', 1]);
});
