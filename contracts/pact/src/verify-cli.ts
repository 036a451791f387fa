/** Checks a backend against the pact: see `help`. */
import { parseArgs } from 'node:util';
import { sandboxStates, statesAt } from './states.ts';
import { PactBroken, verifyProvider } from './verification.ts';

const help = `Checks a backend against the pact that the app's tests wrote.

  npm run verify:provider -- --base-url URL [--states-url URL] [--token TOKEN] [--timeout SECONDS]

  --base-url    where the backend answers, such as http://127.0.0.1:4010/w/pact
  --states-url  what sets up the backend's states: it takes POST {state, params, action} and may answer values as JSON
                ({"token": …, "positionId": …}). A world of the sandbox (…/w/<world>) sets up its own.
  --token       the token of the customer whom the states are about, where they do not answer one
  --timeout     seconds for the whole verification; default 180

Ends with 0 where the backend honours the pact, with 1 where it does not, with 2 where nothing can be said.
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      'states-url': { type: 'string' },
      token: { type: 'string' },
      timeout: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const { 'base-url': baseUrl, 'states-url': statesUrl, token, timeout = '180' } = values;
  if (baseUrl === undefined || !isWebAddress(baseUrl)) throw new Error(`say which backend\n\n${help}`);
  if (statesUrl !== undefined && !isWebAddress(statesUrl)) throw new Error(`${statesUrl} is no address`);
  const timeoutMs = Number(timeout) * 1000;
  if (!(timeoutMs > 0)) throw new Error(`--timeout ${timeout}: a number of seconds is wanted`);
  const states = statesUrl === undefined ? sandboxStates(baseUrl) : statesAt(statesUrl);
  const count = await verifyProvider({ baseUrl, states, token, timeoutMs });
  console.log(`${baseUrl} honours the pact: ${count} interactions`);
  return 0;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof PactBroken ? 1 : 2;
}
