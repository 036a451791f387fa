/** Reads multipart forms while they arrive, the same way on every host. */
import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
} from '@remix-run/multipart-parser';
import type { MultipartPart } from '@remix-run/multipart-parser';

/** What a form may hold. Sizes in bytes. */
export interface FormLimits {
  /** Fields and files together. */
  readonly parts: number;
  /** Name, type and disposition of one part. */
  readonly headerBytes: number;
  readonly fieldBytes: number;
  readonly fileBytes: number;
  /** The whole body. */
  readonly bodyBytes: number;
}

/** What came of a form: its fields, or that it is too long, or that it is none. */
export type FormAnswer =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string | File>> }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'invalid' };

/**
 * The fields of a multipart form. `invalid` for any other body, for too many parts or too long a field, and where a name or
 * a file comes twice. After the first fault the rest is read, so that its sender hears the answer, but neither parsed nor kept.
 * @throws whatever breaks the body off.
 */
export async function readForm(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  limits: FormLimits,
): Promise<FormAnswer> {
  const boundary = boundaryOf(contentType);
  const form = boundary === null ? null : new FormReading(boundary, limits);
  const reader = body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) break;
    form?.take(piece.value);
  }
  return form?.answer() ?? { kind: 'invalid' };
}

/** Null for what is no form. */
function boundaryOf(contentType: string): string | null {
  const found = /^multipart\/form-data *;.*?\bboundary=(?:"([^"\\]{1,70})"|([^\s";,]{1,70}))\s*(?:;|$)/i.exec(
    contentType,
  );
  return found?.[1] ?? found?.[2] ?? null;
}

/** A form as far as it has arrived. */
class FormReading {
  readonly #limits: FormLimits;
  readonly #parser: MultipartParser;
  readonly #fields = new Map<string, string | File>();
  #length = 0;
  #state: 'open' | 'complete' | 'tooLong' | 'invalid' = 'open';

  constructor(boundary: string, limits: FormLimits) {
    this.#limits = limits;
    this.#parser = new MultipartParser(boundary, {
      maxParts: limits.parts,
      maxHeaderSize: limits.headerBytes,
      maxFileSize: limits.fileBytes,
      maxTotalSize: limits.bodyBytes,
    });
  }

  take(piece: Uint8Array): void {
    this.#length += piece.byteLength;
    if (this.#length > this.#limits.bodyBytes) this.#fail('tooLong');
    if (this.#state !== 'open') return;
    try {
      for (const part of this.#parser.write(piece)) this.#enter(part);
      if (isComplete(this.#parser)) this.#state = 'complete';
    } catch (error) {
      // The parser reports what is no form in more ways than one.
      const isTooLong =
        error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
      this.#fail(isTooLong ? 'tooLong' : 'invalid');
    }
  }

  answer(): FormAnswer {
    if (this.#state === 'tooLong') return { kind: 'tooLong' };
    if (this.#state !== 'complete') return { kind: 'invalid' };
    return { kind: 'fields', fields: Object.fromEntries(this.#fields) };
  }

  #fail(why: 'tooLong' | 'invalid'): void {
    this.#state = why;
    this.#fields.clear();
  }

  /** @throws RangeError for a part that no form of ours has. */
  #enter(part: MultipartPart): void {
    const { name, filename, content } = part;
    const hasFile = this.#fields.values().some((value) => value instanceof File);
    if (name === undefined || this.#fields.has(name)) throw new RangeError('a part needs a name of its own');
    // A path, or an escape that no browser writes.
    if (part.headers['content-disposition']?.includes('\\')) throw new RangeError('a backslash in a name');
    if (filename === undefined) {
      if (part.size > this.#limits.fieldBytes) throw new RangeError(`"${name}" is too long`);
      this.#fields.set(unescaped(name), part.text);
    } else {
      if (hasFile) throw new RangeError('a second file');
      this.#fields.set(unescaped(name), new File(content as Uint8Array<ArrayBuffer>[], unescaped(filename)));
    }
  }
}

/** Whether the form's end has come: what follows it, a line break mostly, is no part of it. */
function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/** Browsers write these three characters of a name so, and no other. */
function unescaped(name: string): string {
  return name.replaceAll(/%(?:0A|0D|22)/gi, decodeURIComponent);
}
