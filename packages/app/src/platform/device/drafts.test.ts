import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createServerClock } from '../ports/clock.ts';
import { draftContext, dropDraft, keepDraft, openDraft, readDraft } from './drafts.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

const ticket = v.object({ quantity: v.string() });
const hourMs = 3_600_000;
const anna = (nowMs: number) => ({ owner: 'anna', nowMs });

describe('a draft', () => {
  it('survives a reload and the way through sign-in', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'ticket:AAPL', { quantity: '10' }, anna(0));
    expect(readDraft(storage, 'ticket:AAPL', ticket, { owner: null, nowMs: hourMs })).toEqual({
      quantity: '10',
    });
    expect(readDraft(storage, 'ticket:AAPL', ticket, anna(hourMs))).toEqual({ quantity: '10' });
  });

  it('made before signing in belongs to whoever signs in', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'k', { quantity: '1' }, { owner: null, nowMs: 0 });
    expect(readDraft(storage, 'k', ticket, anna(0))).toEqual({ quantity: '1' });
  });

  it('is nobody else’s to see', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'k', { quantity: '1' }, anna(0));
    expect(readDraft(storage, 'k', ticket, { owner: 'ben', nowMs: 0 })).toBeNull();
  });

  it('goes on being theirs when their session ended in the middle', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'k', { quantity: '1' }, anna(0));
    keepDraft(storage, 'k', { quantity: '2' }, { owner: null, nowMs: 1 });
    expect(readDraft(storage, 'k', ticket, { owner: 'ben', nowMs: 2 })).toBeNull();
    expect(readDraft(storage, 'k', ticket, anna(2))).toEqual({ quantity: '2' });
  });

  it('is forgotten after a day', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'k', { quantity: '1' }, anna(0));
    expect(readDraft(storage, 'k', ticket, anna(24 * hourMs))).not.toBeNull();
    expect(readDraft(storage, 'k', ticket, anna(24 * hourMs + 1))).toBeNull();
    keepDraft(storage, 'other', { quantity: '2' }, anna(25 * hourMs));
    expect(Object.keys(JSON.parse(storage.get('drafts') ?? '{}') as object)).toEqual(['other']);
  });

  it('ages by the device’s own clock: an answer dated two days ahead forgets none', () => {
    const storage = memoryStorage();
    const clock = createServerClock(() => hourMs);
    const ports = { session: createSession(storage), clock };
    keepDraft(storage, 'k', { quantity: '1' }, draftContext(ports));
    clock.correct(50 * hourMs);
    keepDraft(storage, 'other', { quantity: '2' }, draftContext(ports));
    expect(readDraft(storage, 'k', ticket, draftContext(ports))).toEqual({ quantity: '1' });
  });

  it('of an older form’s shape is no draft', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'k', { amount: 5 }, anna(0));
    expect(readDraft(storage, 'k', ticket, anna(0))).toBeNull();
  });

  it('can be dropped alone', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'a', { quantity: '1' }, anna(0));
    keepDraft(storage, 'b', { quantity: '2' }, anna(0));
    dropDraft(storage, 'a');
    expect(readDraft(storage, 'a', ticket, anna(0))).toBeNull();
    expect(readDraft(storage, 'b', ticket, anna(0))).not.toBeNull();
  });

  it('survives storage that was tampered with', () => {
    expect(readDraft(memoryStorage({ drafts: '[1,2' }), 'k', ticket, anna(0))).toBeNull();
    expect(readDraft(memoryStorage({ drafts: '{"k":7}' }), 'k', ticket, anna(0))).toBeNull();
  });

  it('is not lost for another one that cannot be read, nor by keeping or dropping that one', () => {
    const good = { value: { quantity: '10' }, at: 0, owner: 'anna' };
    const bad = {
      number: 7,
      nothing: null,
      list: [],
      ageless: { ...good, at: '0' },
      owned: { ...good, owner: 5 },
    };
    const storage = memoryStorage({ drafts: JSON.stringify({ ...bad, good }) });
    for (const key of Object.keys(bad)) expect(readDraft(storage, key, ticket, anna(0))).toBeNull();
    expect(readDraft(storage, 'good', ticket, anna(0))).toEqual({ quantity: '10' });
    keepDraft(storage, 'number', { quantity: '2' }, anna(1));
    dropDraft(storage, 'list');
    expect(readDraft(storage, 'good', ticket, anna(1))).toEqual({ quantity: '10' });
    expect(readDraft(storage, 'number', ticket, anna(1))).toEqual({ quantity: '2' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('may be kept under %s', (key) => {
    const storage = memoryStorage();
    expect(readDraft(storage, key, v.unknown(), anna(0))).toBeNull();
    keepDraft(storage, key, { quantity: '1' }, anna(0));
    keepDraft(storage, 'other', { quantity: '2' }, anna(0));
    expect(readDraft(storage, key, ticket, anna(0))).toEqual({ quantity: '1' });
    expect(readDraft(storage, 'other', ticket, anna(0))).toEqual({ quantity: '2' });
    dropDraft(storage, key);
    expect(readDraft(storage, key, v.unknown(), anna(0))).toBeNull();
  });

  it('made more than a day from now is none: it would never grow old', () => {
    const future = { value: { quantity: '1' }, at: 1e300, owner: 'anna' };
    const storage = memoryStorage({ drafts: JSON.stringify({ k: future }) });
    expect(readDraft(storage, 'k', ticket, anna(0))).toBeNull();
    keepDraft(storage, 'other', { quantity: '2' }, anna(0));
    expect(Object.keys(JSON.parse(storage.get('drafts') ?? '{}') as object)).toEqual(['other']);
  });

  it('is kept again over whatever was in its place', () => {
    for (const drafts of ['null', '7', '"text"', '[1,2', '[]', '[{"at":0}]', '{"__proto__":{"at":0}}']) {
      const storage = memoryStorage({ drafts });
      expect(readDraft(storage, '0', v.unknown(), anna(0))).toBeNull();
      keepDraft(storage, 'k', { quantity: '1' }, anna(0));
      expect(readDraft(storage, 'k', ticket, anna(0))).toEqual({ quantity: '1' });
    }
  });
});

describe('an open draft', () => {
  const open = (storage = memoryStorage()) =>
    openDraft(
      { storage, session: createSession(storage), clock: { now: () => 0, every: () => () => {} } },
      'k',
      { quantity: '' },
      ticket,
    );

  it('is kept as it is set, and its listeners hear of it', () => {
    const storage = memoryStorage();
    const draft = open(storage);
    const heard: string[] = [];
    draft.subscribe(() => heard.push(draft.get().quantity));
    draft.set({ quantity: '10' });
    expect([heard, open(storage).get()]).toEqual([['10'], { quantity: '10' }]);
  });

  it('that another tab has kept since is not dropped with one’s own', () => {
    const storage = memoryStorage();
    const [first, second] = [open(storage), open(storage)];
    first.set({ quantity: '1' });
    second.set({ quantity: '2' });
    first.clear();
    expect(open(storage).get()).toEqual({ quantity: '2' });
    second.clear();
    expect(open(storage).get()).toEqual({ quantity: '' });
  });

  it('starts anew once it is cleared, here and when it is opened again', () => {
    const storage = memoryStorage();
    const draft = open(storage);
    draft.set({ quantity: '10' });
    draft.clear();
    expect([draft.get(), open(storage).get()]).toEqual([{ quantity: '' }, { quantity: '' }]);
  });
});
