/** Uploading an image, for a caller: what is accepted, what is refused how, and who may read it again. */
import { createHash } from 'node:crypto';
import { maxImageBytes, refusal } from '@meridian/api';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formWith, picture } from '#test/pictures.ts';
import { createWorlds } from '#hosts/worlds.ts';
import { replay } from '#kernel/index.ts';
import { brokerageAt } from '#world-definition.ts';
import { respond } from '../runtime.ts';

const origin = 'http://meridian.test';
const wait = () => Promise.resolve();

afterEach(() => vi.restoreAllMocks());

function open() {
  const worlds = createWorlds();
  const handle = worlds.open('one', 'newcomer');
  const ask = (path: string, init: RequestInit = {}, token = handle.token()) => {
    const request = new Request(`${origin}/w/one${path}`, init);
    if (token !== null) request.headers.set('authorization', token);
    return respond(worlds, { worldId: 'one', path: path.split('?')[0] ?? '' }, request, wait);
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}, token = handle.token()) =>
    ask('/file/upload', { method: 'POST', body, headers }, token);
  const upload = async (...sent: Parameters<typeof post>) =>
    (await (await post(...sent)).json()) as { code: number; msg: string; data: { url: string } };
  const pathOf = (url: string) => url.slice(`${origin}/w/one`.length);
  return { handle, ask, post, upload, pathOf };
}

