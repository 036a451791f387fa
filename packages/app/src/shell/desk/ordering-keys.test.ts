import { tradeDirection, toDecimal, type Position } from '@meridian/api';
import { expect, test } from 'vitest';
import { orderingAddress, orderLink, type HeldHere } from './ordering-keys.ts';

const subject = { pathname: '/pages/quote/stock', search: '?name=Apple&code=AAPL&source=0&market=NASDAQ' };
const nothing: HeldHere = { position: null, closable: null, isAwaited: false };

function held(direction: number, closable = '60'): HeldHere {
  const position = { id: '7', stock_code: 'AAPL', name: 'Apple', market: 'NASDAQ', source: 0, direction };
  // Of a position, what an address names.
  return { position: position as Position, closable: toDecimal(closable), isAwaited: false };
}

function leadsTo(key: string, what: HeldHere, shiftKey = false): string | null {
  const address = orderingAddress({ key, shiftKey }, subject, what);
  if (address === null) return null;
  const [path = '', search = ''] = address.split('?');
  const direction = new URLSearchParams(search).get('direction');
  return direction === null ? path : `${path} ${direction}`;
}

const long = held(tradeDirection.buy);
const short = held(tradeDirection.sell);

test.each([
  ['b', nothing, false, '/pages/payment/stock 0'],
  ['s', nothing, false, '/pages/payment/stock 1'],
  ['b', long, false, '/pages/payment/stock 0'],
  ['s', long, false, '/pages/payment/close'],
  ['b', short, false, '/pages/payment/close'],
  ['s', short, false, '/pages/payment/stock 1'],
  ['S', long, true, '/pages/payment/stock 1'],
  ['B', short, true, '/pages/payment/stock 0'],
  // With the capitals locked, a letter is the letter.
  ['S', long, false, '/pages/payment/close'],
  // What closing orders have claimed is waited for where they are.
  ['s', held(tradeDirection.buy, '0'), false, '/pages/trade/index'],
  ['s', { ...nothing, isAwaited: true }, false, null],
  ['x', nothing, false, null],
])('%s, holding that, leads to the right order', (key, what, shiftKey, address) => {
  expect(leadsTo(key, what, shiftKey)).toBe(address);
});

test('what cannot be ordered has no key', () => {
  const index = {
    pathname: '/pages/quote/globalindex',
    search: '?name=S%26P&code=SPX&source=99&market=INDEX',
  };
  expect(orderingAddress({ key: 'b', shiftKey: false }, index, nothing)).toBeNull();
});

test('a Hong Kong share is ordered on the screen of its class', () => {
  const hongKong = {
    pathname: '/pages/hkstock/quote',
    search: '?name=Tencent&code=00700&source=11&market=HK',
  };
  expect(orderLink(tradeDirection.sell, hongKong, long)).toMatch(/^\/pages\/payment\/close\?/);
  expect(orderLink(tradeDirection.buy, hongKong, long)).toMatch(/^\/pages\/hkstock\/payipo\?.*direction=0$/);
});
