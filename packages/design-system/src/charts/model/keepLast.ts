/**
 * A function that remembers its last call and gives the same answer to the same arguments, compared by identity. What
 * looks at every candle goes through it: a tick or a moving picture must not look again.
 */
export function keepLast<Arguments extends readonly unknown[], Result>(
  compute: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { given: Arguments; result: Result } | undefined;
  return (...given) => {
    const known = last;
    if (known && given.every((value, i) => Object.is(value, known.given[i]))) return known.result;
    const result = compute(...given);
    last = { given, result };
    return result;
  };
}
