import { describe, expect, test } from 'vitest';
import { catalogue, endpointIds } from './catalogue/index.ts';
import { createStockOrder, flatPosition } from './catalogue/trading.ts';
import { watchlistSave } from './catalogue/watchlist.ts';
import { isChanged, outOfDateAfter } from './changes.ts';
import { refusal, type RefusalCode } from './codes.ts';
import type { ApiProblem } from './errors.ts';

const endpointId = 'trading.createStockOrder';
const refused = (code: RefusalCode): ApiProblem => ({ kind: 'refused', endpointId, code, message: 'No' });
const readAfter = (problem: ApiProblem | null, write = createStockOrder) =>
  endpointIds.filter((id) => isChanged(id, outOfDateAfter(write, problem)));

describe('after a write', () => {
  test('that was carried out, what it changes is read again, and no more', () => {
    expect(outOfDateAfter(watchlistSave, null)).toEqual([
      'watchlist.list',
      'market.stockDetail',
      'market.cryptoDetail',
      'market.futuresDetail',
    ]);
    expect(readAfter(null)).toEqual(
      expect.arrayContaining(['trading.holdings', 'funds.walletBalance', 'funds.walletBill']),
    );
    expect(readAfter(null)).not.toContain('market.stockDetail');
  });

  test('that may have been carried out, the same is read again', () => {
    expect(readAfter({ kind: 'timeout', endpointId, timeoutMs: 60_000 })).toEqual(readAfter(null));
    expect(readAfter({ kind: 'undeclared', endpointId, code: 500, message: null })).toEqual(readAfter(null));
  });

  test('that was refused, what the refusal says is otherwise is read again besides', () => {
    expect(readAfter(refused(refusal.payPasswordWrong))).toEqual(readAfter(null));
    expect(readAfter(refused(refusal.insufficientFunds))).toContain('market.stockDetail');
    expect(readAfter(refused(refusal.marketClosed))).toContain('market.stockDetail');
    expect(readAfter(refused(refusal.payPasswordNotSet))).toContain('auth.userInfo');
    expect(outOfDateAfter(flatPosition, refused(refusal.positionNotOpen))).toContain('trading.holdings');
  });

  test('that was not sent, nothing is', () => {
    expect(readAfter({ kind: 'unsendable', endpointId, detail: '' })).toEqual([]);
  });

  test('whatever is refused for any reason, only reads are read again', () => {
    const writes = endpointIds.map((id) => catalogue[id]).filter(({ kind }) => kind === 'write');
    const after = writes.flatMap((write) =>
      Object.values(refusal).flatMap((code) => outOfDateAfter(write, refused(code))),
    );
    const unread = endpointIds.filter((id) => catalogue[id].kind === 'write' && isChanged(id, after));
    expect(unread).toEqual([]);
    expect(after.filter((changed) => !(endpointIds as readonly string[]).includes(changed))).toEqual([]);
  });
});

test('a family covers all of its reads, and none of another', () => {
  expect(isChanged('funds.wallets', ['funds'])).toBe(true);
  expect(isChanged('funds.wallets', ['funds.walletBalance', 'follow'])).toBe(false);
  expect(isChanged('funds.walletBill', ['funds.wallet' as 'funds'])).toBe(false);
});
