/** The sandbox's page: what its forms do, whom it answers, and that nothing on it can act. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, order } from '#test/sandbox-server.ts';
import { administer } from '../admin.ts';
import { replayRecording } from '../replay.ts';
import { startServer } from '../server.ts';
import { createWorlds } from '../worlds.ts';
import { html } from './html.ts';
import { isPagePath, showPage } from './page.ts';
import { pagedWorlds } from './paged-worlds.ts';
import { pageLanguage } from './texts.ts';

const origin = 'http://sandbox.example';

/** A host and a reader without a script: pages by GET, forms by POST. */
function host({ base = '', mostWorlds = 10 } = {}) {
  const worlds = createWorlds({ base });
  const answer = async (path: string, init: RequestInit = {}) => {
    const url = new URL(`${origin}${base}${path}`);
    const { pathname } = url;
    const around = pagedWorlds({ worlds, origin, mostWorlds }, (id: string) => `${base}/app/${id}/`);
    const response = await showPage(around, pathname.slice(base.length), new Request(url, init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    worlds,
    get: answer,
    send: (path: string, fields: Readonly<Record<string, string>>, headers: HeadersInit = {}) =>
      answer(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers }),
  };
}

describe('the list', () => {
  test('makes a world in a scenario, and leads back to itself', async () => {
    const { worlds, send, get } = host({ base: '/t/token-of-some-length' });
    const made = await send('/?language=zh-Hant', {
      do: 'make',
      name: 'anna',
      scenario: 'kyc-pending',
      clock: 'running',
    });
    expect([made.status, made.headers.get('location')]).toEqual([
      303,
      '/t/token-of-some-length/?language=zh-Hant&done=1',
    ]);
    const anna = worlds.get('anna') ?? expect.fail('none was made');
    expect([anna.scenario, anna.clockMode()]).toEqual(['kyc-pending', 'running']);
    const { text } = await get('/?done=1');
    expect(text).toContain('role="status">Done.');
    for (const address of ['/app/anna/', '/worlds/anna', '/_worlds/anna/recording'])
      expect(text).toContain(`"/t/token-of-some-length${address}"`);
  });

  test.each([
    [{ name: 'anna', scenario: 'trader' }, 409, 'There is a world of this name already.'],
    [{ name: 'no name', scenario: 'trader' }, 400, 'cannot be a world&#39;s id'],
    [{ name: 'bob', scenario: 'nowhere' }, 400, 'There is no scenario &quot;nowhere&quot;.'],
    [{ name: 'carl', scenario: 'trader' }, 409, 'This sandbox holds no more worlds.'],
  ])('says why it does not make %j', async (fields, status, why) => {
    const { worlds, send } = host({ mostWorlds: fields.name === 'carl' ? 1 : 10 });
    worlds.open('anna', 'funded');
    const answer = await send('/', { do: 'make', ...fields });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(why) as string]);
    expect(answer.text).toContain('role="alert"');
    expect(worlds.list().map(({ id, scenario }) => [id, scenario])).toEqual([['anna', 'funded']]);
  });

  test('copies, begins again and deletes', async () => {
    const { worlds, send } = host();
    const first = worlds.open('first', 'funded', { faults: ['down@market.topList'] });
    await first.applyFact('wallet', { type: 'STOCK', amount: '12.50' });
    expect((await send('/worlds/first', { do: 'copy', name: 'second' })).status).toBe(303);
    const second = worlds.get('second') ?? expect.fail('no copy');
    expect(second.world.log).toEqual(first.world.log);
    expect(second.faults).toEqual(first.faults);
    expect((await send('/worlds/first', { do: 'copy', name: 'second' })).status).toBe(409);
    await send('/worlds/first', { do: 'reset' });
    expect([first.world.log.length, second.world.log.length]).toEqual([0, 1]);
    await send('/worlds/first', { do: 'delete' });
    expect(worlds.list().map(({ id }) => id)).toEqual(['second']);
    expect((await send('/worlds/first', { do: 'delete' })).status).toBe(404);
    expect((await send('/worlds/second', { do: 'dance' })).status).toBe(404);
  });

  test('hands out a file that is lived through again', async () => {
    const { worlds } = host();
    const world = worlds.open('w', 'funded', { clock: 'running' });
    await world.applyFact('wallet', { type: 'STOCK', amount: '12.50' });
    await world.advance(60_000);
    const asked = new Request(`${origin}/_worlds/w/recording`);
    const answer = await administer({ worlds, origin, mostWorlds: 1 }, '/_worlds/w/recording', asked);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="w.json"');
    const { history, ending } = await replayRecording(await answer.text());
    expect([history.log, ending]).toEqual([world.world.log, { kind: 'same' }]);
  });
});

