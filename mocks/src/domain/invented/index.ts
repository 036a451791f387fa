/** What the world lacks and needs, invented: people, the firms they speak for, telephone numbers. */
export { fakerFor } from './faker.ts';
export type { Entity, Language } from './faker.ts';
export { regions } from './names.ts';
export type { Region } from './names.ts';
export * from './people.ts';
export { firms, roles } from './firms.ts';
