/**
 * Remembers one result, and computes another only when one of `parts` is another, compared by identity. What looks at
 * every candle goes through it: a tick or a moving picture must not look again.
 */
export function createKeeper<Result>(): (parts: readonly unknown[], compute: () => Result) => Result {
  let last: { parts: readonly unknown[]; result: Result } | undefined;
  return (parts, compute) => {
    const known = last;
    if (known && parts.every((part, i) => Object.is(part, known.parts[i]))) return known.result;
    const result = compute();
    last = { parts, result };
    return result;
  };
}

/** A function that remembers its last call: the same arguments get the same answer. See `createKeeper`. */
export function keepLast<Arguments extends readonly unknown[], Result>(
  compute: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const keep = createKeeper<Result>();
  return (...given) => keep(given, () => compute(...given));
}
