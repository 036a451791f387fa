import { describe, expect, test } from 'vitest';
import { openHandle } from '#hosts/world-handle.ts';
import { fieldsOf, parametersFrom } from './fields.ts';
import { factFields, factNames } from './index.ts';
import * as v from 'valibot';

describe('the form of a fact', () => {
  test.for(factNames)('%s has a field for each of its parameters', (name) => {
    for (const field of factFields(name)) {
      expect(field.name).not.toBe('');
      expect(field.kind === 'choice').toBe(field.choices.length > 0);
    }
  });

  test('knows numbers, switches, choices, and what may be left out', () => {
    const schema = v.object({
      code: v.pipe(v.string(), v.maxLength(5)),
      count: v.optional(v.number(), 1),
      isLate: v.nullish(v.boolean()),
      side: v.picklist(['long', 'short']),
      source: v.optional(v.picklist([0, 7])),
      lines: v.array(v.string()),
    });
    expect(fieldsOf(schema).map(({ name, kind, isOptional }) => [name, kind, isOptional])).toEqual([
      ['code', 'text', false],
      ['count', 'number', true],
      ['isLate', 'flag', true],
      ['side', 'choice', false],
      ['source', 'choice', true],
      ['lines', 'json', false],
    ]);
    const typed = { code: ' AAPL ', count: '3', isLate: 'true', source: '7', lines: '["a"]', side: '' };
    expect(parametersFrom(fieldsOf(schema), new Map(Object.entries(typed)))).toEqual({
      code: 'AAPL',
      count: 3,
      isLate: true,
      source: 7,
      lines: ['a'],
    });
  });

  test('makes the fact true as it was filled in', async () => {
    const handle = openHandle('w', 'funded');
    const typed = { code: 'BTCUSDT', quantity: '1', remainingSeconds: '90' };
    await handle.applyFact(
      'processingOrder',
      parametersFrom(factFields('processingOrder'), new Map(Object.entries(typed))),
    );
    expect(handle.coming(1)[0]).toMatchObject({ process: 'orderFill', at: handle.now() + 90_000 });
  });

  test('of a name that is none is refused', () => {
    expect(() => factFields('constructor')).toThrow();
  });
});
