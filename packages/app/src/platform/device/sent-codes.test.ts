import { describe, expect, it } from 'vitest';
import { readSentCodes, withSentCode } from './sent-codes.ts';

const nowMs = 1_800_000_000_000;
const minuteMs = 60_000;

describe('codes by email that were sent', () => {
  it('are kept by purpose and email, however the email is written', () => {
    const first = withSentCode({}, { purpose: 'register', email: ' Ann@x.com', nowMs });
    const both = withSentCode(first, { purpose: 'resetPassword', email: 'ann@x.com', nowMs: nowMs + 1 });
    const again = withSentCode(both, { purpose: 'register', email: 'ann@X.com ', nowMs: nowMs + 2 });
    expect(again).toEqual({ 'register ann@x.com': nowMs + 2, 'resetPassword ann@x.com': nowMs + 1 });
  });

  it('are forgotten with their emails once they have expired, and where the clock was set back', () => {
    const old = {
      'register a@b': nowMs - 10 * minuteMs,
      'register c@d': nowMs + 10 * minuteMs,
      'register e@f': nowMs - 9 * minuteMs,
    };
    expect(withSentCode(old, { purpose: 'register', email: 'g@h', nowMs })).toEqual({
      'register e@f': nowMs - 9 * minuteMs,
      'register g@h': nowMs,
    });
  });

  it.each([null, '', '[]x', '["x"]', '{"register a@b":"soon"}', '{"register a@b":null}'])(
    'in a storage that holds %s are none',
    (text) => {
      expect(readSentCodes(text)).toEqual({});
    },
  );
});
