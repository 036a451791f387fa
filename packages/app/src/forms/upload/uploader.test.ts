import { ApiError, maxImageBytes, type ApiProblem } from '@meridian/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChanges } from '#platform/ports/changes.ts';
import type { KeptPicture } from '#platform/ports-browser-pictures.ts';
import { noEdit, type PictureEdit } from './picture-edit.ts';
import { refusedPicture, type Prepare, type Prepared } from './picture.ts';
import { createUploader } from './uploader.ts';

afterEach(() => vi.restoreAllMocks());

const photo = (name = 'IMG 1.HEIC') => new File(['x'], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const lost: ApiProblem = { kind: 'timeout', endpointId: 'upload.file', timeoutMs: 1 };
const network: ApiProblem = { kind: 'network', endpointId: 'upload.file' };
const tooLarge: ApiProblem = {
  kind: 'refused',
  endpointId: 'upload.file',
  code: 50001,
  message: 'The size cannot exceed 5 M.',
};

interface Opening {
  readonly blob?: Blob;
  readonly owner?: string;
  /** Whether the person lets each picture go as it is, as soon as it is shown. */
  readonly isUsedAtOnce?: boolean;
}

/** A device, a server with set answers, and a form that receives the address. */
function open({ blob = new Blob(['small']), owner = 'ann', isUsedAtOnce = true }: Opening = {}) {
  const changes = createChanges();
  const shelf = new Map<string, KeptPicture>();
  const sent: { name: string; id: string | undefined; signal: AbortSignal | undefined }[] = [];
  const device = { isOnline: true, owner, keeps: true };
  /** `drop`: the device loses its network on the way. */
  let answers: (ApiProblem | 'hang' | 'drop')[] = [];
  /** What is said on the way to have left. */
  let shares: readonly number[] = [];
  let prepared: Prepared | 'unreachable' = { blob, problem: null, advice: [] };
  const urls: (string | null)[] = [];
  let ids = 0;
  const edits: PictureEdit[] = [];
  const prepare: Prepare = async (_file, _limitBytes, _signal, edit) => {
    edits.push(edit);
    if (prepared === 'unreachable') throw new Error('offline');
    return Promise.resolve(prepared);
  };
  const begin = () =>
    createUploader(
      {
        api: {
          async upload(_file, name, options) {
            sent.push({ name, id: options?.clientRequestId, signal: options?.signal });
            for (const share of shares) options?.onSent?.(share);
            const problem = answers.shift();
            if (problem === 'hang') return new Promise(() => {});
            if (problem === 'drop') {
              device.isOnline = false;
              throw new ApiError(network);
            }
            if (problem !== undefined) throw new ApiError(problem);
            return Promise.resolve({ url: `https://files/${sent.length}` });
          },
        },
        network: { isOnline: () => device.isOnline, subscribe: changes.subscribe },
        shelf: {
          find: (place) => Promise.resolve(shelf.get(place) ?? null),
          keep: async (place, picture) => {
            shelf.set(place, picture);
            return Promise.resolve(device.keeps);
          },
          remove: async (place) => void shelf.delete(place),
        },
        prepare,
        place: 'deposit.proof',
        newId: () => `id-${(ids += 1)}`,
        owner: () => device.owner,
      },
      { limitMb: 5, onUrl: (url) => void urls.push(url) },
    );
  const uploader = begin();
  if (isUsedAtOnce) uploader.subscribe(() => uploader.use(noEdit));
  uploader.begin(null);
  return {
    uploader,
    begin,
    device,
    shelf,
    sent,
    urls,
    edits,
    sayOnTheWay: (...next: typeof shares) => (shares = next),
    answerWith: (...next: typeof answers) => (answers = next),
    prepareTo: (next: typeof prepared) => (prepared = next),
    goOnline(isOnline: boolean) {
      device.isOnline = isOnline;
      changes.announce();
    },
  };
}

describe('a picture that was chosen before the limit was known', () => {
  it.each(['preparing', 'checking'])('is held to it while it is %s', async (phase) => {
    const { uploader, sent, edits } = open({ blob: new Blob(['x'.repeat(2_000)]), isUsedAtOnce: false });
    uploader.choose(photo());
    if (phase === 'checking') await settled();
    expect(uploader.get().phase).toBe(phase);
    uploader.set({ limitMb: 0.001, onUrl: () => {} });
    await settled();
    expect(uploader.get()).toEqual({ phase: 'empty', problem: 'tooLarge' });
    expect([edits.length, sent.length]).toEqual([2, 0]);
  });

  it('is left alone by a limit that is the same', async () => {
    const { uploader, edits } = open({ isUsedAtOnce: false });
    uploader.choose(photo());
    await settled();
    uploader.set({ limitMb: 5, onUrl: () => {} });
    await settled();
    expect([uploader.get().phase, edits.length]).toEqual(['checking', 1]);
  });
});

describe('a picture that the person looks at', () => {
  const edit: PictureEdit = { turns: 1, area: { x: 0, y: 0, width: 0.5, height: 1 } };

  it('is sent when the person lets it go, and not before', async () => {
    const { uploader, sent, shelf } = open({ isUsedAtOnce: false });
    uploader.choose(photo());
    await settled();
    expect(uploader.get().phase).toBe('checking');
    // What were on the shelf the next visit would send.
    expect([sent.length, shelf.size]).toEqual([0, 0]);
    uploader.use(noEdit);
    uploader.use(noEdit);
    await settled();
    expect(uploader.get().phase).toBe('done');
    expect(sent).toHaveLength(1);
  });

  it('is made again as it was turned and cut', async () => {
    const { uploader, edits, sent } = open({ isUsedAtOnce: false });
    uploader.choose(photo());
    await settled();
    uploader.use(edit);
    expect(uploader.get().phase).toBe('preparing');
    await settled();
    expect(uploader.get().phase).toBe('done');
    expect(edits).toEqual([noEdit, edit]);
    expect(sent).toHaveLength(1);
  });

  it('is cut the same where what does it could not be fetched at first', async () => {
    const { uploader, edits, prepareTo } = open({ isUsedAtOnce: false });
    uploader.choose(photo());
    await settled();
    prepareTo('unreachable');
    uploader.use(edit);
    await settled();
    expect(uploader.get()).toEqual({ phase: 'unprepared' });
    prepareTo({ blob: new Blob(['small']), problem: null, advice: [] });
    uploader.retry();
    await settled();
    expect(edits).toEqual([noEdit, edit, edit]);
    expect(uploader.get().phase).toBe('done');
  });

  it('leaves nothing behind where it is taken away', async () => {
    const { uploader, sent, shelf } = open({ isUsedAtOnce: false });
    uploader.choose(photo());
    await settled();
    uploader.remove();
    await settled();
    expect(uploader.get()).toEqual({ phase: 'empty', problem: null });
    expect([sent.length, shelf.size]).toEqual([0, 0]);
  });

  it('is looked at again where there is advice on it', async () => {
    const { uploader, prepareTo, edits, sent } = open({ isUsedAtOnce: false });
    uploader.set({ limitMb: 5, isOfDocument: true, onUrl: () => {} });
    prepareTo({ blob: new Blob(['dark']), problem: null, advice: ['cutOff'] });
    uploader.choose(photo());
    await settled();
    uploader.use(noEdit);
    expect(uploader.get().phase).toBe('advised');
    uploader.check();
    expect(uploader.get()).toMatchObject({ phase: 'checking', advice: ['cutOff'] });
    prepareTo({ blob: new Blob(['cut']), problem: null, advice: [] });
    uploader.use(edit);
    await settled();
    expect(uploader.get().phase).toBe('done');
    expect(edits).toEqual([noEdit, edit]);
    expect(sent).toHaveLength(1);
  });
});

describe('a picture of a document that could be better', () => {
  const dark: Prepared = { blob: new Blob(['dark']), problem: null, advice: ['tooDark'] };

  it('is shown with the advice, and not sent until the person wants it', async () => {
    const { uploader, prepareTo, sent, shelf } = open();
    uploader.set({ limitMb: 5, isOfDocument: true, onUrl: () => {} });
    prepareTo(dark);
    uploader.choose(photo());
    await settled();
    expect(uploader.get()).toMatchObject({ phase: 'advised', advice: ['tooDark'] });
    // What were on the shelf the next visit would send.
    expect([sent.length, shelf.size]).toEqual([0, 0]);
    uploader.sendAnyway();
    uploader.sendAnyway();
    await settled();
    expect(uploader.get().phase).toBe('done');
    expect(sent).toHaveLength(1);
  });

  it('gives way to another one', async () => {
    const { uploader, prepareTo, sent } = open();
    uploader.set({ limitMb: 5, isOfDocument: true, onUrl: () => {} });
    prepareTo(dark);
    uploader.choose(photo());
    await settled();
    prepareTo({ ...dark, advice: [] });
    uploader.choose(photo('better.jpg'));
    uploader.sendAnyway();
    await settled();
    expect(sent).toMatchObject([{ name: 'better.jpg' }]);
  });

  it('is sent at once where it is of something else than a document', async () => {
    const { uploader, prepareTo } = open();
    prepareTo(dark);
    uploader.choose(photo());
    await settled();
    expect(uploader.get().phase).toBe('done');
  });
});

describe('a picture on its way', () => {
  it('is prepared, sent as prepared, and its address reported', async () => {
    const { uploader, sent, urls, shelf } = open();
    uploader.choose(photo());
    expect(uploader.get()).toEqual({ phase: 'preparing' });
    await settled();
    expect(uploader.get()).toMatchObject({ phase: 'done', src: expect.stringMatching(/^blob:/) as string });
    expect(sent).toMatchObject([{ name: 'IMG 1.jpg', id: 'id-1' }]);
    expect(urls).toEqual([null, 'https://files/1']);
    expect(shelf.size).toBe(0);
  });

  it('of 5 MiB passes, and of one byte more does not', async () => {
    const fits = open({ blob: new Blob([new Uint8Array(maxImageBytes)]) });
    fits.uploader.choose(photo());
    await settled();
    expect(fits.uploader.get().phase).toBe('done');
    const over = open({ blob: new Blob([new Uint8Array(maxImageBytes + 1)]) });
    over.uploader.choose(photo());
    await settled();
    expect(over.uploader.get()).toEqual({ phase: 'empty', problem: 'tooLarge' });
    expect(over.sent).toEqual([]);
  });

  it('that is none is not sent', async () => {
    const { uploader, prepareTo, sent } = open();
    prepareTo(refusedPicture('wrongKind'));
    uploader.choose(photo());
    await settled();
    expect(uploader.get()).toEqual({ phase: 'empty', problem: 'wrongKind' });
    expect(sent).toEqual([]);
  });

  it('whose answer was lost is sent again under the same id', async () => {
    const { uploader, answerWith, sent, shelf } = open();
    answerWith(lost);
    uploader.choose(photo());
    await settled();
    expect(uploader.get()).toMatchObject({ phase: 'failed', isDoubt: true });
    expect(shelf.size).toBe(1);
    uploader.retry();
    await settled();
    expect(uploader.get().phase).toBe('done');
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  });

  it('that was refused is not kept for another visit', async () => {
    const { uploader, answerWith, shelf } = open();
    answerWith(tooLarge);
    uploader.choose(photo());
    await settled();
    expect(uploader.get()).toMatchObject({ phase: 'failed', isDoubt: false, problem: tooLarge });
    expect(shelf.size).toBe(0);
  });

  it('waits without a network, and goes on by itself with one', async () => {
    const { uploader, goOnline, sent } = open();
    goOnline(false);
    uploader.choose(photo());
    await settled();
    expect(uploader.get().phase).toBe('waiting');
    goOnline(false);
    expect(sent).toEqual([]);
    goOnline(true);
    goOnline(true);
    await settled();
    expect(uploader.get().phase).toBe('done');
    expect(sent).toHaveLength(1);
  });

  it('that lost its network on the way waits too, under its id', async () => {
    const { uploader, answerWith, goOnline, sent } = open();
    answerWith('drop');
    uploader.choose(photo());
    await settled();
    expect(uploader.get().phase).toBe('waiting');
    goOnline(true);
    await settled();
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
    expect(uploader.get().phase).toBe('done');
  });

  it('is tried again where what prepares it could not be fetched', async () => {
    const { uploader, prepareTo } = open();
    prepareTo('unreachable');
    uploader.choose(photo());
    await settled();
    expect(uploader.get()).toEqual({ phase: 'unprepared' });
    prepareTo({ blob: new Blob(['small']), problem: null, advice: [] });
    uploader.retry();
    await settled();
    expect(uploader.get().phase).toBe('done');
  });

  it('is cut where it is removed, and nothing of it comes later', async () => {
    const { uploader, answerWith, sent, urls, shelf } = open();
    answerWith('hang');
    uploader.choose(photo());
    await settled();
    uploader.remove();
    await settled();
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(uploader.get()).toEqual({ phase: 'empty', problem: null });
    expect(shelf.size).toBe(0);
    expect(urls).toEqual([null, null]);
  });

  it('gives way to the one that is chosen after it', async () => {
    const { uploader, answerWith, sent, urls } = open();
    answerWith('hang');
    uploader.choose(photo('first.png'));
    await settled();
    uploader.choose(photo('second.png'));
    await settled();
    expect(sent.map(({ name, id }) => [name, id])).toEqual([
      ['first.jpg', 'id-1'],
      ['second.jpg', 'id-2'],
    ]);
    expect(urls.at(-1)).toBe('https://files/2');
  });

  it.each([
    ['a share of it', [0.25, 0.607], lost, 0.6],
    ['a share of it, by a network that broke', [0.6], network, 0.6],
    ['all of it, so that the answer alone is missing', [0.6, 1], lost, null],
    ['nobody knows how much', [], lost, null],
    ['a share of it, and was refused', [0.6], tooLarge, null],
  ] as const)('that was cut when %s had left says so', async (_, shares, problem, cutAt) => {
    const { uploader, answerWith, sayOnTheWay } = open();
    sayOnTheWay(...shares);
    answerWith(problem);
    const seen = new Set<number | null>();
    uploader.subscribe(() => {
      const state = uploader.get();
      if (state.phase === 'sending') seen.add(state.sent);
    });
    uploader.choose(photo());
    await settled();
    expect([...seen]).toEqual([null, ...shares.map((share) => Math.floor(share * 100) / 100)]);
    expect(uploader.get()).toMatchObject({ phase: 'failed', cutAt });
  });

  it('that cannot be kept says so while it waits for the network', async () => {
    const { uploader, device } = open();
    device.isOnline = false;
    device.keeps = false;
    uploader.choose(photo());
    await settled();
    expect(uploader.get()).toMatchObject({ phase: 'waiting', isKept: false });
  });

  it('that had not arrived when the page ended is sent by the next one, under its id', async () => {
    const { uploader, begin, answerWith, sent, urls } = open();
    answerWith('hang');
    uploader.choose(photo());
    await settled();
    uploader.leave();
    const next = begin();
    next.begin(null);
    await settled();
    expect(next.get().phase).toBe('done');
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
    expect(urls).toEqual([null, 'https://files/2']);
  });

  it('that had arrived is shown from its address', () => {
    const { begin, sent } = open();
    const next = begin();
    next.begin('https://files/9');
    expect(next.get()).toEqual({ phase: 'done', src: 'https://files/9' });
    expect(sent).toEqual([]);
  });

  it('of somebody else is neither shown nor kept', async () => {
    const { uploader, begin, answerWith, device, sent, shelf } = open();
    answerWith('hang');
    uploader.choose(photo());
    await settled();
    uploader.leave();
    device.owner = 'ben';
    const next = begin();
    next.begin(null);
    await settled();
    expect(next.get()).toEqual({ phase: 'empty', problem: null });
    expect(sent).toHaveLength(1);
    expect(shelf.size).toBe(0);
  });

  it('gives back the memory of each picture it has shown', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const given = vi.spyOn(URL, 'revokeObjectURL');
    const { uploader } = open();
    uploader.choose(photo());
    await settled();
    uploader.choose(photo());
    await settled();
    uploader.leave();
    expect(made).toHaveBeenCalledTimes(2);
    expect(given.mock.calls.map(([url]) => url)).toEqual(
      made.mock.results.map(({ value }) => value as string),
    );
  });
});
