/** Reading a call off the wire: query, body, path. */
import type { Endpoint } from '@meridian/api';
import type * as v from 'valibot';

interface ObjectSchema {
  readonly type: 'object' | 'loose_object';
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/**
 * The fields of a call before they are checked. Text is all that a query can carry, so what the schema wants as a
 * number is made one. Answers `undefined` for a body that is not JSON.
 */
export async function rawRequestOf(
  endpoint: Endpoint,
  request: Request,
  pathFields: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (endpoint.method === 'GET') {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return { ...withNumbers(endpoint.request, query), ...pathFields };
  }
  const text = await request.text();
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
  const entries = isObjectSchema(schema) ? schema.entries : {};
  return Object.fromEntries(
    Object.entries(query).map(([field, text]) => {
      const wanted = entries[field];
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
  return 'wrapped' in schema && wantsNumber(schema.wrapped as v.GenericSchema);
}
