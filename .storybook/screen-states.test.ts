import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scenarioNames } from '@meridian/mocks/names';
import { describe, expect, test } from 'vitest';
import { behaviourFolder } from './ended.ts';

/**
 * The compiler holds a screen's stories to its states (`states.ts`). Here is what it cannot see: that there is such a list
 * beside every screen, about the stories of that screen and of no other, and that no scenario is without a story.
 */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const screens = globSync('packages/app/src/features/*/screens/*/', { cwd: root }).map((folder) => ({
  folder,
  screen: path.basename(folder),
}));

test('there are screens', () => expect(screens.length).toBeGreaterThan(10));

describe('beside every screen are its states, for all of its stories and no others:', () => {
  test.for(screens)('$screen', ({ folder, screen }) => {
    const file = `${folder}/${screen}.states.ts`;
    expect(existsSync(path.join(root, file)), file).toBe(true);
    const named = [...read(file).matchAll(/ from '([^']+\.stories\.tsx)'/g)].map(
      ([, specifier]) => specifier,
    );
    // What somebody does is no state.
    const own = globSync('*.stories.tsx', { cwd: path.join(root, folder) })
      .filter((name) => name !== `${behaviourFolder}.stories.tsx`)
      .map((name) => `./${name}`);
    expect(new Set(named)).toEqual(new Set(own));
  });
});

describe('every scenario is shown by a story:', () => {
  const stories = globSync('packages/app/src/**/*.stories.tsx', { cwd: root });
  const asked = [...stories, '.storybook/general-states.ts'].map(read).join('\n');
  test.for(scenarioNames)('%s', (name) => {
    expect(asked).toMatch(new RegExp(`scenario: '${name}'|inScenario\\('${name}'\\)`));
  });
});
