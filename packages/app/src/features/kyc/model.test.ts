import type { User } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { kycStateOf, reviewMs } from './model.ts';

const submittedAt = 1_800_000_000_000;
const user = (realStatus: number | null, realReason: string | null = null): User => ({
  userLoginId: 'demo',
  email: null,
  name: null,
  phone: null,
  inviteCode: null,
  realStatus,
  realReason,
  realSubmitTimestamp: submittedAt,
  hasPayPassword: false,
  unreadCount: 0,
});

describe('the identity check', () => {
  it.each([null, 0])('reads code %s as not submitted', (code) => {
    expect(kycStateOf(user(code), submittedAt).status).toBe('notSubmitted');
  });

  it('says nothing of what was handed in where the code is one that nobody knows', () => {
    expect(kycStateOf(user(17), submittedAt)).toEqual({ status: 'unknown' });
  });

  it('is under review until 24 hours are over, and late from then on', () => {
    expect(kycStateOf(user(1), submittedAt + reviewMs)).toEqual({
      status: 'pending',
      submittedAt,
      dueAt: submittedAt + reviewMs,
      isLate: false,
    });
    expect(kycStateOf(user(1), submittedAt + reviewMs + 1)).toMatchObject({ isLate: true });
  });

  it('is never late when nobody knows when it began', () => {
    const unknown = { ...user(1), realSubmitTimestamp: null };
    expect(kycStateOf(unknown, submittedAt + 10 * reviewMs)).toMatchObject({ dueAt: null, isLate: false });
  });

  it('tells why it failed', () => {
    expect(kycStateOf(user(2, 'Blurred'), submittedAt)).toEqual({
      status: 'failed',
      submittedAt,
      reason: 'Blurred',
    });
  });
});
