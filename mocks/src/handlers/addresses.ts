/** Where worlds are on a host, `<base>/w/<world>/…`, and which call of the catalogue an address below one names. */
import type { Endpoint } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import type { EndpointId } from '@meridian/api/catalogue';

/** A place in a world. */
export interface WorldAddress {
  readonly worldId: string;
  /** Below the world's own address; begins with a slash. */
  readonly path: string;
}

/** Path of a world's address. `base` is the path of the host's folder, without a slash at its end; empty at the root. */
export function worldPath(base: string, worldId: string): string {
  return `${base}/w/${worldId}`;
}

/** Null for a path in no world of that base: it belongs to something else, whatever folders it has. */
export function worldAddressOf(base: string, pathname: string): WorldAddress | null {
  const start = worldPath(base, '');
  if (!pathname.startsWith(start)) return null;
  const end = pathname.indexOf('/', start.length);
  if (end <= start.length) return null;
  return { worldId: pathname.slice(start.length, end), path: pathname.slice(end) };
}

/** A call of the catalogue with the fields that its path carries. */
export interface Route {
  readonly endpoint: Endpoint<EndpointId>;
  readonly pathFields: Readonly<Record<string, string>>;
}

interface PathPattern {
  readonly endpoint: Endpoint<EndpointId>;
  readonly segments: readonly string[];
}

const endpoints: readonly Endpoint<EndpointId>[] = endpointIds.map((id) => catalogue[id]);
const hasFields = ({ path }: Endpoint) => path.includes('{');

const literal = new Map(
  endpoints.filter((one) => !hasFields(one)).map((one) => [`${one.method} ${one.path}`, one]),
);
const patterns: readonly PathPattern[] = endpoints
  .filter(hasFields)
  .map((endpoint) => ({ endpoint, segments: endpoint.path.split('/') }));

/** `/userMessage/getMessage` is itself before it is `/userMessage/{id}`. Undefined for what no call is. */
export function routeOf(method: string, path: string): Route | undefined {
  const endpoint = literal.get(`${method} ${path}`);
  if (endpoint !== undefined) return { endpoint, pathFields: {} };
  const given = path.split('/');
  for (const pattern of patterns) {
    if (pattern.endpoint.method !== method) continue;
    const pathFields = fieldsOf(pattern, given);
    if (pathFields !== null) return { endpoint: pattern.endpoint, pathFields };
  }
  return undefined;
}

/** The methods that a path is called by: none for a path that is in no catalogue. */
export function methodsOf(path: string): readonly string[] {
  return (['GET', 'POST'] as const).filter((method) => routeOf(method, path) !== undefined);
}

function fieldsOf({ segments }: PathPattern, given: readonly string[]): Record<string, string> | null {
  if (segments.length !== given.length) return null;
  const fields: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) {
      if (segment !== text) return null;
      continue;
    }
    const value = decoded(text);
    if (value === null || value === '') return null;
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

/** Null for an escape that says no character. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
