/** What the app makes of an answer: decides whether a mutant does harm. */
import { ApiError, createClient, gapsOf } from '@meridian/api';
import { markOf, sent, type Example } from '../example.ts';
import { carriesToken, type Interaction } from '../interaction.ts';
import { fieldOf } from '../shape.ts';
import type { Wire } from './mutations.ts';

export interface Reading {
  /** Equal texts for readings that look the same to a person. */
  readonly text: string;
  /** Data, or the problem's kind. */
  readonly kind: string;
  /** Lines that could not be read. */
  readonly unreadableCount: number;
}

/** Has the app's own client read the answer. */
export async function readingOf(interaction: Interaction, wire: Wire): Promise<Reading> {
  const client = createClient({
    baseUrl: 'http://backend.test',
    getToken: () => (carriesToken(interaction) ? 'token-1' : null),
    getLocale: () => interaction.locale ?? 'en',
    fetch: () =>
      Promise.resolve(
        new Response(wire.body, { status: wire.status, headers: { 'content-type': wire.contentType } }),
      ),
  });
  try {
    const data: unknown = await client.call(interaction.endpoint, sent(interaction.request));
    // Answers that no screen reads look the same.
    const isRead = fieldOf(interaction.endpoint.response).shape.kind !== 'unread';
    const text = JSON.stringify({ data: isRead ? data : null });
    return { text, kind: 'data', unreadableCount: gapsOf(data).unreadableCount };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { text: JSON.stringify(error.problem), kind: error.problem.kind, unreadableCount: 0 };
  }
}

/** Whether an interaction wants one very value at a place such as `data.list.*.source`, so that no other is harmless. */
export function isNamed({ answer }: Interaction, place: string): boolean {
  if (!('data' in answer)) return false;
  const visit = (example: Example | undefined, [key, ...rest]: readonly string[]): boolean => {
    if (example === null) return true;
    if (example === undefined) return false;
    const mark = markOf(example);
    if (mark?.kind === 'exactly') return true;
    // How many rows there are matters where one of them is looked for.
    if (mark?.kind === 'someRow') return key === undefined || visit(mark.row, rest);
    if (mark?.kind === 'everyValue') return key !== undefined && visit(mark.value, rest);
    if (key === undefined || mark !== undefined || typeof example !== 'object') return false;
    if (key !== '*') return visit((example as Readonly<Record<string, Example>>)[key], rest);
    return Object.values(example).some((inner) => visit(inner as Example, rest));
  };
  return visit(answer.data, place.split('.').slice(1));
}
