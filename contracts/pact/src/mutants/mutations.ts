/** How a backend's answer may drift: changes that spoil it, and changes that the app takes. */
import { leaf, type Json } from '../example.ts';
import type { Field } from '../shape.ts';
import { changedAt, placesIn, type Place } from './places.ts';

/** An answer as it travels. */
export interface Wire {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface Change {
  /** What was done, such as `number for text`. */
  readonly name: string;
  /** Where, such as `data.list.*.price`. */
  readonly place: string;
  readonly wire: Wire;
}

type Named = readonly [name: string, change: (value: Json) => Json | undefined];

const drop: Named = ['dropped', () => undefined];
const toNull: Named = ['null', () => null];
const nested: Named = ['nested deeper', (value) => ({ value })];
const inList: Named = ['in a list', (value) => [value]];
const emptyObject: Named = ['an empty object', () => ({})];

const textSpoilers: readonly Named[] = [
  drop,
  toNull,
  nested,
  inList,
  ['number for text', (value) => (Number.isFinite(Number(value)) ? Number(value) : 7)],
  ['truth value for text', () => true],
];
const spoilers: Readonly<Record<Field['shape']['kind'], readonly Named[]>> = {
  text: textSpoilers,
  oneOf: [
    drop,
    toNull,
    nested,
    inList,
    ['text for number, number for text', (value) => (typeof value === 'number' ? String(value) : 7)],
  ],
  number: [drop, toNull, nested, ['text for number', String], ['truth value for number', () => true]],
  either: [drop, toNull, nested, inList, ['a date as text', () => '2026-11-18T15:30:00Z']],
  boolean: [drop, toNull, nested, ['text for truth value', String], ['number for truth value', Number]],
  object: [drop, toNull, nested, inList, emptyObject, ['text for object', () => 'object']],
  list: [
    drop,
    toNull,
    nested,
    emptyObject,
    ['an empty list', () => []],
    ['rows of null', (rows) => (rows as readonly Json[]).map(() => null)],
  ],
  record: [drop, toNull, nested, inList],
  unread: [],
};

const matches = (pattern: string, text: string) => new RegExp(pattern.replace('(?i)', ''), 'i').test(text);

/** Values that a field's own rule forbids. */
function forbidden({ shape, isOpen }: Field): readonly Named[] {
  if (shape.kind === 'oneOf' && !isOpen)
    return [['a code that is in no list', (value) => (typeof value === 'number' ? 4711 : 'unheardOf')]];
  if (shape.kind === 'text' && shape.patterns.some((pattern) => pattern.includes(String.raw`\d{1,`)))
    return [
      ['an exponent', () => '1.5e3'],
      ['a decimal comma', (value) => `${leaf(value).split('.')[0]},5`],
      ['no number', () => 'NaN'],
      ['sixty digits', () => '9'.repeat(60)],
    ];
  if (shape.kind === 'text')
    return ['', 'x'.repeat(5_000)]
      .filter((text) => !shape.patterns.every((pattern) => matches(pattern, text)))
      .map((text): Named => [text === '' ? 'an empty text' : 'a long text', () => text]);
  if (shape.kind === 'number' && shape.isInteger)
    return [
      ['a fraction', (value) => Number(value) + 0.5],
      ['below zero', () => -1],
    ];
  return [];
}

/** Changes within what a field may be: the app takes them wherever no interaction names the value. */
function allowed({ shape, isOpen }: Field): readonly Named[] {
  switch (shape.kind) {
    case 'object':
      return [['one more field', (value) => ({ ...(value as object), addedLater: { since: 2 } }) as Json]];
    case 'list':
      return [
        ['twice as many rows', (rows) => [...(rows as readonly Json[]), ...(rows as readonly Json[])]],
        ['one row', (rows) => (rows as readonly Json[]).slice(0, 1)],
      ];
    case 'either':
      return [
        ['digits as text', String],
        ['seconds', (value) => Math.floor(Number(value) / 1000)],
      ];
    case 'oneOf':
      return isOpen ? [['a word the app does not know', () => 'preOpen']] : [];
    case 'number':
      return shape.isInteger ? [] : [['a code the app does not know', () => 17]];
    case 'text':
      return shape.patterns.length === 0 ? [['other words', () => 'Other words, 其他文字']] : [];
    default:
      return [];
  }
}

const json = 'application/json';

/** All changes that spoil an answer, or may: whether one does is for the app's own reading to say. */
export function spoilt(response: Field, { status, body }: { status: number; body: string }): Change[] {
  const envelope = JSON.parse(body) as Readonly<Record<string, Json>>;
  const whole = (name: string, changed: unknown): Change => ({
    name,
    place: 'envelope',
    wire: { status, contentType: json, body: JSON.stringify(changed) },
  });
  const { code, msg, data } = envelope;
  const around = [
    ...[200, 201, 400, 401, 500, 30099].map((other) => whole(`code ${other}`, { ...envelope, code: other })),
    whole('code as text', { ...envelope, code: leaf(code) }),
    whole('no code', { msg, data }),
    whole('no data', { code, msg }),
    whole('data nested deeper', { code, msg, data: { data } }),
    whole('no envelope', data),
    whole('no message', { code, data }),
    whole('a number for the message', { code, data, msg: 5 }),
    whole('an empty message', { code, data, msg: '' }),
    ...[404, 500, 502].map((other) => ({
      name: `HTTP ${other}`,
      place: 'status',
      wire: { status: other, contentType: json, body },
    })),
    {
      name: 'half of it',
      place: 'body',
      wire: { status, contentType: json, body: body.slice(0, body.length / 2) },
    },
    { name: 'nothing', place: 'body', wire: { status, contentType: json, body: '' } },
    {
      name: 'a page of HTML',
      place: 'body',
      wire: { status, contentType: 'text/html', body: '<html><body>Welcome</body></html>' },
    },
  ];
  return [
    ...around,
    ...inData(response, { status, body }, (field) => [...spoilers[field.shape.kind], ...forbidden(field)]),
  ];
}

/** Changes that no screen minds. `isNamed`: whether an interaction wants this very value at the place. */
export function harmless(
  response: Field,
  { status, body }: { status: number; body: string },
  isNamed: (place: string) => boolean,
): Change[] {
  const envelope = JSON.parse(body) as Readonly<Record<string, Json>>;
  const around: Change[] = [
    { name: 'nothing', place: 'all', wire: { status, contentType: json, body } },
    { name: 'charset', place: 'content type', wire: { status, contentType: `${json}; charset=utf-8`, body } },
    {
      name: 'one more field',
      place: 'envelope',
      wire: { status, contentType: json, body: JSON.stringify({ ...envelope, traceId: 'abc' }) },
    },
    {
      name: 'indented',
      place: 'body',
      wire: { status, contentType: json, body: JSON.stringify(envelope, null, 2) },
    },
  ];
  return [...around, ...inData(response, { status, body }, allowed).filter(({ place }) => !isNamed(place))];
}

function inData(
  response: Field,
  { status, body }: { status: number; body: string },
  changesOf: (field: Field) => readonly Named[],
): Change[] {
  const envelope = JSON.parse(body) as Readonly<Record<string, Json>>;
  const { data = null } = envelope;
  const make = ({ path, field }: Place, onlyLast: boolean): Change[] =>
    changesOf(field)
      // A row less is no harm: the length of a list is not promised.
      .filter((change) => change !== drop || path.at(-1) !== '*')
      .map(([name, change]) => ({
        name: onlyLast ? `${name}, in the last row` : name,
        place: ['data', ...path].join('.'),
        wire: {
          status,
          contentType: json,
          body: JSON.stringify({ ...envelope, data: changedAt(data, path, change, onlyLast) }),
        },
      }));
  return placesIn(response, data).flatMap((place) => [
    ...make(place, false),
    ...(place.path.includes('*') ? make(place, true) : []),
  ]);
}
