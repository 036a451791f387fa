import { statusFamilies } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { applicationOf, type ApplicationFacts, type ApplicationStatus } from './application.ts';

const submittedAt = 1_800_000_000_000;
const dayMs = 24 * 60 * 60 * 1000;
const at = (facts: Partial<ApplicationFacts>, now = submittedAt) =>
  applicationOf({ status: 'pending', submittedAt, reason: null, ...facts }, dayMs, now);

describe('an application', () => {
  it.each<[keyof typeof statusFamilies, Record<string, string>]>([
    ['kyc', { notSubmitted: 'notApplied', pending: 'underReview', failed: 'refused', approved: 'approved' }],
    [
      'blockPermission',
      { notOpened: 'notApplied', underReview: 'underReview', opened: 'approved', refused: 'refused' },
    ],
    ['loan', { pending: 'underReview', failed: 'refused', completed: 'approved' }],
    ['audit', { pending: 'underReview', failed: 'refused', completed: 'approved' }],
  ])('of the family %s has a phase for each status', (family, phases) => {
    const names = Object.keys(statusFamilies[family].codes) as ApplicationStatus[];
    expect(Object.fromEntries(names.map((status) => [status, at({ status }).phase]))).toEqual(phases);
  });

  it('says nothing of what was handed in where the status is one that nobody knows', () => {
    expect(at({ status: null, reason: 'Blurred' }, submittedAt + 2 * dayMs)).toEqual({
      phase: 'unknown',
      submittedAt: null,
      dueAt: null,
      isLate: false,
      reason: null,
      canApplyAgain: false,
    });
  });

  it('is under review until the promised time is over, and late from then on', () => {
    expect(at({}, submittedAt + dayMs)).toEqual({
      phase: 'underReview',
      submittedAt,
      dueAt: submittedAt + dayMs,
      isLate: false,
      reason: null,
      canApplyAgain: false,
    });
    expect(at({}, submittedAt + dayMs + 1)).toMatchObject({ isLate: true });
  });

  it('is never late when nobody knows when it began', () => {
    expect(at({ submittedAt: null }, submittedAt + 10 * dayMs)).toMatchObject({ dueAt: null, isLate: false });
  });

  it.each<ApplicationStatus>(['failed', 'approved', 'notSubmitted'])('that is %s is not late', (status) => {
    expect(at({ status }, submittedAt + 10 * dayMs)).toMatchObject({ dueAt: null, isLate: false });
  });

  it('that was refused says why, and can be made again', () => {
    expect(at({ status: 'failed', reason: 'Blurred' })).toMatchObject({
      submittedAt,
      reason: 'Blurred',
      canApplyAgain: true,
    });
    expect(at({ status: 'approved', reason: 'Blurred' })).toMatchObject({
      reason: null,
      canApplyAgain: false,
    });
  });
});
