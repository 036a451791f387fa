import { fakerFor } from './faker.ts';
import type { Entity, Language } from './faker.ts';
import { names } from './names.ts';

/** A person who does not exist: the same one in every language. */
export function personName(seed: string, person: Entity, language: Language): string {
  const faker = fakerFor(seed, person, language);
  const sex = faker.person.sexType();
  const given = faker.person.firstName(sex);
  const family = faker.person.lastName(sex);
  return names[person.region].whole[language](given, family);
}

/** A telephone number as people write it, of the person's region, that reaches no one. */
export function telephoneOf(seed: string, { kind, id, region }: Entity): string {
  return fakerFor(seed, { kind: `${kind} telephone`, id, region }, 'en').phone.number({
    style: 'international',
  });
}
