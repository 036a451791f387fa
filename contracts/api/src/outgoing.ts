/** From an endpoint and its request to what fetch needs: address, headers, body (spec §7). */
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** The three languages of the interface (spec §1). */
export type LocaleTag = 'en' | 'zh-Hans' | 'zh-Hant';

/** The `languages` header by locale (spec §7). */
const languagesHeader = {
  en: 'en',
  'zh-Hans': 'zh_Hans_CN',
  'zh-Hant': 'zh_Hant_HK',
} as const satisfies Record<LocaleTag, string>;

/** One call, ready to be sent. Built once and sent again as it is when a read is retried. */
export interface Outgoing {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Headers;
  readonly body: string | FormData | null;
}

interface Sender {
  readonly baseUrl: string;
  readonly token: string | null;
  readonly locale: LocaleTag;
}

/** Throws a TypeError for a request that does not fit its schema: the program is wrong, not the world. */
export function toOutgoing(endpoint: Endpoint, request: unknown, sender: Sender): Outgoing {
  const fields = new Map(Object.entries(checkedRequest(endpoint, request)));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const segment = pathSegment(endpoint, name, fields.get(name));
    fields.delete(name);
    return segment;
  });
  const query = endpoint.method === 'GET' ? queryOf(endpoint, fields) : '';
  return {
    url: `${sender.baseUrl.replace(/\/+$/, '')}${path}${query}`,
    method: endpoint.method,
    headers: headersOf(endpoint, sender),
    body: endpoint.method === 'GET' ? null : bodyOf(endpoint, fields),
  };
}

function checkedRequest(endpoint: Endpoint, request: unknown): object {
  const checked = v.safeParse(endpoint.request, request, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new TypeError(
      `${endpoint.id}: the request does not fit at "${v.getDotPath(issue) ?? ''}": ${issue.message}`,
    );
  }
  // Every request of the catalogue is an object: a test of it says so.
  return checked.output as object;
}

/** Addresses and forms carry single values only. */
function textOf(endpoint: Endpoint, name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`${endpoint.id}: "${name}" is no single value`);
}

/** An empty segment or a dot segment would address another call, so it is refused. */
function pathSegment(endpoint: Endpoint, name: string, value: unknown): string {
  const text = textOf(endpoint, name, value);
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`${endpoint.id}: "${name}" is no part of an address: "${text}"`);
  }
  return encodeURIComponent(text);
}

function queryOf(endpoint: Endpoint, fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value !== undefined && value !== null) query.append(name, textOf(endpoint, name, value));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function bodyOf(endpoint: Endpoint, fields: ReadonlyMap<string, unknown>): string | FormData {
  if (!endpoint.isMultipart) return JSON.stringify(Object.fromEntries(fields));
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : textOf(endpoint, name, value));
  }
  return form;
}

function headersOf(endpoint: Endpoint, { token, locale }: Sender): Headers {
  const headers = new Headers({ 'accept-language': locale, languages: languagesHeader[locale] });
  // The platform writes a multipart content-type itself, with the boundary only it knows.
  if (!endpoint.isMultipart) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', token);
  return headers;
}
