/** What a test of a story holds besides what the preview does: loaded by the story tests alone. */
import { afterEach, type TestContext } from 'vitest';
import { rememberAsPlayed } from './checked-colours.ts';
import { unknownClaims, watchWrites } from './claims.ts';
import { offTheSideInLargeLetters } from './large-letters.ts';

interface TestedStory {
  readonly globals: { readonly viewport?: { readonly value?: unknown } };
  readonly parameters: {
    readonly layout?: unknown;
    /** Of a seeded fault: the story has to fail, and to say this. */
    readonly fails?: RegExp;
  };
}

watchWrites();

// The story stays on its page until the next one begins.
afterEach(async ({ task, story }: TestContext & { story?: TestedStory }) => {
  if (story === undefined) return;
  const { fails } = story.parameters;
  const errors = (task.result?.errors ?? []).map(({ message }) => message);
  if (errors.length === 0) rememberAsPlayed();
  const overflow = errors.length > 0 ? [] : await overflowOf(story);
  const claims = errors.length > 0 ? [] : unknownClaims();
  const said = [...errors, ...overflow, ...claims].join('\n');
  // As `test.fails` would have it.
  if (fails?.test(said)) Object.assign(task, { fails: true });
  else if (fails && said === '') throw new Error('The seeded fault went unnoticed.');
  const faults = [...overflow, ...claims];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

async function overflowOf({ globals, parameters }: TestedStory): Promise<readonly string[]> {
  const faults = await offTheSideInLargeLetters(globals.viewport?.value, parameters.layout === 'padded');
  return faults.length === 0 ? [] : ['With letters of twice the size:', ...faults];
}
