/** What a test of a story holds besides what the preview does: loaded by the story tests alone. */
import { afterEach, type TestContext } from 'vitest';
import { rememberAsPlayed } from './checked-colours.ts';
import { unknownClaims, watchWrites } from './claims.ts';
import { takeCrashes, watchCrashes } from './crashes.ts';
import { faultsForOthers } from './other-readers.ts';

interface TestedStory {
  readonly parameters: {
    /** Of a seeded fault: the story has to fail, and to say this. */
    readonly fails?: RegExp;
  };
}

watchWrites();
watchCrashes();
// What it claims is read as it was played: its other readers end it.
globalThis.faultsForOthers = async (story) => [...unknownClaims(), ...(await faultsForOthers(story))];

// What is done with a story afterwards claims something too.
afterEach(({ task, story }: TestContext & { story?: TestedStory }) => {
  if (story === undefined) return;
  const { fails } = story.parameters;
  const errors = (task.result?.errors ?? []).map(({ message }) => message);
  // Of one in another look its error tells already.
  const crashes = takeCrashes().filter((crash) => !errors.some((message) => message.includes(crash)));
  if (errors.length + crashes.length === 0) rememberAsPlayed();
  const found = errors.length + crashes.length > 0 ? crashes : unknownClaims();
  const said = [...errors, ...found].join('\n');
  // As `test.fails` would have it.
  if (fails?.test(said)) Object.assign(task, { fails: true });
  else if (fails && said === '') throw new Error('The seeded fault went unnoticed.');
  if (found.length > 0) throw new Error(found.join('\n'));
});
