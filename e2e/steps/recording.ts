/** A recording that was saved in the demo's tools, as the beginning of a journey (`npm run replay -- FILE --as-test NAME`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { worldFromJson, worldText } from '@meridian/mocks';
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import type { Phone } from '../journey.ts';
import { wordsOf } from './words.ts';

interface Recording {
  readonly world: unknown;
  readonly faults: readonly string[];
  readonly look: Readonly<Record<string, string>>;
  readonly route: string;
}

/** Opens `e2e/recordings/<name>.json` where it was saved: the same world, faults, looks and screen. */
export async function openRecording(phone: Phone, name: string): Promise<Page> {
  const file = path.resolve(import.meta.dirname, `../recordings/${name}.json`);
  const { world, faults, look, route } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const query = new URLSearchParams([
    ['world', await worldText(worldFromJson(JSON.stringify(world)))],
    ...faults.map((fault) => ['fault', fault]),
    ...Object.entries(look),
  ]);
  return phone.openAddress(`?${query.toString()}#${route}`);
}

/** The screen is there, and none of it says that it broke, in whatever language the recording is. */
export async function expectNothingBroken(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const)
    await expect(tab.getByText(wordsOf(language)('shell.brokenTitle'), { exact: true })).toHaveCount(0);
}
