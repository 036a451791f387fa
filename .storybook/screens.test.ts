import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalizeStories } from 'storybook/internal/common';
import { userOrAutoTitle } from 'storybook/internal/preview-api';
import { expect, onTestFinished, test } from 'vitest';
import { screenStories } from './screens.ts';

/** A folder of features with these stories. */
function featuresWith(stories: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'features-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const story of stories) {
    mkdirSync(path.join(folder, path.dirname(story)), { recursive: true });
    writeFileSync(path.join(folder, story), '');
  }
  return folder;
}

/** The titles that Storybook gives to stories without one of their own. */
function titlesOf(features: string, stories: readonly string[]): (string | undefined)[] {
  const places = normalizeStories(screenStories(features), {
    configDir: import.meta.dirname,
    workingDir: features,
  });
  return stories.map((story) => userOrAutoTitle(`./${story}`, places));
}

test('two features may both have a screen of one name', () => {
  const stories = [
    'notices/screens/Detail/Detail.stories.tsx',
    'news/screens/Detail/Detail.stories.tsx',
    'news/screens/Detail/Failing.stories.tsx',
  ];
  expect(titlesOf(featuresWith(stories), stories)).toEqual([
    'Screens/Notices/Detail',
    'Screens/News/Detail',
    'Screens/News/Detail/Failing',
  ]);
});

test('a story outside of a screen’s folder is refused by its name', () => {
  const features = featuresWith(['news/screens/Detail.stories.tsx', 'news/Teaser.stories.tsx']);
  expect(() => screenStories(features)).toThrow(/news\/screens\/Detail\.stories\.tsx/);
  expect(() => screenStories(features)).toThrow(/news\/Teaser\.stories\.tsx/);
});
