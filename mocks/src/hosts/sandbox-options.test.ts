import { describe, expect, test } from 'vitest';
import { ownLimits, sharedLimits } from './access/limits.ts';
import { sandboxOptions, startFailure } from './sandbox-options.ts';

const usual = { port: '4010', host: '127.0.0.1', directory: '.worlds', engine: 'node' };
const made = () => 'made-for-this-very-start';

describe('a sandbox', () => {
  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
    'at %s is for its own machine, without a token',
    (host) => {
      expect(sandboxOptions({ ...usual, host }, made)).toEqual({
        port: 4010,
        host,
        directory: '.worlds',
        engine: 'node',
        token: undefined,
        limits: ownLimits,
      });
    },
  );

  test.each(['0.0.0.0', '::', '192.168.1.5', 'sandbox.example'])('at %s asks for one', (host) => {
    expect(sandboxOptions({ ...usual, host }, made)).toMatchObject({ token: made(), limits: sharedLimits });
    const token = 'given-by-the-person';
    expect(sandboxOptions({ ...usual, host, token }, made).token).toBe(token);
  });

  test('takes other limits', () => {
    const { limits } = sandboxOptions({ ...usual, worlds: '3', requests: '50', sockets: '7' }, made);
    expect(limits).toEqual({ worlds: 3, requestsPerSecond: 50, sockets: 7 });
  });

  test.each([
    [{ port: '65536' }, '--port is a whole number from 0 to 65535; "65536" is none.'],
    [{ port: '' }, '--port is a whole number from 0 to 65535; "" is none.'],
    [{ port: '-1' }, '--port is a whole number from 0 to 65535; "-1" is none.'],
    [{ port: '0x10' }, '--port is a whole number from 0 to 65535; "0x10" is none.'],
    [{ worlds: '0' }, '--worlds is a whole number from 1 to 1000000; "0" is none.'],
    [{ requests: 'many' }, '--requests is a whole number from 1 to 1000000; "many" is none.'],
    [{ sockets: '1.5' }, '--sockets is a whole number from 1 to 1000000; "1.5" is none.'],
    [{ host: '' }, '--host needs an address, such as 0.0.0.0.'],
    [{ directory: '' }, '--directory needs a folder, such as .worlds.'],
    [{ engine: 'steam' }, '--engine is node or durable; "steam" is neither.'],
    [{ token: 'short' }, 'A token has 16 to 128 characters: letters, digits, - and _ only.'],
  ])('does not take %j', (wrong, sentence) => {
    expect(() => sandboxOptions({ ...usual, ...wrong }, made)).toThrow(new RangeError(sentence));
  });

  test('says what a person can do about a start that failed, and of nothing else', () => {
    const options = sandboxOptions(usual, made);
    const failed = (code: string) => startFailure(Object.assign(new Error('no'), { code }), options);
    expect(failed('EADDRNOTAVAIL')).toMatch(/no address of this machine/);
    expect(failed('EACCES')).toMatch(/not write to \.worlds/);
    expect([failed('EADDRINUSE'), startFailure(new Error('a bug'), options)]).toEqual([null, null]);
  });
});
