import { expect, test } from 'vitest';
import { UnhandledCalls } from './unhandled.ts';

const call = (path: string) => ({ method: 'GET', path, endpointId: null, reason: 'noHandler' }) as const;

test('of calls that nothing answers each is kept once, the newest only, and no longer than a log can show', () => {
  const calls = new UnhandledCalls();
  for (let n = 0; n < 10_000; n += 1) calls.record(call(`/stranger/${n}`));
  for (let n = 0; n < 10_000; n += 1) calls.record(call('/again'));
  calls.record(call(`/${'x'.repeat(8000)}`));
  expect(calls.list).toHaveLength(UnhandledCalls.most);
  expect(calls.list.filter(({ path }) => path === '/again')).toHaveLength(1);
  expect(calls.list.at(-1)?.path).toHaveLength(200);
});
