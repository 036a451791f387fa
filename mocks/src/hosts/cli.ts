/** `npm run sandbox`: a brokerage for everyone on the network. Options: --port, --host, --directory. */
import { parseArgs } from 'node:util';
import { defaultScenario, demoUser, scenarioNames } from '#names.ts';
import { adminPath } from './admin.ts';
import { originsOf } from './origins.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '0.0.0.0' },
    directory: { type: 'string', default: '.worlds' },
  },
});

/** The world that is there without being asked for. */
const defaultWorld = 'demo';

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function start(port: number) {
  const { host, directory } = values;
  try {
    return await startServer({ port, host, directory });
  } catch (error) {
    if (!isTaken(error)) throw error;
    console.log(`Port ${port} is taken; using another.`);
    return startServer({ port: 0, host, directory });
  }
}

const server = await start(Number(values.port));
if (server.worlds.get(defaultWorld) === undefined && server.worlds.problemOf(defaultWorld) === null)
  server.worlds.open(defaultWorld, defaultScenario, { clock: 'running' });

const worldLines = originsOf(values.host, server.port).map((origin) => `  ${origin}/w/${defaultWorld}`);

console.log(
  [
    "Meridian's simulated brokerage is running. Base URL of its first world:",
    ...worldLines,
    `  sockets at <base URL>/socket; worlds are kept in ${values.directory}`,
    '',
    `Sign in as ${demoUser.loginId} (${demoUser.email}), password ${demoUser.password}, transaction password ${demoUser.payPassword}.`,
    'Point the app at it: VITE_API_BASE=<base URL> npm run app',
    '',
    'Another world, in any scenario:',
    `  curl -X POST ${server.url}${adminPath}/mine -d '{"scenario":"kyc-failed"}'`,
    `  scenarios: ${scenarioNames.join(', ')}`,
    '',
    'Ctrl-C ends it.',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
