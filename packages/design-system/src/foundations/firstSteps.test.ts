import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, firstSteps } from './firstSteps.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

/** Titles are written in the file, but those of screens, which are made of its folders (.storybook/screens.ts). */
function fileOf(title: string): string | undefined {
  const [room, feature = '', screen = ''] = title.split('/');
  const folder = `features/${feature.toLowerCase()}/screens/${screen}/${screen}.stories.tsx`;
  return stories.find(({ file, text }) =>
    room === 'Screens' ? file.endsWith(folder) : text.includes(`title: '${title}'`),
  )?.text;
}

describe('the first steps of the welcome page', () => {
  it.each(firstSteps.flatMap(({ steps }) => steps))('“$words” leads to something', ({ title, story }) => {
    expect(fileOf(title)).toMatch(story === 'docs' ? /'autodocs'/ : new RegExp(`export const ${story}\\b`));
  });

  it('are addresses of Storybook', () => {
    expect(addressOf('Foundations/Price conventions', 'PriceConventions')).toBe(
      './?path=/story/foundations-price-conventions--price-conventions',
    );
    expect(addressOf('Primitives/Button', 'docs')).toBe('./?path=/docs/primitives-button--docs');
  });
});
