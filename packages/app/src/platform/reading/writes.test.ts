import { createClient, markMessagesRead } from '@meridian/api';
import { expect, test } from 'vitest';
import { sendWrite } from './writes.ts';

/** A person at a backend that does all it is asked; `leave` is the moment when the screen of what was done has left. */
function opened() {
  const sent: string[] = [];
  const leaving: (() => void)[] = [];
  let idCount = 0;
  const ports = {
    api: createClient({
      baseUrl: 'http://brokerage.example',
      getToken: () => 'token',
      getLocale: () => 'en',
      fetch: (_url, init) => {
        sent.push(init?.body as string);
        return Promise.resolve(Response.json({ code: 200, msg: null, data: null }));
      },
    }),
    timers: { setTimeout: (run: () => void) => leaving.push(run), clearTimeout: () => {}, now: () => 0 },
    newId: () => `id-${(idCount += 1)}`,
  };
  return {
    sent,
    press: (isAll: boolean) => sendWrite(ports, markMessagesRead, { ids: [], isAll }),
    leave: () => leaving.splice(0).forEach((run) => run()),
  };
}

test('a key that is held after the write is done sends nothing more, and is answered as it was', async () => {
  const { sent, press } = opened();
  const first = await press(true);
  expect(first.outcome).toBe('done');
  expect(await press(true)).toEqual(first);
  expect(sent).toHaveLength(1);
});

test('the same once its screen has left is wanted again', async () => {
  const { sent, press, leave } = opened();
  await press(true);
  leave();
  await press(true);
  expect(sent).toHaveLength(2);
});

test('something else in between is sent, and so is the same after it', async () => {
  const { sent, press } = opened();
  await press(true);
  await press(false);
  await press(true);
  expect(sent).toHaveLength(3);
});
