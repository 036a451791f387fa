import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { names } from './names.ts';
import { fakerFor, personName, regions, telephoneOf } from './index.ts';
import type { Entity, Language } from './index.ts';

const languages: readonly Language[] = ['en', 'zh-Hans', 'zh-Hant'];
/** Whatever a seed or an id may be made of, controls and halves of letters included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '__proto__', 'constructor', '\uD800', '名字', '../..', 'x'.repeat(500)),
);
const anyRegion = fc.constantFrom(...regions);
const anyEntity: fc.Arbitrary<Entity> = fc.record({ kind: anyText, id: anyText, region: anyRegion });

const figures = (seed: string, entity: Entity) => {
  const faker = fakerFor(seed, entity, 'en');
  return Array.from({ length: 5 }, () => faker.number.int(1_000_000));
};

describe('an entity', () => {
  test('is drawn the same whenever it is asked for, and whatever was drawn in between', () => {
    fc.assert(
      fc.property(anyText, anyEntity, anyEntity, (seed, entity, other) => {
        const before = personName(seed, entity, 'en');
        const faker = fakerFor(seed, entity, 'en');
        const firstDraw = faker.number.int(1_000_000);
        figures(seed, other);
        expect(personName(seed, entity, 'en')).toBe(before);
        expect([firstDraw, faker.number.int(1_000_000)]).toEqual(figures(seed, entity).slice(0, 2));
      }),
    );
  });

  test('depends on its seed, its kind and its id', () => {
    const entity: Entity = { kind: 'person', id: '1', region: 'hongKong' };
    const own = figures('seed', entity);
    expect(figures('seeds', entity)).not.toEqual(own);
    expect(figures('seed', { ...entity, kind: 'persons' })).not.toEqual(own);
    expect(figures('seed', { ...entity, id: '2' })).not.toEqual(own);
    expect(figures('seed', { ...entity, kind: 'perso', id: 'n1' })).not.toEqual(own);
  });

  test('draws these, in every engine and release: changing them changes every world', () => {
    const entity: Entity = { kind: 'person', id: '1', region: 'hongKong' };
    expect(figures('meridian', entity)).toEqual([47387, 214049, 310237, 172837, 963829]);
    expect(languages.map((language) => personName('meridian', entity, language))).toEqual([
      'Queenie Ng',
      '吴君怡',
      '吳君怡',
    ]);
    expect(telephoneOf('meridian', entity)).toBe('+852 1290 0771');
  });

  test('cannot be given another seed', () => {
    expect(() => fakerFor('seed', { kind: 'person', id: '1', region: 'mainland' }, 'en').seed(1)).toThrow(
      'one seed',
    );
  });
});

describe('a person', () => {
  test('is the same one in every language', () => {
    fc.assert(
      fc.property(anyText, anyEntity, (seed, entity) => {
        const { female, male, family, whole } = names[entity.region];
        const everyone = [...female, ...male].flatMap((given) =>
          family.map((last) => [given, last] as const),
        );
        const written = (given: readonly string[], last: readonly string[], column: number) =>
          whole[languages[column] ?? 'en'](given[column] ?? '', last[column] ?? '');
        const found = everyone.filter(([given, last]) =>
          languages.every(
            (language, column) => personName(seed, entity, language) === written(given, last, column),
          ),
        );
        expect(found).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });

  test('has a name in Latin letters in English and in none other', () => {
    for (const { female, male, family } of Object.values(names)) {
      for (const [en, hans, hant] of [...female, ...male, ...family]) {
        expect(en).toMatch(/^[A-Za-z ]+$/);
        expect(hans + hant).toMatch(/^\p{Script=Han}+$/u);
      }
    }
  });

  test('can be a woman or a man of any family', () => {
    const drawn = Array.from({ length: 2_000 }, (_, id) =>
      personName('seed', { kind: 'person', id: String(id), region: 'unitedStates' }, 'en'),
    );
    const { female, male, family } = names.unitedStates;
    for (const [given] of [...female, ...male])
      expect(drawn.some((name) => name.startsWith(given))).toBe(true);
    for (const [last] of family) expect(drawn.some((name) => name.endsWith(last))).toBe(true);
  });
});

test('a telephone number is of its region and reaches no one', () => {
  const form = {
    hongKong: /^\+852 1\d{3} \d{4}$/,
    mainland: /^\+86 129 \d{4} \d{4}$/,
    unitedStates: /^\+1 212 555 01\d\d$/,
  };
  fc.assert(
    fc.property(anyText, anyEntity, (seed, entity) => {
      expect(telephoneOf(seed, entity)).toMatch(form[entity.region]);
    }),
  );
});
