/** Reading a call off the wire: query, body, path. */
import type { Endpoint } from '@meridian/api';
import type * as v from 'valibot';

interface ObjectSchema {
  readonly type: 'object' | 'loose_object';
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** Longest body of a call in bytes. Uploads carry files of up to 5 MiB, with room for the form around them. */
export function longestBodyBytes({ isMultipart }: Pick<Endpoint, 'isMultipart'>): number {
  return isMultipart === true ? 12 * 1024 * 1024 : 64 * 1024;
}

/** The answer to a body above the limit: nothing of it has been read as a call. */
export function tooLongBody(limitBytes: number): Response {
  return new Response(`The body of this call has at most ${limitBytes} bytes.`, {
    status: 413,
    headers: { 'content-type': 'text/plain;charset=utf-8' },
  });
}

/**
 * The fields of a call before they are checked. Text is all that a query can carry, so what the schema wants as a
 * number is made one. Answers `undefined` for a body that is not JSON.
 */
export function rawRequestOf(
  endpoint: Endpoint,
  url: string,
  bodyBytes: Uint8Array,
  pathFields: Readonly<Record<string, unknown>>,
): unknown {
  if (endpoint.isMultipart === true) return {};
  if (endpoint.method === 'GET') {
    const query = Object.fromEntries(new URL(url).searchParams);
    return { ...withNumbers(endpoint.request, query), ...pathFields };
  }
  const text = new TextDecoder().decode(bodyBytes);
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body, ...pathFields } : body;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function withNumbers(
  schema: v.GenericSchema,
  query: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const entries = new Map(Object.entries(isObjectSchema(schema) ? schema.entries : {}));
  return Object.fromEntries(
    Object.entries(query).map(([field, text]) => {
      const wanted = entries.get(field);
      const isNumber =
        wanted !== undefined && wantsNumber(wanted) && text.trim() !== '' && Number.isFinite(Number(text));
      return [field, isNumber ? Number(text) : text];
    }),
  );
}

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

/** Looks through `optional` and `nullable` wrappers. */
function wantsNumber(schema: v.GenericSchema): boolean {
  if (schema.type === 'number') return true;
  if ('options' in schema && Array.isArray(schema.options))
    return schema.options.every((option) => typeof option === 'number');
  return 'wrapped' in schema && wantsNumber(schema.wrapped as v.GenericSchema);
}
