/** Reading a call off the wire: query, body, path. */
import { maxImageBytes } from '@meridian/api';
import type { Endpoint } from '@meridian/api';
import type * as v from 'valibot';
import { refused } from './answer.ts';
import type { Language } from './language.ts';

interface ObjectSchema {
  readonly type: 'object' | 'loose_object';
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** Longest body of a call in bytes. Uploads carry an image, with room for the form around it. */
export function longestBodyBytes({ isMultipart }: Pick<Endpoint, 'isMultipart'>): number {
  return isMultipart === true ? maxImageBytes + 1024 * 1024 : 64 * 1024;
}

/** The answer to a body above the limit: nothing of it has been read as a call. A file that is far too large is refused as one that is a byte too large. */
export function tooLongBody(endpoint: Pick<Endpoint, 'isMultipart'>, language: Language): Response {
  if (endpoint.isMultipart === true) return Response.json(refused('fileTooLarge', language));
  return new Response(`The body of this call has at most ${longestBodyBytes(endpoint)} bytes.`, {
    status: 413,
    headers: { 'content-type': 'text/plain;charset=utf-8' },
  });
}

/**
 * The fields of a call before they are checked. Text is all that a query can carry, so what the schema wants as a
 * number is made one. Answers `undefined` for a body that is not JSON, or no form where one is wanted.
 */
export async function rawRequestOf(
  endpoint: Endpoint,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  bodyBytes: Uint8Array<ArrayBuffer>,
  pathFields: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (endpoint.isMultipart === true) return formFields(bodyBytes, headers.get('content-type') ?? '');
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

/** The fields of a multipart form. Undefined for any other body, and where a field or a file comes twice. */
async function formFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!/^multipart\/form-data *;/i.test(contentType)) return undefined;
  const body = new Response(bytes, { headers: { 'content-type': contentType } });
  // Platforms say in different ways that this is no form.
  const form = await body.formData().catch(() => null);
  if (form === null) return undefined;
  const fields = [...form];
  const isTwice = new Set(fields.map(([name]) => name)).size < fields.length;
  const isOneFile = fields.filter(([, value]) => value instanceof File).length <= 1;
  return isTwice || !isOneFile ? undefined : Object.fromEntries(fields);
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
