import { orderStatus, realNameStatus } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { kycPresentation } from './kyc.messages.ts';
import { orderPresentation } from './order.messages.ts';
import { positionEventPresentation } from './position-event.messages.ts';
import { presentStatus, readStatus } from './status.ts';

describe('a status', () => {
  test('of an order reads "in progress" for 0 and 3 alike (spec §4)', () => {
    const [accepted, processing] = [orderStatus.accepted, orderStatus.processing].map((code) =>
      readStatus(orderPresentation, code),
    );
    expect(accepted).toMatchObject({ tone: 'waiting', label: { defaultMessage: 'In progress' } });
    expect(processing).toEqual(accepted);
  });

  test('that ended badly has another tone than one that ended well', () => {
    expect(readStatus(kycPresentation, realNameStatus.failed)?.tone).toBe('negative');
    expect(readStatus(kycPresentation, realNameStatus.approved)?.tone).toBe('positive');
    expect(readStatus(positionEventPresentation, 'stoppedOut')?.tone).toBe('negative');
  });

  test.each([17, '0', 'toString', null, undefined])('%s that nobody knows has no reading', (code) => {
    expect(readStatus(orderPresentation, code)).toBeNull();
  });

  test('without a reading does not compile', () => {
    const reading = { tone: 'neutral', label: { id: 'a', defaultMessage: 'A' } } as const;
    // @ts-expect-error -- `off` has none
    presentStatus({ on: 1, off: 0 }, { on: reading });
    expect(readStatus(presentStatus({ on: 1 }, { on: reading }), 1)).toBe(reading);
  });
});
