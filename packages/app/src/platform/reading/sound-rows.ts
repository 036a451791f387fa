/** From the lines of an answer to those that a screen can show: what cannot belong there is left out and counted. */
import type { Rows } from '@meridian/api';
import type { Request } from './request-phase.ts';

export interface Soundness<Item> {
  /** What identifies a line: of several alike the first stays. */
  keyOf(item: Item): string;
  /** Why a line cannot belong to the list, for logs; null: it can. */
  faultOf?(item: Item): string | null;
}

/** The list without lines of other things, and with each thing once: rows of one key would stand for one another on the screen. */
export function soundRows<Item, R extends Rows<Item>>(rows: R & Rows<Item>, rule: Soundness<Item>): R {
  const byKey = new Map<string, Item>();
  let { firstMisfit } = rows;
  for (const item of rows.list) {
    const key = rule.keyOf(item);
    const fault = rule.faultOf?.(item) ?? (byKey.has(key) ? 'there are two of it' : null);
    if (fault === null) byKey.set(key, item);
    else firstMisfit ??= `${key}: ${fault}`;
  }
  const leftOut = rows.list.length - byKey.size;
  if (leftOut === 0) return rows;
  return {
    ...rows,
    list: [...byKey.values()],
    unreadableCount: rows.unreadableCount + leftOut,
    firstMisfit,
  };
}

/** A read in its phase, with its answer, or the last one, as `change` makes it. */
export function withKnown<T>(request: Request<T>, change: (known: T) => T): Request<T> {
  if (request.phase === 'idle') return request;
  if (request.phase === 'ready') return { ...request, data: change(request.data) };
  return request.last === null ? request : { ...request, last: change(request.last) };
}
