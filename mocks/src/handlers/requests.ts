/** Reading a call off the wire: query, body, path. */
import { maxImageBytes } from '@meridian/api';
import type { Endpoint } from '@meridian/api';
import type * as v from 'valibot';
import { refused } from './answer.ts';
import { readForm } from './form.ts';
import type { FormLimits } from './form.ts';
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

/** Forms have few and short fields beside their file: none of the catalogue has three. */
const formLimits: FormLimits = {
  parts: 8,
  headerBytes: 4 * 1024,
  fieldBytes: 4 * 1024,
  fileBytes: maxImageBytes,
  bodyBytes: longestBodyBytes({ isMultipart: true }),
};

/** A call as it was sent. `fields` is `undefined` for a body that is not JSON, or no form where one is wanted. */
type RawRequest = { readonly kind: 'read'; readonly fields: unknown } | { readonly kind: 'tooLong' };

/**
 * Reads a call. Text is all that a query can carry, so what the schema wants as a number is made one.
 * @throws whatever breaks the body off.
 */
export async function rawRequestOf(
  endpoint: Endpoint,
  request: Request,
  pathFields: Readonly<Record<string, unknown>>,
): Promise<RawRequest> {
  if (endpoint.isMultipart === true) {
    const contentType = request.headers.get('content-type') ?? '';
    const form = await readForm(await streamOf(request), contentType, formLimits);
    if (form.kind === 'tooLong') return form;
    return { kind: 'read', fields: form.kind === 'fields' ? form.fields : undefined };
  }
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > longestBodyBytes(endpoint)) return { kind: 'tooLong' };
  if (endpoint.method === 'GET') {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return { kind: 'read', fields: { ...withNumbers(endpoint.request, query), ...pathFields } };
  }
  return { kind: 'read', fields: jsonFields(new TextDecoder().decode(body), pathFields) };
}

/** Where a browser gives a request's body in one piece only, in that. */
async function streamOf(request: Request): Promise<ReadableStream<Uint8Array> | null> {
  return request.body ?? new Response(await request.arrayBuffer()).body;
}

function jsonFields(text: string, pathFields: Readonly<Record<string, unknown>>): unknown {
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
