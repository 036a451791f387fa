/** The only use of faker: what the world lacks is drawn here, by entity, from the world's seed (ADR 24). */
import type { Faker as FakerClass, LocaleDefinition, Randomizer } from '@faker-js/faker';
import { faker as bareFaker } from '@faker-js/faker/locale/base';
import { drawUnit, stream } from '#kernel/random.ts';
import type { Localised } from '../localised.ts';
import { names, regions } from './names.ts';
import type { NamesOfRegion, Region } from './names.ts';

export type Language = keyof Localised;
const languages: readonly Language[] = ['en', 'zh-Hans', 'zh-Hant'];

/** From its smallest entry point: the main one reads seventy languages, 0.2 s of every process that tests something. */
const Faker = bareFaker.constructor as typeof FakerClass;

/** What faker draws for: its kind, its id within the kind (any text), and where it comes from. */
export interface Entity {
  readonly kind: string;
  readonly id: string;
  readonly region: Region;
}

/**
 * A faker of one entity's own: it draws the same whatever else is drawn, in every engine. Asked the same questions in
 * the same order it means the same thing in each language, since the lists of a region's languages run side by side.
 * Nothing but people and telephones is in its lists; it has no dates, which would need today's.
 */
export function fakerFor(seed: string, { kind, id, region }: Entity, language: Language): FakerClass {
  return new Faker({
    locale: definitions[region][language],
    randomizer: drawsOf(seed, `invented ${kind}`, id),
  });
}

/** The kernel's draws, one after the other, so that a world has one source of chance. */
function drawsOf(seed: string, kind: string, id: string): Randomizer {
  const draws = stream(seed, kind, id);
  let index = 0;
  return {
    next() {
      index += 1;
      return drawUnit(draws, index);
    },
    seed() {
      throw new RangeError('an entity has one seed: its own');
    },
  };
}

/** Numbers that reach no one: those kept for films, and beginnings that no network has given out. */
const telephones: Readonly<Record<Region, string>> = {
  hongKong: '+852 1### ####',
  mainland: '+86 129 #### ####',
  unitedStates: '+1 212 555 01##',
};

const definitions = byKey(regions, (region) =>
  byKey(languages, (language) =>
    definitionOf(names[region], languages.indexOf(language), telephones[region], language),
  ),
);

function definitionOf(
  { female, male, family }: NamesOfRegion,
  column: number,
  telephone: string,
  language: Language,
): LocaleDefinition {
  const written = (list: readonly (readonly string[])[]) => list.map((name) => name[column] ?? '');
  return {
    metadata: {
      title: language,
      code: language,
      language: language.slice(0, 2),
      endonym: language,
      dir: 'ltr',
      script: language === 'en' ? 'Latn' : language === 'zh-Hans' ? 'Hans' : 'Hant',
    },
    person: {
      first_name: { female: written(female), male: written(male) },
      last_name: { generic: written(family) },
    },
    phone_number: { format: { human: [telephone], national: [telephone], international: [telephone] } },
  };
}

function byKey<K extends string, T>(keys: readonly K[], make: (key: K) => T): Readonly<Record<K, T>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}
