import { describe, expect, it } from 'vitest';
import { canonicalJson } from './json.ts';

describe('canonical JSON', () => {
  it('is the same however a state was built', () => {
    const one = {
      b: new Map([
        ['y', 2n],
        ['x', 1n],
      ]),
      a: new Set([3, 1]),
      c: undefined,
      d: [1, null],
    };
    const other = {
      d: [1, null],
      a: new Set([1, 3]),
      b: new Map([
        ['x', 1n],
        ['y', 2n],
      ]),
    };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
    expect(canonicalJson(one)).toBe('{"a":[1,3],"b":[["x","1n"],["y","2n"]],"d":[1,null]}');
  });

  it('distinguishes different states', () => {
    expect(canonicalJson({ a: 1n })).not.toBe(canonicalJson({ a: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson(new Float64Array([1, 2]))).toBe('[1,2]');
  });
});
