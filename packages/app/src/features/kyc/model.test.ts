import type { User } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { identityCheck } from './model.ts';

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
    expect(identityCheck(user(code)).status).toBe('notSubmitted');
  });

  it('has no status where the code is one that nobody knows', () => {
    expect(identityCheck(user(17)).status).toBeNull();
  });

  it('says why it failed', () => {
    expect(identityCheck(user(2, 'Blurred'))).toEqual({ status: 'failed', submittedAt, reason: 'Blurred' });
  });
});
