import { expect, test } from 'vitest';
import { isLoopback, originsOf } from './origins.ts';

test.each<[host: string, origins: string[]]>([
  ['127.0.0.1', ['http://127.0.0.1:4010']],
  ['localhost', ['http://localhost:4010']],
  ['::1', ['http://[::1]:4010']],
  ['192.168.1.7', ['http://192.168.1.7:4010']],
  ['0.0.0.0', ['http://localhost:4010', 'http://192.168.1.7:4010']],
  ['::', ['http://localhost:4010', 'http://192.168.1.7:4010']],
])('a server bound to %s names the addresses it answers at, and no other', (host, origins) => {
  expect(originsOf(host, 4010, () => '192.168.1.7')).toEqual(origins);
});

test('a machine without a network has none to name', () => {
  expect(originsOf('0.0.0.0', 4010, () => undefined)).toEqual(['http://localhost:4010']);
});

test.each([
  ['127.0.0.1', true],
  ['127.9.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.7.7', false],
  ['127.0.0.1.example.com', false],
])('whether %s is this machine only: %s', (host, isOnly) => {
  expect(isLoopback(host)).toBe(isOnly);
});
