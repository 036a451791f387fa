import { isValidElement } from 'react';
import readme from '../../README.md?raw';
import { meaningOf, readVocabulary } from './vocabulary.ts';

/** What of a prop's row these rules read and write; Storybook's own type knows more. */
export interface PropRow {
  control?: unknown;
  options?: readonly unknown[] | undefined;
  description?: string | undefined;
  type?: unknown;
  table?: { type?: { summary?: string | undefined } | undefined } | undefined;
}

interface Story<Row extends PropRow> {
  argTypes: Readonly<Record<string, Row>>;
  initialArgs: Readonly<Record<string, unknown>>;
}

const plainControls: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** `string | undefined` is `string` that may be left out, which the table says by itself. Arrays as the code has them. */
function written(raw: string): string {
  return raw
    .replaceAll(/ReadonlyArray<([\w.]+(?:<[^<>]*>)?)>/g, 'readonly $1[]')
    .replaceAll(/ReadonlyArray<([^<>]*)>/g, 'readonly ($1)[]')
    .split(' | ')
    .filter((part) => part !== 'undefined')
    .join(' | ');
}

/** The words of `'s' | 'm' | 'l'`; nothing where one of them is no word. */
function words(type: string): string[] | undefined {
  const parts = type.split(' | ').map((part) => /^'(.*)'$/.exec(part)?.[1]);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function controlOf(type: string, value: unknown): Pick<PropRow, 'control' | 'options'> {
  const plain = plainControls[type];
  if (plain !== undefined) return { control: { type: plain } };
  const options = words(type);
  if (options) return { control: { type: 'select' }, options };
  if (type === 'ReactNode' && typeof value === 'string') return { control: { type: 'text' } };
  // An element would be shown as its compiled source, and is not edited as text.
  return type === 'ReactNode' || type.includes('=>') || isValidElement(value) ? { control: false } : {};
}

const vocabulary = readVocabulary(readme);

/**
 * The props table of a docs page as a reader needs it: types as they are written in the code instead of “union”, the
 * vocabulary's meaning where the component says nothing of its own, a control that can be used or none. For
 * `argTypesEnhancers` of the preview.
 */
export function propTable<Row extends PropRow>({ argTypes, initialArgs }: Story<Row>): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [
      name,
      {
        ...row,
        ...readable(row, initialArgs[name]),
        description: row.description || meaningOf(vocabulary, name),
      },
    ]),
  );
}

function readable(row: PropRow, value: unknown): Partial<PropRow> {
  const raw = rawOf(row.type);
  const type = written(raw ?? row.table?.type?.summary ?? '');
  const table = raw === undefined ? {} : { table: { ...row.table, type: { summary: type } } };
  return { ...table, ...controlOf(type, value) };
}

/** The type as the code has it, where Storybook kept it. */
function rawOf(type: unknown): string | undefined {
  if (typeof type !== 'object' || type === null || !('raw' in type)) return undefined;
  return typeof type.raw === 'string' ? type.raw : undefined;
}
