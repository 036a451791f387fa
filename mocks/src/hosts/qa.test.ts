/** What people who test ask of a world: its calls, what is coming, its pace, faults that end by themselves. */
import { catalogue } from '@meridian/api/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { placement } from '#test/placement.ts';
import { createWorlds } from './worlds.ts';
import { respond } from '#handlers/runtime.ts';
import { openHandle } from './world-handle.ts';

const origin = 'http://localhost';

/** A world on a host, and calls to it. */
function opened(scenario: 'trader' | 'visitor' = 'trader') {
  const worlds = createWorlds({ base: '' });
  const handle = worlds.open('qa', scenario);
  const call = (path: string, body?: object) => {
    const request = new Request(`${origin}/w/qa${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: handle.token() ?? '', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [, worldId = '', ...rest] = new URL(request.url).pathname.slice(2).split('/');
    return respond(worlds, { worldId, path: `/${rest.join('/')}` }, request, async () => {});
  };
  return { handle, call };
}

const gainers = `${catalogue['market.topList'].path}?market=NASDAQ&type=gainers&pageNo=1&pageSize=2`;

describe('calls to a world', () => {
  test('are listed with what was asked, answered and met on the way', async () => {
    const { handle, call } = opened();
    handle.addFault('http=503@market.topList');
    await call(gainers);
    handle.clearFaults();
    await call(gainers);
    const [failed, answered] = handle.calls();
    expect(failed).toMatchObject({
      number: 1,
      method: 'GET',
      endpointId: 'market.topList',
      status: 503,
      answer: null,
      faults: ['http=503@market.topList'],
    });
    expect(answered).toMatchObject({ number: 2, status: 200, faults: [] });
    expect(JSON.parse(answered?.asked ?? '')).toMatchObject({ market: 'NASDAQ', pageSize: 2 });
    expect(JSON.parse(answered?.answer ?? '')).toMatchObject({ code: 200 });
  });

  test('show what was carried out though its answer was lost', async () => {
    const { handle, call } = opened();
    handle.addFault('lost@content.markMessagesRead');
    const { path } = catalogue['content.markMessagesRead'];
    const response = await call(path, { clientRequestId: 'one' });
    expect(response.type).toBe('error');
    const [lost] = handle.calls();
    expect(lost).toMatchObject({ status: null, faults: ['lost@content.markMessagesRead'] });
    expect(JSON.parse(lost?.answer ?? '')).toMatchObject({ code: 200 });
  });

  test('are listed without passwords and tokens', async () => {
    const { handle, call } = opened('visitor');
    await call(catalogue['auth.login'].path, { username: 'demo', password: 'meridian1' });
    const text = JSON.stringify(handle.calls());
    expect(text).toContain('demo');
    expect(text).not.toContain('meridian1');
    expect(text).not.toMatch(/mt_[0-9a-f]{24}/);
  });

  test('are forgotten once there are two hundred newer ones', async () => {
    const { handle, call } = opened();
    for (let count = 0; count < 205; count += 1) await call(gainers);
    expect(handle.calls()).toHaveLength(200);
    expect(handle.calls()[0]?.number).toBe(6);
  });
});

describe('a fault that meets a number of calls', () => {
  test('ends after the last of them', async () => {
    const { handle, call } = opened();
    handle.addFault('http=503*2@market.topList');
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await call(gainers)).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect(handle.faults).toEqual([]);
  });

  test('is not used up by other calls', async () => {
    const { handle, call } = opened();
    handle.addFault('down*1@trading.holdings');
    await call(gainers);
    expect(handle.faults).toHaveLength(1);
  });
});

describe('what is coming', () => {
  test('is what then happens, in its order, and looking ahead changes nothing', async () => {
    const handle = openHandle('w', 'deposit-confirming');
    const before = handle.world.serialise();
    const coming = handle.coming(4);
    expect(coming.length).toBeGreaterThan(2);
    expect(handle.world.serialise()).toBe(before);
    const happened = [];
    for (const { at } of coming) {
      const event = await handle.advanceToNextEvent();
      happened.push(event);
      expect(handle.now()).toBe(at);
    }
    expect(happened).toEqual(coming);
  });
});

describe("a world's pace", () => {
  test('is a minute a second at sixty times, and goes back to one', async () => {
    let wall = 1_000_000;
    const handle = openHandle('w', 'trader', { clock: 'running', wallClock: () => wall });
    const start = handle.now();
    await handle.run(60);
    wall += 1_000;
    expect(handle.now()).toBe(start + 60_000);
    expect(handle.world.clockRate()).toBe(60);
    await handle.run();
    wall += 1_000;
    expect(handle.now()).toBe(start + 61_000);
    await handle.advance(5_000);
    wall += 1_000;
    expect(handle.now()).toBe(start + 67_000);
  });

  test('stays through a jump, and is lived through again from the history', async () => {
    let wall = 1_000_000;
    const handle = openHandle('w', 'trader', { clock: 'running', wallClock: () => wall });
    await handle.run(3_600);
    await handle.advance(1_000);
    wall += 2_000;
    expect(handle.now() - handle.world.opening.startTime).toBe(7_201_000);
    await handle.undo();
    expect(handle.world.clockRate()).toBe(3_600);
  });

  test.each([0, -1, 3_601, 1.5])('is refused at %d times', async (rate) => {
    const handle = openHandle('w', 'trader');
    await expect(handle.run(rate)).rejects.toThrow();
  });
});

describe('a history that is stepped through', () => {
  const recorded = async () => {
    const handle = openHandle('w', 'funded');
    await handle.exclusive((world) => world.dispatch('orders/place', placement('one')));
    await handle.advance(3_600_000);
    await handle.run();
    return { handle, history: handle.world.snapshot() };
  };

  test('is at each step what it was then, with the clock fixed, and at the last goes on as it did', async () => {
    const { handle, history } = await recorded();
    const { log, startTime } = history;
    const heard = vi.fn();
    handle.onChange(heard);
    for (const commands of [0, 2, 1, 2]) {
      await handle.revisit(history, commands);
      expect(handle.clockMode()).toBe('pinned');
      expect(handle.world.log.slice(0, commands)).toEqual(log.slice(0, commands));
      expect(handle.world.read().trading.orders.size).toBe(commands === 0 ? 0 : 1);
      expect(handle.now()).toBe(commands === 2 ? startTime + 3_600_000 : startTime);
    }
    await handle.revisit(history, log.length);
    expect(handle.clockMode()).toBe('running');
    expect(handle.now()).toBeGreaterThanOrEqual(history.now);
    expect(heard).toHaveBeenCalledTimes(5);
  });

  test('is gone on with from any step', async () => {
    const { handle, history } = await recorded();
    await handle.revisit(history, 1);
    await handle.exclusive((world) => world.dispatch('orders/place', placement('another')));
    expect(handle.world.read().trading.orders.size).toBe(2);
  });
});
