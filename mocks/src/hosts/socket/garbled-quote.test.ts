import { assetSource, isPossiblePrice, serverMessage } from '@meridian/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FaultyLine, type Line } from './socket-line.ts';
import { parseFault } from '#names.ts';

const now = Date.UTC(2026, 2, 6, 14, 30);
const data = {
  stock_code: 'AAPL',
  market: 'NASDAQ',
  price_nominal: '187.25',
  marketStatus: 'open',
  quoteTimestamp: now,
};
const quote = JSON.stringify({ type: 'quote', seq: 1, ts: now, data });
const heartbeat = JSON.stringify({ type: 'heartbeat', seq: 2, ts: now });

/** What a garbled line makes of texts. */
function garbled(...texts: readonly string[]): readonly string[] {
  const sent: string[] = [];
  const way: Line = {
    send: (text) => sent.push(text),
    close: () => {},
    waitingBytes: () => 0,
    together: (work) => work(),
  };
  const line = new FaultyLine(way, () => [parseFault('garbled@socket')]);
  for (const text of texts) line.send(text);
  return sent;
}

test('a garbled feed begins with an unknown market status, which is no reason to drop the price', () => {
  const [unknownWord = ''] = garbled(quote);
  expect(v.parse(serverMessage, JSON.parse(unknownWord))).toMatchObject({
    data: { price_nominal: '187.25', marketStatus: null },
  });
});

test('everything else it says of a price, no app can take', () => {
  const wrongs = garbled(...Array.from({ length: 5 }, () => quote)).slice(1);
  const taken = wrongs.filter((text) => {
    const parsed = v.safeParse(serverMessage, JSON.parse(text));
    if (!parsed.success || parsed.output.type !== 'quote') return false;
    return isPossiblePrice(assetSource.stock, parsed.output.data.price_nominal);
  });
  expect([wrongs.length, taken]).toEqual([4, []]);
});

test('what is no price is left as it is', () => {
  expect(garbled(heartbeat)).toEqual([heartbeat]);
});
