/** A socket whose object sleeps and wakes: its customer notices nothing. */
import { serverMessage } from '@meridian/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { placement } from '#test/placement.ts';
import { createWorlds } from '../worlds.ts';
import type { EngineSocket, ObjectState } from './engine.ts';
import { SleepingSockets } from './sleeping-sockets.ts';

/** What the engine keeps while nothing of the object is in memory. */
function engine() {
  const kept = new Map<string, unknown>();
  const sockets: EngineSocket[] = [];
  const state = {
    storage: {
      kv: {
        get: (key: string) => structuredClone(kept.get(key)),
        put: (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
        delete: (key: string) => kept.delete(key),
      },
    },
    acceptWebSocket: (socket: EngineSocket) => void sockets.push(socket),
    getWebSockets: () => sockets,
  } as unknown as ObjectState;
  return { state, kept };
}

function client() {
  const heard: v.InferOutput<typeof serverMessage>[] = [];
  let attachment: unknown = null;
  const socket: EngineSocket = {
    send: (text) => void heard.push(v.parse(serverMessage, JSON.parse(text))),
    close: () => {},
    serializeAttachment(value) {
      expect(JSON.stringify(value).length).toBeLessThan(2_048);
      attachment = structuredClone(value);
    },
    deserializeAttachment: () => attachment,
  };
  return { socket, heard };
}

const still = { every: () => () => {}, soon: (work: () => void) => work(), elapsed: () => 0 };

test('it goes on where it was: numbers, topics, whose it is, and what was told', async () => {
  const worlds = createWorlds();
  const world = worlds.open('w', 'funded');
  const { state, kept } = engine();
  const { socket, heard } = client();
  const before = new SleepingSockets(state, worlds, still);
  before.accept(socket, 'w');
  before.receive(socket, JSON.stringify({ type: 'authorise', token: world.token() }));
  before.receive(socket, JSON.stringify({ type: 'subscribe', topics: ['orders', 'quote:NASDAQ:AAPL'] }));
  await world.exclusive((current) => void current.dispatch('orders/place', placement('first')));
  before.keep();
  expect(heard.filter(({ type }) => type === 'order')).toHaveLength(1);

  // Asleep: what was in memory is gone, and something is done by the call that wakes it.
  const asleep = heard.length;
  const woken = createWorlds();
  woken.open('w', 'funded', { history: { ...world.world.snapshot(), scenario: 'funded' } });
  const after = new SleepingSockets(state, woken, still);
  expect([after.count, heard.length]).toEqual([1, asleep]);
  await woken.get('w')?.exclusive((current) => void current.dispatch('orders/place', placement('second')));
  const orders = heard.slice(asleep).flatMap((one) => (one.type === 'order' ? [one.data.clientOrderId] : []));
  expect(orders).toEqual(['second']);
  expect(heard.slice(asleep).map(({ type }) => type)).toContain('quote');
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, index) => index + 1));

  after.drop(socket);
  expect([after.count, kept.size]).toEqual([0, 0]);
});
