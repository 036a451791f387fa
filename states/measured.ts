/** What the calls of each story came to when it last ran for it (`npm run states -- --measure`), one story a line. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const measuredFile = path.join(import.meta.dirname, 'measured.jsonl');

export interface Measured {
  /** As Storybook names the story in its addresses. */
  readonly id: string;
  /** Of its stories, from the root. */
  readonly file: string;
  readonly situation: Situation;
  /** By the id of a call: the kinds of faults it met, and the refusals it was answered. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
}

/** What the story says of its world; what is usual is left out. */
export interface Situation {
  readonly scenario?: string;
  readonly facts?: readonly { readonly name: string; readonly parameters?: unknown }[];
  readonly faults?: readonly string[];
  readonly route: string;
  readonly locale?: string;
  readonly isOffline?: true;
  readonly hasSocket?: false;
}

export function readMeasured(): readonly Measured[] {
  if (!existsSync(measuredFile)) return [];
  const lines = readFileSync(measuredFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Measured);
}
