import { globSync } from 'node:fs';
import path from 'node:path';

const features = path.resolve(import.meta.dirname, '../packages/app/src/features');

/** A place where Storybook looks for stories. */
export interface Stories {
  readonly directory: string;
  readonly files: string;
  readonly titlePrefix: string;
}

/**
 * Every screen of every feature as one flat list, "Screens/Ticket" instead of "features/ticket/screens/Ticket".
 * @throws when a story stands where this list would miss it
 */
export function screenStories(): Stories[] {
  const found = globSync('**/*.stories.tsx', { cwd: features }).map((file) => file.split(path.sep).join('/'));
  const astray = found.filter((file) => !/^[^/]+\/screens\//.test(file));
  if (astray.length > 0) {
    throw new Error(`The stories of a feature belong into its screens/<Screen>/: ${astray.join(', ')}`);
  }
  const names = new Set(found.map((file) => file.slice(0, file.indexOf('/'))));
  return [...names].toSorted().map((name) => ({
    directory: `../packages/app/src/features/${name}/screens`,
    files: '**/*.stories.tsx',
    titlePrefix: 'Screens',
  }));
}
