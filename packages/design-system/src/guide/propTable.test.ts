import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { propTable, type PropRow } from './propTable.ts';

/** A row as Storybook makes it of a union in the code. */
const union = (raw: string): PropRow => ({
  type: { name: 'union', raw },
  control: { type: 'object' },
  table: { type: { summary: 'union' } },
});

const plain = (summary: string): PropRow => ({ table: { type: { summary } } });

function rowOf(row: PropRow, value?: unknown): PropRow | undefined {
  return propTable({ argTypes: { prop: row }, initialArgs: { prop: value } })['prop'];
}

describe('the props table', () => {
  test('writes a type as the code does, without the undefined of a prop that may be left out', () => {
    expect(rowOf(union('string | undefined'))?.table?.type?.summary).toBe('string');
    expect(rowOf(union('Option | null'))?.table?.type?.summary).toBe('Option | null');
    expect(rowOf(plain('() => void'))?.table?.type?.summary).toBe('() => void');
  });

  test('keeps what else the row says', () => {
    const row = { ...union('boolean | undefined'), description: 'It loads.' };
    expect(rowOf(row)).toMatchObject({ description: 'It loads.', type: row.type });
  });

  test('writes an array as the code does', () => {
    expect(rowOf(union('ReadonlyArray<TabItem<Value>> | undefined'))?.table?.type?.summary).toBe(
      'readonly TabItem<Value>[]',
    );
  });

  test('gives the meaning of the vocabulary where the component says nothing', () => {
    const table = propTable({
      argTypes: {
        hint: plain('string'),
        isDisabled: { ...plain('boolean'), description: 'Halted.' },
        of: plain('x'),
      },
      initialArgs: {},
    });
    expect(table['hint']?.description).toBe('Below the field: how to fill it.');
    expect(table['isDisabled']?.description).toBe('Halted.');
    expect(table['of']?.description).toBeUndefined();
  });

  test('gives text, number, switch and choice a control of their own', () => {
    expect(rowOf(union('string | undefined'))?.control).toEqual({ type: 'text' });
    expect(rowOf(union('number | undefined'))?.control).toEqual({ type: 'number' });
    expect(rowOf(union('boolean | undefined'))?.control).toEqual({ type: 'boolean' });
    expect(rowOf(union("'s' | 'm' | undefined"))).toMatchObject({
      control: { type: 'select' },
      options: ['s', 'm'],
    });
  });

  test('gives none to elements and functions', () => {
    expect(rowOf(union('ReactNode | undefined'), createElement('b'))?.control).toBe(false);
    expect(rowOf(union('(() => void) | undefined'))?.control).toBe(false);
    expect(rowOf(plain('unknown'), createElement('b'))?.control).toBe(false);
    expect(rowOf(plain('ReactNode'), 'Deposit')?.control).toEqual({ type: 'text' });
  });

  test('leaves what it does not know', () => {
    expect(rowOf({ ...plain('unknown'), control: { type: 'object' } }, [])?.control).toEqual({
      type: 'object',
    });
  });
});
