/** Forms in pieces: what is accepted, what is refused how, and how much of it is looked at. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readForm } from './form.ts';
import type { FormAnswer, FormLimits } from './form.ts';

const limits: FormLimits = {
  parts: 3,
  headerBytes: 200,
  fieldBytes: 10,
  fileBytes: 100,
  bodyBytes: 2_000,
};
const contentType = 'multipart/form-data; boundary=b';
const field = (name: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = (content: string, name = 'a.png') =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const end = '--b--\r\n';

/** The body cut at these places. */
function pieces(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(stream) {
      for (const [index, place] of places.entries()) stream.enqueue(bytes.slice(place, places[index + 1]));
      stream.close();
    },
  });
}

/** An answer as data: files by name and content. */
async function told(answer: FormAnswer): Promise<unknown> {
  if (answer.kind !== 'fields') return answer.kind;
  const entries = Object.entries(answer.fields).map(async ([name, value]) => [
    name,
    value instanceof File ? [value.name, [...new Uint8Array(await value.arrayBuffer())]] : value,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as unknown;
}

const read = async (text: string, cuts?: readonly number[]) =>
  told(await readForm(pieces(text, cuts), contentType, limits));

describe('a form', () => {
  test('is read as the platform reads it', async () => {
    const form = new FormData();
    form.append('clientRequestId', 'r1');
    form.append('file', new Blob(['\u0000\r\n--b\u00ff']), '护照 "1".png');
    const body = new Response(form);
    const answer = await readForm(body.body, body.headers.get('content-type') ?? '', limits);
    expect(await told(answer)).toEqual(await told({ kind: 'fields', fields: Object.fromEntries(form) }));
  });

  test('is the same in whatever pieces it arrives', async () => {
    const part = fc.oneof(
      fc
        .tuple(fc.constantFrom('a', 'b', ''), fc.string({ maxLength: 12 }))
        .map(([name, text]) => field(name, text)),
      fc.string({ unit: 'binary', maxLength: 110 }).map((content) => file(content)),
      fc.constantFrom('--b', '\r\n', '--', '\r\n--b\r\n', '\r\n\r\n', 'x'.repeat(300)),
    );
    const ending = fc.constantFrom(end, '--b--', `${end}after it`, '--b', '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 5 }),
        ending,
        fc.array(fc.nat()),
        async (parts, last, cuts) => {
          const text = parts.join('') + last;
          expect(await read(text, cuts)).toEqual(await read(text));
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    ['as many parts as there may be', field('a', 'x') + field('b', 'x') + file('x') + end, 'object'],
    ['one more', field('a', 'x') + field('b', 'x') + field('c', 'x') + file('x') + end, 'invalid'],
    ['a field as long as it may be', field('a', 'x'.repeat(10)) + end, 'object'],
    ['a longer one', field('a', 'x'.repeat(11)) + end, 'invalid'],
    ['a file as long as it may be', file('x'.repeat(100)) + end, 'object'],
    ['a longer one', file('x'.repeat(101)) + end, 'tooLong'],
    ['a name that is too long', file('x', 'a'.repeat(200)) + end, 'invalid'],
    ['more behind its end than a body has', `${file('x')}${end}${'x'.repeat(2_000)}`, 'tooLong'],
    ['no end', file('x'), 'invalid'],
    ['a name twice', field('a', 'x') + field('a', 'y') + end, 'invalid'],
    ['bytes that are no text', field('a', '\u00ff') + end, 'invalid'],
  ])('with %s: %#', async (_what, text, expected) => {
    for (const cuts of [[], [50, 150], Array.from({ length: text.length }, (_, index) => index)]) {
      const answer = await read(text, cuts);
      expect(typeof answer === 'string' ? answer : typeof answer).toBe(expected);
    }
  });
});

test('of a form of 90,000 fields nothing is parsed after the first few, and its sender is heard out', async () => {
  let looked = 0;
  const thousand = Array.from({ length: 1_000 }, (_, index) => field(`f${index}`, 'x')).join('');
  const bytes = Uint8Array.from(thousand, (character) => character.charCodeAt(0));
  /** Counts how often a parser asks where something begins. */
  class Watched extends Uint8Array<ArrayBuffer> {
    override subarray(from?: number, to?: number): Uint8Array<ArrayBuffer> {
      looked += 1;
      return super.subarray(from, to);
    }
  }
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (sent === 90) return stream.close();
      sent += 1;
      stream.enqueue(new Watched(bytes.buffer));
    },
  });
  const roomy = { ...limits, bodyBytes: 90_000 * 100 };
  expect(await readForm(body, contentType, roomy)).toEqual({ kind: 'invalid' });
  expect(sent).toBe(90);
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(20);
});
