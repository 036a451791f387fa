import { globSync } from 'node:fs';
import path from 'node:path';

const featuresOfTheApp = path.resolve(import.meta.dirname, '../packages/app/src/features');

/** A place where Storybook looks for stories; `directory` as seen from its own. */
export interface Stories {
  readonly directory: string;
  readonly files: string;
  readonly titlePrefix: string;
}

/**
 * Every screen under its feature: features/deposit/screens/Record has the title "Screens/Deposit/Record", so two features
 * may both have a screen of one name.
 * @param features folder of the features
 * @throws when a story is where this list would miss it
 */
export function screenStories(features = featuresOfTheApp): Stories[] {
  const found = globSync('**/*.stories.tsx', { cwd: features }).map((file) => file.split(path.sep).join('/'));
  const astray = found.filter((file) => !/^[^/]+\/screens\/[^/]+\//.test(file));
  if (astray.length > 0) {
    throw new Error(`The stories of a feature belong into its screens/<Screen>/: ${astray.join(', ')}`);
  }
  const names = new Set(found.map((file) => file.slice(0, file.indexOf('/'))));
  return [...names].toSorted().map((name) => ({
    directory: path.relative(import.meta.dirname, path.join(features, name, 'screens')),
    files: '**/*.stories.tsx',
    titlePrefix: `Screens/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  }));
}
