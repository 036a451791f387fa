/** Which components of the app make a call, as far as its code says: what a log of calls names beside each. */
import type { EndpointId } from '@meridian/api/catalogue';
import type { Asker, Askers } from 'virtual:askers';
import { addressesOf } from '@meridian/app/routes';
import { exportsOf, ownOf, type Declaration } from './modules.ts';
import type { App } from './screens.ts';

const sources = 'packages/app/src/';

/** In a file of components, and named as one. */
const isComponent = ({ file, name }: Declaration): boolean => file.endsWith('.tsx') && /^[A-Z]/.test(name);

/** What names a declaration, for each that is named. */
function namedBy({ modules }: App): ReadonlyMap<Declaration, ReadonlySet<Declaration>> {
  const by = new Map<Declaration, Set<Declaration>>();
  for (const { file, declarations, imports } of modules.values())
    for (const declaration of declarations.values())
      for (const { name } of declaration.reads.names) {
        const own = ownOf(modules, file, name);
        const place = imports.get(name);
        const named = own !== null ? [own] : place?.name === '*' ? exportsOf(modules, place.file) : [];
        for (const one of named) by.set(one, (by.get(one) ?? new Set()).add(declaration));
      }
  return by;
}

/** The nearest components that lead to each call: of each screen, and of all. */
export function askersIn(app: App): Askers {
  const by = namedBy(app);
  const askedIn = (calls: readonly EndpointId[], isAmong: (one: Declaration) => boolean) =>
    Object.fromEntries(
      calls.flatMap((call) => {
        const endpoint = app.endpoints.get(call);
        const found = endpoint === undefined ? [] : nearest(endpoint, isAmong, by);
        return found.length === 0 ? [] : [[call, found]];
      }),
    );
  return Object.fromEntries([
    ['*', askedIn([...app.endpoints.keys()], () => true)],
    ...app.screens.flatMap(({ routes, declarations, calls }) => {
      const asked = askedIn(calls, (one) => declarations.has(one));
      return routes.flatMap(addressesOf).map((address) => [address, asked] as const);
    }),
  ]);
}

function nearest(
  endpoint: Declaration,
  isAmong: (one: Declaration) => boolean,
  by: ReadonlyMap<Declaration, ReadonlySet<Declaration>>,
): readonly Asker[] {
  const seen = new Set<Declaration>([endpoint]);
  const open = [endpoint];
  const found: Declaration[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const one of by.get(next) ?? []) {
      if (seen.has(one) || !isAmong(one)) continue;
      seen.add(one);
      if (isComponent(one)) found.push(one);
      else open.push(one);
    }
  return found
    .map(({ name, file }) => ({ component: name, file: file.slice(sources.length) }))
    .toSorted((a, b) => a.component.localeCompare(b.component, 'en'));
}
