/** The screens behind the routes of the app: where their code and stories are, and which calls they make. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointIds, type EndpointId } from '@meridian/api/catalogue';
import { addressesOf, routeNames, routes, type RouteName } from '@meridian/app/routes';
import { exportOf, moduleOf, readModules, root, type Declaration } from './modules.ts';
import { reachedFrom, type Modules } from './reach.ts';

/** A screen: one folder of stories, which may be at several routes, and under several names of its feature. */
export interface Screen {
  /** `ticket/Close`. */
  readonly id: string;
  /** Of its code and stories, from the root. */
  readonly folder: string;
  readonly routes: readonly RouteName[];
  readonly declarations: ReadonlySet<Declaration>;
  /** By id. */
  readonly calls: readonly EndpointId[];
}

export interface App {
  readonly modules: Modules;
  readonly endpoints: ReadonlyMap<EndpointId, Declaration>;
  readonly screens: readonly Screen[];
}

const features = 'packages/app/src/features';

/** @throws Error for a screen whose folder is not where the others have theirs */
export function readApp(): App {
  const modules = readModules();
  const endpoints = endpointsIn(modules);
  const idOfCall = new Map([...endpoints].map(([id, declaration]) => [declaration, id]));
  const starts = new Map<string, { readonly routes: RouteName[]; readonly declarations: Set<Declaration> }>();
  for (const route of routeNames) {
    const { texts: ofFeatures, names } = routes[route].screen;
    for (const [index, feature] of ofFeatures.entries()) take(route, feature, names[index] ?? '');
  }
  const screens = [...starts].map(([folder, { routes: names, declarations }]) => {
    const reached = reachedFrom(modules, [...declarations]);
    const calls = callsIn(reached, idOfCall);
    return { id: idOf(folder), folder, routes: names, declarations: reached, calls };
  });
  return { modules, endpoints, screens };

  function take(route: RouteName, feature: string, name: string): void {
    const declaration = exportOf(modules, { file: `${features}/${feature}/index.ts`, name });
    const folder = declaration && /^.*\/screens\/[^/]+/.exec(declaration.file)?.[0];
    if (declaration === null || !folder)
      throw new Error(`${feature} exports no screen ${name} of a folder of screens`);
    const known = starts.get(folder) ?? { routes: [], declarations: new Set() };
    starts.set(folder, known);
    known.routes.push(route);
    known.declarations.add(declaration);
  }
}

type CallIds = ReadonlyMap<Declaration, EndpointId>;

/** The calls among declarations. An upload is a method of the client, which names its call. */
function callsIn(reached: ReadonlySet<Declaration>, ids: CallIds): readonly EndpointId[] {
  const named = [...reached].flatMap((one) => ids.get(one) ?? []);
  const uploads = [...reached].some(({ reads }) => reads.ofTheClient.has('upload'));
  return [...new Set([...named, ...(uploads ? (['upload.file'] as const) : [])])].toSorted();
}

/** The calls of what a file of stories imports: it may draw more than its screen. */
export function callsOfStories({ modules, endpoints }: App, file: string): readonly EndpointId[] {
  const { imports } = moduleOf(file, readFileSync(path.join(root, file), 'utf8'));
  const starts = [...imports.values()].flatMap((place) => exportOf(modules, place) ?? []);
  const ids = new Map([...endpoints].map(([id, declaration]) => [declaration, id]));
  return callsIn(reachedFrom(modules, starts), ids);
}

const idOf = (folder: string): string => folder.slice(features.length + 1).replace('/screens/', '/');

/** The calls of the catalogue, and where each is declared. */
function endpointsIn(modules: Modules): App['endpoints'] {
  const found = new Map<EndpointId, Declaration>();
  for (const module of modules.values()) {
    if (!module.file.startsWith('contracts/api/src/catalogue/')) continue;
    for (const declaration of module.declarations.values()) {
      const id = idOfEndpoint(declaration.node);
      if (id !== null) found.set(id, declaration);
    }
  }
  const missing = endpointIds.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw new Error(`the sources of the catalogue are not read as they are: ${missing.join(', ')}`);
  return found;
}

/** Of `defineEndpoint({ id: 'family.name', … })`. */
function idOfEndpoint(node: Declaration['node']): EndpointId | null {
  const call = node['init'] as
    | { callee?: { name?: string }; arguments?: { properties?: unknown[] }[] }
    | undefined;
  if (call?.callee?.name !== 'defineEndpoint') return null;
  const properties = (call.arguments?.[0]?.properties ?? []) as {
    key?: { name?: string };
    value?: { value?: unknown };
  }[];
  return (properties.find(({ key }) => key?.name === 'id')?.value?.value as EndpointId | undefined) ?? null;
}

/** The first address of each route of a screen. */
export const addresses = (screen: Screen): readonly string[] =>
  screen.routes.flatMap((route) => addressesOf(route).slice(0, 1));
