import { describe, expect, it } from 'vitest';
import { createIntents } from './intents.ts';

function intents() {
  let count = 0;
  return createIntents(() => `id-${(count += 1)}`);
}
const star = { secuCode: 'AAPL' };
const unstar = { stockCode: 'AAPL' };

describe('the id of a write', () => {
  it('stays while the same is sent again without having been done', () => {
    const all = intents();
    expect(all.of('watchlist', star).id).toBe('id-1');
    expect(all.of('watchlist', { ...star }).id).toBe('id-1');
  });

  it('is another one once what is sent changes', () => {
    const all = intents();
    all.of('auth', { payPassword: '135790' });
    expect(all.of('auth', { payPassword: '246810' }).id).toBe('id-2');
  });

  it('is another one once it was done: the same again is wanted again', () => {
    const all = intents();
    all.end('watchlist', all.of('watchlist', star));
    expect(all.of('watchlist', star).id).toBe('id-2');
  });

  it('is another one where something else was sent in between, whatever the outcome of the first', () => {
    const all = intents();
    all.of('watchlist', star).isInDoubt = true;
    all.of('watchlist', unstar);
    expect(all.of('watchlist', star)).toMatchObject({ id: 'id-3', isInDoubt: false });
  });

  it('stays where something sent before it is done late', () => {
    const all = intents();
    const first = all.of('watchlist', star);
    all.of('watchlist', unstar);
    all.end('watchlist', first);
    expect(all.of('watchlist', unstar).id).toBe('id-2');
  });

  it('is another one for each file', () => {
    const all = intents();
    const first = all.of('upload', { file: new Blob(['one']) }).id;
    expect(all.of('upload', { file: new Blob(['two']) }).id).not.toBe(first);
  });

  it('is not touched by what is sent of another family', () => {
    const all = intents();
    all.of('watchlist', star);
    all.of('content', { ids: ['1'] });
    expect(all.of('watchlist', star).id).toBe('id-1');
  });
});
