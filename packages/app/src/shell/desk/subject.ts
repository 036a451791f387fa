import type { DeskPart } from '../route.ts';
import { routeOf, routes } from '../routes.ts';
import type { Address } from './panes.ts';

/** What an address is about: something that is traded or held, or a text that is read. */
interface Subject {
  readonly kind: 'instrument' | 'message' | 'story';
  /** It is looked at there; else it is ordered or closed. */
  readonly isShown: boolean;
  readonly query: URLSearchParams;
}

/** What a screen is about, by its part of the desk; a list is about nothing that is chosen. */
const subjects: Readonly<Partial<Record<DeskPart, Omit<Subject, 'query'>>>> = {
  quote: { kind: 'instrument', isShown: true },
  ticket: { kind: 'instrument', isShown: false },
  position: { kind: 'instrument', isShown: true },
  close: { kind: 'instrument', isShown: false },
  message: { kind: 'message', isShown: true },
  story: { kind: 'story', isShown: true },
};

/** What an address is about; null where it is about nothing that is chosen from a list. */
export function subjectOf(href: string): Subject | null {
  const [pathname = '', search = ''] = href.split('?');
  const name = routeOf(pathname);
  const subject = name === null ? undefined : subjects[routes[name].desk ?? 'home'];
  return subject === undefined ? null : { ...subject, query: new URLSearchParams(search) };
}

/** Two positions may be of one instrument: they are distinguished by their ids, as texts are. */
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
