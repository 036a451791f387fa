/**
 * Checks a backend against the pact: `npm run verify:provider -- --base-url URL [--states-url URL]`.
 * A world of the sandbox (`http://…/w/<world>`) sets up its own states; any other backend names the address that does.
 */
import { parseArgs } from 'node:util';
import { existsSync } from 'node:fs';
import { pactFile } from './pact-file.ts';
import { sandboxStates, verifyProvider } from './verification.ts';

const { values } = parseArgs({
  options: { 'base-url': { type: 'string' }, 'states-url': { type: 'string' } },
});
const baseUrl = values['base-url'];
const statesUrl = values['states-url'];

async function main(): Promise<void> {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) {
    throw new Error('say which backend: npm run verify:provider -- --base-url http://127.0.0.1:4010/w/pact');
  }
  if (!existsSync(pactFile))
    throw new Error(`there is no pact yet at ${pactFile}: the consumer tests write it`);
  const states = statesUrl === undefined ? sandboxStates(baseUrl) : { url: statesUrl };
  await verifyProvider({ baseUrl, states, logLevel: 'info' });
  console.log(`${baseUrl} honours the pact`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
