import type { ApiProblem } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { knownAt, knownData, phaseOf, type ReadState } from './request-phase.ts';

const problem: ApiProblem = { kind: 'network', endpointId: 'market.topList' };
const aborted: ApiProblem = { kind: 'aborted', endpointId: 'market.topList' };
const nothing: ReadState<string> = {
  isAsked: true,
  known: undefined,
  isOfAnotherQuestion: false,
  problem: undefined,
  isAskedAgain: false,
};
const known = { value: 'rows', at: 7 };

describe('a read', () => {
  it('is idle while nothing is asked, whatever is known', () => {
    expect(phaseOf({ ...nothing, isAsked: false, known, problem })).toEqual({ phase: 'idle' });
  });

  it('loads with nothing, then is ready with its time', () => {
    expect(phaseOf(nothing)).toEqual({ phase: 'loading', last: null, lastAt: null });
    expect(phaseOf({ ...nothing, known })).toEqual({ phase: 'ready', data: 'rows', at: 7 });
  });

  it('keeps what it knew when it fails', () => {
    expect(phaseOf({ ...nothing, known, problem })).toEqual({
      phase: 'failed',
      problem,
      last: 'rows',
      lastAt: 7,
    });
    expect(phaseOf({ ...nothing, problem })).toEqual({ phase: 'failed', problem, last: null, lastAt: null });
  });

  it('shows the answer of another question as loading, and never as what is left after a failure', () => {
    expect(phaseOf({ ...nothing, known, isOfAnotherQuestion: true })).toEqual({
      phase: 'loading',
      last: 'rows',
      lastAt: 7,
    });
    expect(phaseOf({ ...nothing, known, isOfAnotherQuestion: true, problem })).toMatchObject({
      phase: 'failed',
      last: null,
    });
  });

  it('is loading again when a person asked again after a failure', () => {
    expect(phaseOf({ ...nothing, known, problem, isAskedAgain: true })).toMatchObject({
      phase: 'loading',
      last: 'rows',
    });
  });

  it('stays ready while a person refreshes what is there', () => {
    expect(phaseOf({ ...nothing, known, isAskedAgain: true })).toMatchObject({ phase: 'ready' });
  });

  it('is not failed because its caller gave up', () => {
    expect(phaseOf({ ...nothing, problem: aborted })).toMatchObject({ phase: 'loading' });
    expect(phaseOf({ ...nothing, known, problem: aborted })).toMatchObject({ phase: 'ready' });
  });

  it('gives out the newest answer in whatever phase', () => {
    expect(knownData(phaseOf({ ...nothing, known, problem }))).toBe('rows');
    expect(knownAt(phaseOf({ ...nothing, known }))).toBe(7);
    expect(knownData(phaseOf(nothing))).toBeNull();
    expect(knownAt({ phase: 'idle' })).toBeNull();
  });
});
