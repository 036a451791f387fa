/** What a recording is turned into for the project: a journey that begins in it, and a scenario of its facts. */
import { isClockCommand } from '#kernel/index.ts';
import { factCommand } from '#world-definition.ts';
import { readRecording } from './replay.ts';

/** A file of the project. */
export interface WrittenFile {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** Names of journeys and scenarios: words in small letters, with hyphens. */
const nameForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws RangeError for a name that no journey or scenario can have */
function checkName(name: string): void {
  if (name.length > 60 || !nameForm.test(name))
    throw new RangeError(`"${name}" is no name: write small letters and digits, with hyphens between words.`);
}

/**
 * A journey that opens the recording where it was saved, and goes on from there.
 * @param text of the recording @throws RangeError for a text or a name that is none
 */
export function journeyOf(text: string, name: string): readonly WrittenFile[] {
  checkName(name);
  readRecording(text);
  const title = name.replaceAll('-', ' ');
  const journey = `import { journey } from './journey.ts';
import { expectNothingBroken, openRecording } from './steps/recording.ts';

journey('${title}', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await openRecording(phone, '${name}');
  // From here on as the person did, and what they should have seen.
  await expectNothingBroken(tab);
});
`;
  return [
    { path: `e2e/recordings/${name}.json`, text: text.endsWith('\n') ? text : `${text}\n` },
    { path: `e2e/${name}.e2e.test.ts`, text: journey },
  ];
}

/**
 * A scenario that opens as the recording ended: the scenario it began with and the facts that were added, at the time it was.
 * @param text of the recording
 * @returns the entry for `mocks/src/scenarios/index.ts`
 * @throws RangeError for a text or a name that is none, and where something was done that is no fact
 */
export function scenarioEntryOf(text: string, name: string): string {
  checkName(name);
  const { scenario, log, now } = readRecording(text).history;
  const isFact = (type: string): boolean => type.startsWith(factCommand(''));
  const others = new Set(
    log.map(({ type }) => type).filter((type) => !isFact(type) && !isClockCommand({ type })),
  );
  if (others.size > 0)
    throw new RangeError(
      `A scenario is made of facts, and in this recording other things were done: ${[...others].join(', ')}. ` +
        'Add what they came to as facts, or keep the recording as a journey (--as-test).',
    );
  const facts = log
    .filter(({ type }) => isFact(type))
    .map(
      ({ type, payload }) =>
        `      fact('${type.slice(factCommand('').length)}', ${JSON.stringify(payload)}),`,
    );
  return [
    `  '${name}': {`,
    `    facts: [`,
    `      ...scenarios['${scenario}'].facts,`,
    ...facts,
    `    ],`,
    `    startTime: Date.parse('${new Date(now).toISOString()}'),`,
    `  },`,
  ].join('\n');
}
