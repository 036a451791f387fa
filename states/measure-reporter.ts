/** A reporter of vitest that writes down what the calls of each story came to (`npm run states -- --measure`). */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';
import { measuredFile, readMeasured, type Measured } from './measured.ts';

/** What a story leaves for the reporters of its test; `heard` is .storybook/heard.ts's. */
interface Report {
  readonly type: string;
  readonly result: Pick<Measured, 'situation' | 'calls'>;
}

/** Of the files that ran, what was measured replaces what was known; of the others it stays. */
export default class MeasureReporter implements Reporter {
  readonly #measured: Measured[] = [];

  onTestCaseResult(test: TestCase): void {
    const { reports = [], storyId } = test.meta() as { reports?: readonly Report[]; storyId?: string };
    const heard = reports.find(({ type }) => type === 'heard')?.result;
    const file = test.module.relativeModuleId;
    if (test.result().state !== 'passed')
      console.error(
        `not measured, because it fails: ${file} ${test.name}\n${test.result().errors?.[0]?.message.slice(0, 300)}`,
      );
    else if (heard !== undefined && storyId !== undefined)
      this.#measured.push({ id: storyId, file, ...heard });
  }

  onTestRunEnd(): void {
    const ran = new Set(this.#measured.map(({ file }) => file));
    const all = [...readMeasured().filter(({ file }) => !ran.has(file)), ...this.#measured];
    const lines = all.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((one) => JSON.stringify(one));
    writeFileSync(measuredFile, `${lines.join('\n')}\n`);
  }
}
