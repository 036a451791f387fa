/** `npm run check`: lint with the walls, types, format, locales and unit tests; under a minute. */
import { compileLocales } from './locales.mjs';
import { quickSteps } from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endTreesOnSignal } from './run/processes.mjs';
import { runSteps, summarise, vitestStep } from './run/steps.mjs';

try {
  const tools = await ensureInstalled();
  endTreesOnSignal();
  compileLocales();
  process.exitCode = summarise(await runSteps([quickSteps, [vitestStep('unit')]], tools));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
