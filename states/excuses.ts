/** Why some states have no story (`excuses.json`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Excuse {
  /** `ticket/Close`; `*` is any text. */
  readonly screen: string;
  /** A state, as the table names it; `*` is any text. */
  readonly state: string;
  readonly reason: string;
}

export function readExcuses(): readonly Excuse[] {
  return JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'excuses.json'), 'utf8'),
  ) as readonly Excuse[];
}
