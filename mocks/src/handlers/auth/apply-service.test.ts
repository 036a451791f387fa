/** The permission to trade blocks: not opened, applied for, under review, opened or refused, applied for again (DECISIONS 13). */
import { refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';

const hourMs = 3_600_000;

function customer() {
  const { call, handle } = open('newcomer');
  let intents = 0;
  const apply = () =>
    call('auth.applyService', { clientOrderId: `intent-${(intents += 1)}`, serviceType: 'blockTrade' }).code;
  const permission = () =>
    call('auth.applyStatus', { serviceType: 'blockTrade' }).data as {
      status: string;
      reason: string | null;
      createTimeTimestamp: number | null;
    };
  const titles = () =>
    handle.world
      .read()
      .inboxes.get('demo')
      ?.messages.map(({ kind }) => kind);
  return { call, handle, apply, permission, titles };
}

describe('the permission to trade blocks', () => {
  test('is not opened before anybody asks, then under review, and opened within a day, with a message', async () => {
    const { handle, apply, permission, titles } = customer();
    expect(permission()).toEqual({ status: 'notOpened', reason: null, createTimeTimestamp: null });
    const from = handle.now();
    expect(apply()).toBe(200);
    expect(permission()).toEqual({ status: 'underReview', reason: null, createTimeTimestamp: from });
    const event = await handle.advanceToNextEvent();
    expect(event).toMatchObject({ process: 'serviceReview', id: 'demo/blockTrade' });
    expect((event?.at ?? 0) - from).toBeLessThanOrEqual(24 * hourMs);
    expect(permission()).toMatchObject({ status: 'opened', createTimeTimestamp: from });
    expect(titles()).toEqual(['blockPermissionOpened']);
  });

  test('that is refused says why in the language of the reader, and can be applied for again', async () => {
    const { call, handle, apply, permission, titles } = customer();
    await handle.applyFact('service', {
      service: 'blockTrade',
      status: 'underReview',
      outcome: 'refused',
      reviewHours: 3,
    });
    await handle.advance(hourMs);
    expect(permission()).toMatchObject({ status: 'refused' });
    expect(permission().reason).toContain('experience');
    const inChinese = call('auth.applyStatus', { serviceType: 'blockTrade' }, { language: 'zh-Hans' }).data;
    expect(inChinese).toMatchObject({ reason: expect.stringContaining('大宗交易') as string });
    expect(titles()).toEqual(['blockPermissionRefused']);
    expect(apply()).toBe(200);
    expect(permission().status).toBe('underReview');
  });

  test.each(['underReview', 'approved'] as const)(
    'is not applied for again while it is %s',
    async (status) => {
      const { handle, apply, permission } = customer();
      await handle.applyFact('service', { service: 'blockTrade', status });
      const before = permission();
      expect(apply()).toBe(refusal.alreadyApplied);
      expect(permission()).toEqual(before);
    },
  );
});
