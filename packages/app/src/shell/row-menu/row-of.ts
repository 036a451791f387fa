import { routeOf, routes } from '../routes.ts';

/** Where a link of the app leads, without the `#` of a browser's address. */
export function addressOf(row: HTMLAnchorElement): string {
  return (row.getAttribute('href') ?? '').replace(/^#/, '');
}

/** The row of a list of instruments that is pressed there: its link to a quote or a position. Null for anything else. */
export function rowOf(pressed: EventTarget | null): HTMLAnchorElement | null {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  if (link === null || link.closest('li, [role=row]') === null) return null;
  const [path = ''] = addressOf(link).split('?', 1);
  const name = routeOf(path);
  const part = name === null ? undefined : routes[name].desk;
  return part === 'quote' || part === 'position' ? link : null;
}