describe('the panel of a world', () => {
  test('moves time, breaks calls, adds facts and takes the last back', async () => {
    const { worlds, send, get } = host();
    const world = worlds.open('w', 'kyc-pending');
    const at = world.now();
    const act = (fields: Readonly<Record<string, string>>) => send('/worlds/w', fields);
    await act({ do: 'advance', byMs: '60000' });
    expect(world.now()).toBe(at + 60_000);
    await act({ do: 'nextEvent' });
    expect(world.now()).toBeGreaterThan(at + 60_000);
    await act({ do: 'run' });
    expect(world.clockMode()).toBe('running');
    await act({ do: 'pin' });
    await act({ do: 'addFault', kind: 'slow@', value: '3000', target: 'market.topList' });
    await act({ do: 'addFault', kind: 'silent@socket', value: '', target: '*' });
    expect((await get('/worlds/w')).text).toMatch(/slow=3000@market\.topList[^]*silent@socket/);
    await act({ do: 'removeFault', fault: 'silent@socket' });
    expect(world.faults).toHaveLength(1);
    expect((await get('/worlds/w?fact=wallet')).text).toMatch(/name="field\.type"[^]*name="field\.amount"/);
    const commands = world.world.log.length;
    await act({ do: 'addFact', fact: 'wallet', 'field.type': 'STOCK', 'field.amount': '12.50' });
    expect(world.world.log.at(-1)).toMatchObject({
      type: 'fact/wallet',
      payload: { type: 'STOCK', amount: '12.50' },
    });
    await act({ do: 'undo' });
    expect(world.world.log).toHaveLength(commands);
  });

  test.each([
    { do: 'addFact', fact: 'nothing' },
    { do: 'addFact', fact: 'wallet', 'field.type': 'STOCK', 'field.amount': 'much' },
    { do: 'addFault', kind: 'slow@', value: '', target: '*' },
    { do: 'addFault', kind: 'down@', value: '', target: 'no.where' },
    { do: 'advance', byMs: '-1' },
    { do: 'advance', byMs: '999999999999999' },
  ])('says in words why %j cannot be, and leaves the world as it was', async (fields) => {
    const { worlds, send } = host();
    const world = worlds.open('w', 'funded');
    const answer = await send('/worlds/w', fields);
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('That could not be done:') as string,
    ]);
    expect([world.world.log.length, world.faults.length]).toEqual([0, 0]);
  });

  test('of a world that is not there says so', async () => {
    const { get } = host();
    for (const path of ['/worlds/none', '/worlds/%E0%A4%A', '/worlds/%3Cb%3E']) {
      const { status, text } = await get(path);
      expect([status, text]).toEqual([404, expect.stringContaining('There is no such world.') as string]);
      expect(text).not.toContain('<b>');
    }
  });
});

describe('nothing on it can act', () => {
  test('whatever is put into a template stays text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ', '`') }), (text) => {
        const { text: written } = html`<p title="${text}">${text}</p>`;
        const inner = /^<p title="([^"<>]*)">([^<>]*)<\/p>$/.exec(written) ?? expect.fail(written);
        const read = (escaped = '') =>
          escaped
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&#39;', "'")
            .replaceAll('&amp;', '&');
        expect([read(inner[1]), read(inner[2])]).toEqual([text, text]);
      }),
    );
  });

  test('each answer forbids scripts, frames and foreign places', async () => {
    const { worlds, get, send } = host();
    worlds.open('w', 'trader');
    const pages = [await get('/'), await get('/worlds/w'), await get('/worlds/none'), await get('/page.css')];
    pages.push(await send('/', { do: 'make', name: '<script>alert(1)</script>', scenario: 'trader' }));
    for (const { headers, text } of pages) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(text).not.toMatch(/<script|<style|\son\w+=|\sstyle=/);
    }
  });

  test('a form that another site sends does nothing', async () => {
    const { worlds, send } = host();
    worlds.open('w', 'trader');
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await send('/worlds/w', { do: 'delete' }, { 'sec-fetch-site': from })).status).toBe(403);
    expect(worlds.list()).toHaveLength(1);
    expect((await send('/worlds/w', { do: 'delete' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  test('there is no other method, and no other path', async () => {
    const { get } = host();
    const { status, headers } = await get('/', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(['/', '/page.css', '/worlds/w'].every(isPagePath)).toBe(true);
    expect(['', '/worlds', '/worlds/', '/worlds/w/x', '/w/w/stock/create'].some(isPagePath)).toBe(false);
  });
});

test.each([
  [null, 'de-CH, en;q=0.5', 'en'],
  [null, 'zh-HK, zh;q=0.9', 'zh-Hant'],
  [null, 'zh-TW', 'zh-Hant'],
  [null, 'zh-CN, en;q=0.5', 'zh-Hans'],
  [null, null, 'en'],
  ['zh-Hans', 'en', 'zh-Hans'],
  ['klingon', 'zh-Hant', 'zh-Hant'],
])('is read in the language %s, else %s: %s', (chosen, accepted, language) => {
  expect(pageLanguage(chosen, accepted)).toBe(language);
});

test('the built app is handed out with the world as its backend', async () => {
  const appFolder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(appFolder, { recursive: true }));
  const server = await startServer({ appFolder, token: 'token-of-some-length' });
  onTestFinished(() => server.close());
  const world = server.worlds.open('w', 'funded');
  const get = (path: string) => fetch(`${server.url}${path}`);
  expect((await get('/app/w/')).status).toBe(404);
  expect(await (await get('/')).text()).toContain('npm run build');
  mkdirSync(join(appFolder, 'assets'));
  writeFileSync(join(appFolder, 'index.html'), '<meta name="meridian-api-base" content="" />');
  writeFileSync(join(appFolder, 'assets/a.js'), 'export {}');
  writeFileSync(join(appFolder, '.secret'), 'hidden');
  const page = await get('/app/w');
  expect(page.url).toBe(`${server.url}/app/w/`);
  expect(await page.text()).toBe('<meta name="meridian-api-base" content="/t/token-of-some-length/w/w" />');
  const script = await get('/app/w/assets/a.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript;charset=utf-8']);
  for (const path of [
    '/app/none/',
    '/app/w/assets',
    '/app/w/%2e%2e/x',
    '/app/w/..%2f..%2fx',
    '/app/w/.secret',
  ])
    expect((await get(path)).status, path).toBe(404);
  // The same origin as its world: the app calls it as any other backend.
  const asked = { ...world, baseUrl: `${server.url}/w/w`, token: world.token() };
  expect(await call(asked as never, '/stock/create', order('one'))).toMatchObject({ code: 200 });
});
