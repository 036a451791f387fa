import { expect, it } from 'vitest';
import { isSameSubject, subjectOf } from './subject.ts';

const instrument = '/pages/quote/stock?code=AAPL&source=0&market=NASDAQ';

it.each([
  [true, instrument, '/pages/payment/stock?code=AAPL&source=0&market=NASDAQ&direction=1'],
  [false, instrument, '/pages/quote/stock?code=AAPL&source=11&market=NASDAQ'],
  [true, '/pages/trade/detail?id=P1&code=AAPL', '/pages/payment/close?id=P1&code=AAPL'],
  [false, '/pages/trade/detail?id=P1&code=AAPL', '/pages/trade/detail?id=P2&code=AAPL'],
  [true, '/pages/notice/detail?id=M1', '/pages/notice/detail?id=M1&tab=notice'],
  [false, '/pages/notice/detail?id=M1', '/pages/notice/detail?id=M2'],
  [false, '/pages/notice/detail?id=1', '/pages/news/detail?id=1'],
  [true, '/pages/product/follow?kind=agency&id=kestrel', '/pages/payment/follow?kind=agency&id=kestrel'],
  [false, '/pages/product/follow?kind=agency&id=kestrel', '/pages/product/follow?kind=agency&id=ashlar'],
  [true, '/pages/product/follow?kind=futures&order=C1', '/pages/product/follow?kind=futures&order=C1'],
  [false, '/pages/product/follow?kind=futures&order=C1', '/pages/product/follow?kind=futures&id=C1'],
  [false, '/pages/product/follow', '/pages/product/follow'],
  [
    true,
    '/pages/payment/newstock?code=05011&source=5&market=HKEX',
    '/pages/hkstock/payipo?code=05011&source=5&market=HKEX',
  ],
  [false, '/pages/notice/detail', '/pages/notice/detail'],
  [false, '/pages/notice/detail?id=M1', instrument],
  [false, '/pages/market/index', '/pages/market/index'],
])('%s: %s is about the same as %s', (isSame, one, other) => {
  expect(isSameSubject(subjectOf(one), subjectOf(other))).toBe(isSame);
});
