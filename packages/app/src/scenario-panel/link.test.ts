import { describe, expect, test } from 'vitest';
import { curlOf } from './link.ts';

describe('a call as a command', () => {
  test('repeats a write with its fields, and leaves the token to the tester', () => {
    const call = { method: 'POST', address: '/stock/create', asked: '{"name":"O\'Neil"}' };
    expect(curlOf(call, 'http://localhost/w/demo')).toBe(
      String.raw`curl -X POST 'http://localhost/w/demo/stock/create' -H 'authorization: $TOKEN' ` +
        String.raw`-H 'content-type: application/json' -d '{"name":"O'\''Neil"}'`,
    );
  });

  test('of a read has no body', () => {
    expect(curlOf({ method: 'GET', address: '/m_ft/topList?market=NASDAQ', asked: '{}' }, 'http://h')).toBe(
      "curl -X GET 'http://h/m_ft/topList?market=NASDAQ' -H 'authorization: $TOKEN'",
    );
  });
});