const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n--b--\r\n`;

describe('an image', () => {
  test('is read again at the address that its upload answered, with its own type, never guessed', async () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const) {
      const { upload, ask, pathOf } = open();
      const bytes = picture(1000, type);
      const { data } = await upload(formWith(bytes));
      expect(data.url).toMatch(/^http:\/\/meridian\.test\/w\/one\/files\/[\da-f]{64}\?key=[\da-f]{24}$/);
      const answer = await ask(pathOf(data.url));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    }
  });

  test('is in the history by its name, size, type and hash, and by nothing else', async () => {
    const { upload, handle } = open();
    await upload(formWith(picture(300), '护照.png'));
    const hash = createHash('sha256').update(picture(300)).digest('hex');
    expect(handle.world.log).toMatchObject([
      {
        type: 'files/upload',
        payload: { userId: 'demo', name: '护照.png', sizeBytes: 300, type: 'image/png', hash },
      },
    ]);
    expect(JSON.stringify(handle.world.log).length).toBeLessThan(300);
    const again = replay(brokerageAt('one'), handle.world.snapshot(), { wallClock: () => 0 });
    expect(again.serialise()).toBe(handle.world.serialise());
  });

  test('of the same bytes is the same file, and the history records it once', async () => {
    const { upload, handle } = open();
    const first = await upload(formWith(picture()));
    expect(await upload(formWith(picture(), 'other name.png'))).toEqual(first);
    expect(handle.world.log).toHaveLength(1);
    const other = await upload(formWith(picture(64, 'image/png', 8)));
    expect(other.data.url).not.toBe(first.data.url);
  });

  test('may have 5 MiB and not a byte more, which is refused in the language of the call', async () => {
    const { upload, handle } = open();
    expect(await upload(formWith(picture(maxImageBytes)))).toMatchObject({ code: 200 });
    const refused = await upload(formWith(picture(maxImageBytes + 1)));
    expect(refused).toMatchObject({
      code: refusal.fileTooLarge,
      msg: 'The size cannot exceed 5 M.',
      data: null,
    });
    const chinese = await upload(formWith(picture(2 * maxImageBytes)), { languages: 'zh_Hant_HK' });
    expect(chinese).toMatchObject({ code: refusal.fileTooLarge, msg: '圖片大小不可超過 5 MB。' });
    expect(handle.world.log).toHaveLength(1);
  });

  test('is one by its first bytes, whatever it is called', async () => {
    const { upload, handle } = open();
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    for (const bytes of [page, picture(5)])
      expect((await upload(formWith(bytes, 'card.png'))).code).toBe(refusal.fileKindNotAllowed);
    expect((await upload(formWith(new Uint8Array(0), 'card.png'))).code).toBe(refusal.fileEmpty);
    expect(handle.world.log).toEqual([]);
  });
});

describe('what is no form with one file in its field', () => {
  const two = formWith(picture());
  two.append('file', new Blob([picture()]), 'second.png');
  const beside = formWith(picture());
  beside.append('more', new Blob([picture()]), 'second.png');
  const many = formWith(picture());
  for (let index = 0; index < 100; index += 1) many.append(`field${index}`, 'x');
  const wordy = formWith(picture());
  wordy.append('more', 'x'.repeat(1_000_000));
  const asText = new FormData();
  asText.append('file', 'proof.png');
  const head = 'Content-Disposition: form-data; name="file"; filename=';

  const twice = new FormData();
  twice.append('file', 'proof.png');
  twice.append('file', new Blob([picture()]), 'proof.png');

  test.each<[string, BodyInit, Record<string, string>]>([
    ['a text and a file in one field', twice, {}],
    ['no form at all', '{"file":"x"}', { 'content-type': 'application/json' }],
    ['another kind of form', new URLSearchParams({ file: 'x' }), {}],
    ['no body', '', multipart],
    ['no boundary', part(`${head}"a.png"`), { 'content-type': 'multipart/form-data' }],
    ['another boundary', part(`${head}"a.png"`), { 'content-type': 'multipart/form-data; boundary=c' }],
    ['a body that ends in its middle', part(`${head}"a.png"`).slice(0, -10), multipart],
    ['a part without a name', part('Content-Type: image/png'), multipart],
    ['two files', two, {}],
    ['a second file beside it', beside, {}],
    ['a hundred fields beside it', many, {}],
    ['a text of 1 MB beside it', wordy, {}],
    ['another field', formWith(picture(), 'a.png', 'image'), {}],
    ['text where the file should be', asText, {}],
    ['a name that is a path', part(`${head}"../../etc/passwd"`), multipart],
    ["a name that is another system's path", part(`${head}"C:\\\\x.png"`), multipart],
    ['a name with a control character', part(`${head}"a\u0007.png"`), multipart],
    ['no name', part(`${head}""`), multipart],
    ['a name of 10,000 letters', part(`${head}"${'a'.repeat(10_000)}.png"`), multipart],
  ])('%s is refused as a request that is not valid', async (_what, body, headers) => {
    const { post, handle } = open();
    const answer = await post(body, headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ code: refusal.invalidRequest, data: null });
    expect(handle.world.log).toEqual([]);
  });

  test('whatever the bytes are, the answer is an envelope', async () => {
    const { post } = open();
    const piece = fc.oneof(
      fc.constantFrom(
        '--b',
        '--b--',
        '\r\n',
        '\r\n\r\n',
        ';',
        '"',
        "filename*=utf-8''%ff",
        '\0',
        '__proto__',
      ),
      fc.constantFrom(head, 'Content-Disposition: form-data; name=', 'Content-Transfer-Encoding: base64'),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const boundary = fc.constantFrom('b', '', '"', '""', 'b'.repeat(500), '\u00ff', 'b; charset=x');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), boundary, async (pieces, mark) => {
        const answer = await post(pieces.join(''), {
          'content-type': `multipart/form-data; boundary=${mark}`,
        });
        expect(answer.status).toBe(200);
        const { code } = (await answer.json()) as { code: number };
        expect([refusal.invalidRequest, refusal.fileKindNotAllowed]).toContain(code);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file is its owner’s', () => {
  test('a stranger cannot put one there', async () => {
    const { upload, handle } = open();
    for (const token of ['', 'nonsense']) {
      expect((await upload(formWith(picture()), {}, token)).code).toBe(401);
    }
    expect(handle.world.log).toEqual([]);
  });

  test('an address without its key, with another, or of an unknown file, leads nowhere', async () => {
    const { upload, ask, pathOf } = open();
    const { data } = await upload(formWith(picture()));
    const path = pathOf(data.url);
    const key = path.slice(path.indexOf('=') + 1);
    const nobodys = `/files/${'0'.repeat(64)}?key=${key}`;
    const other = `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [path.replace(/\?.*/, ''), other, `${path.replace(key, '')}`, nobodys])
      expect((await ask(wrong)).status, wrong).toBe(404);
    expect((await ask(path, {}, 'somebody else')).status).toBe(404);
    // As the tag of an image asks.
    expect((await ask(path, {}, null)).status).toBe(200);
  });

  test('its address is worth nothing once the session has ended; a new one says where it is', async () => {
    const { upload, ask, pathOf, handle } = open();
    const { data } = await upload(formWith(picture()));
    await handle.applyFact('session', { state: 'expired' });
    expect((await ask(pathOf(data.url), {}, null)).status).toBe(404);
    await handle.applyFact('session', { state: 'active' });
    const again = await upload(formWith(picture()));
    expect(again.data.url).not.toBe(data.url);
    expect((await ask(pathOf(again.data.url), {}, null)).status).toBe(200);
  });
});

test('an upload that is taken back leaves no address that leads to it, and can be made again', async () => {
  const { upload, ask, pathOf, handle } = open();
  const { data } = await upload(formWith(picture()));
  await handle.undo();
  expect((await ask(pathOf(data.url))).status).toBe(404);
  expect((await upload(formWith(picture()))).data).toEqual(data);
  expect((await ask(pathOf(data.url))).status).toBe(200);
  await handle.reset();
  expect((await ask(pathOf(data.url))).status).toBe(404);
});

test('a file whose bytes are not here is said to be missing', async () => {
  const { upload, handle, pathOf } = open();
  const { data } = await upload(formWith(picture()));
  const { log } = handle.world;
  const elsewhere = open();
  for (const { type, payload } of log) elsewhere.handle.world.dispatch(type, payload);
  const answer = await elsewhere.ask(pathOf(data.url));
  expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('not on this host')]);
});

test('what breaks every connection breaks the reading of files too', async () => {
  const { upload, ask, pathOf, handle } = open();
  const { data } = await upload(formWith(picture()));
  handle.addFault('http=503@*');
  expect((await ask(pathOf(data.url))).status).toBe(503);
  handle.clearFaults();
  handle.addFault('http=503@upload.file');
  expect((await ask(pathOf(data.url))).status).toBe(200);
});
