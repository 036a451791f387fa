import { realNameStatus, type Gate } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { shutGate } from './gates.ts';

const all = { withdraw: true, ipo: true, follow: true, loan: true };
const names = Object.keys(all) as Gate[];
const { pending, failed, approved } = realNameStatus;

describe.each(names)('the gate of %s', (gate) => {
  test('lets nobody pass but the verified', () => {
    const of = (realStatus: number | null) => shutGate(gate, { gates: all }, { realStatus });
    expect([null, pending, failed, 42].map(of)).toEqual(['notSubmitted', 'pending', 'failed', 'unknown']);
    expect(of(approved)).toBeNull();
  });

  test('is turned off by one switch, its own', () => {
    const off = { ...all, [gate]: false };
    expect(names.filter((name) => shutGate(name, { gates: off }, { realStatus: null }) === null)).toEqual([
      gate,
    ]);
  });
});
