import * as v from 'valibot';
import { tryParseFixed } from './kernel/index.ts';

/** A decimal number as text, as logs and facts carry it; a `Fixed` once read. At most twelve decimals, forty characters. */
export const fixedText = v.pipe(
  v.string(),
  // Sums of longer numbers would stop everybody else's calls.
  v.maxLength(40),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const value = tryParseFixed(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'not a number with at most twelve decimals' });
    return NEVER;
  }),
);
