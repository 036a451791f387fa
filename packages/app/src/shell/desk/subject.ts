import { routeOf } from '../routes.ts';
import type { Address } from './panes.ts';

/** What an address is about: something that is traded or held, or a text that is read. */
interface Subject {
  readonly kind: 'instrument' | 'message' | 'story';
  /** It is looked at there; else it is ordered or closed. */
  readonly isShown: boolean;
  readonly query: URLSearchParams;
}

/** What an address is about; null where it is about nothing that is chosen from a list. */
export function subjectOf(href: string): Subject | null {
  const [pathname = '', search = ''] = href.split('?');
  const name = routeOf(pathname) ?? '';
  const query = new URLSearchParams(search);
  if (name === 'noticeDetail') return { kind: 'message', isShown: true, query };
  if (name === 'newsDetail') return { kind: 'story', isShown: true, query };
  const part = /^(quote|ticket|position|close)/.exec(name)?.[1];
  if (part === undefined) return null;
  return { kind: 'instrument', isShown: part === 'quote' || part === 'position', query };
}

/** Two positions may be of one instrument: they are told apart by their ids, as texts are. */
export function isSameSubject(one: Subject | null, other: Subject | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return false;
  const agree = (field: string): boolean => one.query.get(field) === other.query.get(field);
  const haveIds = one.query.has('id') && other.query.has('id');
  if (haveIds || one.kind !== 'instrument') return haveIds && agree('id');
  return ['code', 'source', 'market'].every(agree);
}

/** The same for every address that is about the same instrument, position or text. */
export function subjectKey({ search }: Address): string {
  const query = new URLSearchParams(search);
  return ['code', 'source', 'market', 'id'].map((field) => query.get(field) ?? '').join(' ');
}
