import type { DeskPart } from '../route.ts';
import { partOf, type Address } from '../routes.ts';

/** What an address is about: something that is traded or held, or a text that is read. */
interface Subject {
  readonly kind: 'instrument' | 'message' | 'story' | 'follow';
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
  offer: { kind: 'instrument', isShown: true },
  followed: { kind: 'follow', isShown: true },
  following: { kind: 'follow', isShown: false },
};

/** What an address is about; null where it is about nothing that is chosen from a list. */
export function subjectOf(href: string): Subject | null {
  const [pathname = '', search = ''] = href.split('?');
  const part = partOf({ pathname, search });
  const subject = subjects[part ?? 'home'];
  if (subject === undefined) return null;
  const query = new URLSearchParams(search);
  // A futures order is looked at where it is copied.
  return { ...subject, isShown: subject.isShown || query.get('kind') === 'futures', query };
}

/** What tells two of a kind apart. */
const ids = ['id', 'order'] as const;

/** Two positions may be of one instrument: they are distinguished by their ids, as texts are. */
export function isSameSubject(one: Subject | null, other: Subject | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return false;
  const agree = (field: string): boolean => one.query.get(field) === other.query.get(field);
  const haveIds = ids.some((field) => one.query.has(field) && other.query.has(field));
  if (haveIds || one.kind !== 'instrument') return haveIds && ids.every(agree);
  return ['code', 'source', 'market'].every(agree);
}

/** The same for every address that is about the same instrument, position or text. */
export function subjectKey({ search }: Address): string {
  const query = new URLSearchParams(search);
  return ['code', 'source', 'market', ...ids].map((field) => query.get(field) ?? '').join(' ');
}
