import { auctionWindow } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { auctionPhase, endOfPhase, takesOrders } from './auction.ts';

const window = {
  auctionStatus: auctionWindow.open,
  opensAtTimestamp: 1_000,
  noCancelAtTimestamp: 2_000,
  closesAtTimestamp: 3_000,
};
const passed = (now: number) => ({
  hasOpened: now >= window.opensAtTimestamp,
  isFinal: now >= window.noCancelAtTimestamp,
  hasClosed: now >= window.closesAtTimestamp,
});

describe('an auction', () => {
  test.each([
    [999, 'upcoming', 1_000, false],
    [1_000, 'open', 2_000, true],
    [1_999, 'open', 2_000, true],
    [2_000, 'noCancel', 3_000, true],
    [3_000, 'ended', null, false],
  ] as const)('at %i is %s until %s by the clock, whatever was read of it', (now, phase, until, takes) => {
    expect(auctionPhase(window, passed(now))).toBe(phase);
    expect(endOfPhase(window, phase)).toBe(until);
    expect(takesOrders(phase)).toBe(takes);
  });

  test('without its instants is what the backend says', () => {
    const unnamed = { ...window, noCancelAtTimestamp: null };
    expect(auctionPhase(unnamed, passed(0))).toBe('open');
    expect(auctionPhase({ ...unnamed, auctionStatus: null }, passed(0))).toBeNull();
    expect(takesOrders(null)).toBe(false);
  });
});
