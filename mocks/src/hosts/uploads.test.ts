/** Files over HTTP, and where their bytes are kept: by a server in its directory, by tabs in the browser's database. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { createClient, maxImageBytes, refusal } from '@meridian/api';
import { describe, expect, test, vi } from 'vitest';
import { browserTabs } from '#test/browser-tabs.ts';
import { formWith, picture } from '#test/pictures.ts';
import { standaloneServer } from '#test/sandbox-server.ts';
import type { World } from '#test/sandbox-server.ts';
import { respond } from '#handlers/runtime.ts';
import { startServer } from './server.ts';
import { createWorlds } from './worlds.ts';

const server = standaloneServer();
const { admin } = server;
const open = (id: string) => admin(`/${id}`, { scenario: 'newcomer' });

const clientOf = ({ baseUrl, token }: World) =>
  createClient({ baseUrl, getToken: () => token, getLocale: () => 'en' });
const upload = (world: World, bytes = picture(), name = 'proof.png') =>
  clientOf(world).upload(new Blob([bytes], { type: 'image/png' }), name);

async function read(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const filesOf = (id: string) => readdirSync(join(server.directory, 'files', `world-${id}`));

describe('a standalone server', () => {
  test("takes the typed client's file and gives it back, also after a restart", async () => {
    const { url } = await upload(await open('kept'), picture(maxImageBytes));
    expect(url.startsWith(`${server.url}/w/kept/files/`)).toBe(true);
    expect(await read(url)).toEqual(picture(maxImageBytes));
    await server.restart();
    const here = url.replace(/^http:\/\/[^/]+/, server.url);
    expect(await read(here)).toEqual(picture(maxImageBytes));
  });

  test('cuts what no file can be called out of its name before it is sent', async () => {
    const world = await open('names');
    await expect(upload(world, picture(), '../../Eve\r\n.png')).resolves.toMatchObject({
      url: expect.stringContaining('/files/') as string,
    });
    expect(server.worlds.get('names')?.world.log[0]?.payload).toMatchObject({ name: 'Eve.png' });
  });

  test('names a file by the address under which it was itself called', async () => {
    const world = await open('phones');
    const body = new Response(formWith(picture()));
    const bytes = Buffer.from(await body.arrayBuffer());
    const url = await new Promise<string>((resolve, reject) => {
      const sent = httpRequest(
        `${world.baseUrl}/file/upload`,
        {
          method: 'POST',
          headers: {
            host: '192.168.7.7:4010',
            'content-type': body.headers.get('content-type') ?? '',
            authorization: world.token ?? '',
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve((JSON.parse(Buffer.concat(chunks).toString()) as { data: { url: string } }).data.url),
          );
        },
      );
      sent.on('error', reject);
      sent.end(bytes);
    });
    expect(url).toMatch(/^http:\/\/192\.168\.7\.7:4010\/w\/phones\/files\//);
  });

  test('refuses a file that is far too large as one that is a byte too large, and goes on', async () => {
    const world = await open('huge');
    for (const size of [maxImageBytes + 1, 3 * maxImageBytes]) {
      await expect(upload(world, picture(size))).rejects.toMatchObject({
        problem: { kind: 'refused', code: refusal.fileTooLarge, message: 'The size cannot exceed 5 M.' },
      });
    }
    expect((await upload(world)).url).toContain('/files/');
    expect(filesOf('huge')).toHaveLength(1);
  });

  test('keeps the same bytes once, whole, and forgets them with their world', async () => {
    const world = await open('once');
    const urls = await Promise.all(Array.from({ length: 8 }, () => upload(world)));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    const [name = '', ...others] = filesOf('once');
    expect(others).toEqual([]);
    expect(readFileSync(join(server.directory, 'files/world-once', name))).toEqual(Buffer.from(picture()));
    await admin('/once', undefined, 'DELETE');
    expect(readdirSync(join(server.directory, 'files'))).not.toContain('world-once');
    await expect(read(urls[0]?.url ?? '')).rejects.toThrow('404');
  });

  test('shares its files with another one on its directory', async () => {
    const world = await open('shared');
    const { url } = await upload(world);
    const second = await startServer({ directory: server.directory });
    try {
      expect(await read(url.replace(server.url, second.url))).toEqual(picture());
      const again = await upload({ ...world, baseUrl: `${second.url}/w/shared` });
      expect(again.url).toBe(url.replace(server.url, second.url));
      expect(filesOf('shared')).toHaveLength(1);
    } finally {
      await second.close();
    }
  });

  test('says of a file that was lost, or is there by half, that it is missing', async () => {
    const world = await open('half');
    const { url } = await upload(world);
    const [name = ''] = filesOf('half');
    writeFileSync(join(server.directory, 'files/world-half', name), picture().subarray(0, 20));
    await expect(read(url)).rejects.toThrow('410 The file is known, but its bytes are not on this host.');
    expect(await upload(world)).toEqual({ url });
    expect(await read(url)).toEqual(picture());
  });

  test('without room for the bytes has not taken the file, and says so', async () => {
    const world = await open('full');
    // Where its folder should be there is a file: nothing can be written, as on a full disk.
    mkdirSync(join(server.directory, 'files'), { recursive: true });
    writeFileSync(join(server.directory, 'files/world-full'), '');
    await expect(upload(world)).rejects.toMatchObject({ problem: { kind: 'http', status: 507 } });
    expect(server.worlds.get('full')?.world.log).toEqual([]);
  });

  test('keeps the files of a world with an odd name in its own folder', async () => {
    const handle = server.worlds.open('..', 'newcomer');
    await handle.blobs.keep('a'.repeat(64), picture());
    expect(readdirSync(join(server.directory, 'files/world-..'))).toEqual(['a'.repeat(64)]);
    server.worlds.remove('..');
    expect(readdirSync(server.directory)).toContain('worlds.sqlite');
  });
});

describe('tabs of a browser', () => {
  const origin = 'http://meridian.test';

  function tab(tabs: ReturnType<typeof browserTabs>) {
    const worlds = createWorlds();
    const handle = worlds.open('w', 'newcomer', { store: tabs.open() });
    const ask = (url: string, init?: RequestInit) => {
      const request = new Request(url, init);
      const path = new URL(url).pathname.slice('/w/w'.length);
      return respond(worlds, { worldId: 'w', path }, request, () => Promise.resolve());
    };
    const send = async () => {
      const headers = { authorization: handle.token() ?? '' };
      const answer = await ask(`${origin}/w/w/file/upload`, {
        method: 'POST',
        headers,
        body: formWith(picture()),
      });
      return ((await answer.json()) as { data: { url: string } }).data.url;
    };
    return { handle, ask, send };
  }

  test('read a file that another one has put there, and so does one that is opened later', async () => {
    const tabs = browserTabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    const url = await one.send();
    for (const reader of [one, two, tab(tabs)]) {
      const answer = await reader.ask(url);
      expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([200, picture()]);
    }
    expect([...tabs.texts.values()].join('').length).toBeLessThan(1500);
    tabs.open().remove('w');
    expect((await tab(tabs).ask(url)).status).toBe(404);
  });

  test('accept no file when the history cannot be kept: it lives as long as its page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tabs = browserTabs();
    const one = tab(tabs);
    tabs.isFull = true;
    const url = await one.send();
    expect((await one.ask(url)).status).toBe(200);
    expect((await tab(tabs).ask(url)).status).toBe(404);
    vi.restoreAllMocks();
  });
});
