/** `npm run sandbox`: a brokerage for this machine, or with --host for everyone on the network. */
import { defaultScenario, demoUser, scenarioNames } from '#names.ts';
import { adminPath } from './admin.ts';
import { commandLine } from './command-line.ts';
import { isLoopback, originsOf } from './origins.ts';
import { loopback, startServer } from './server.ts';

const usage = `npm run sandbox -- [options]: Meridian's simulated brokerage as a server

  --port       where it listens (default 4010; another where that is taken)
  --host       which address it listens at (default 127.0.0.1: this machine only); 0.0.0.0 lets phones and
               everyone else in the network use it, without a password
  --directory  where worlds are kept (default .worlds)
  --help       this text`;

const values = commandLine(usage, {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: loopback },
  directory: { type: 'string', default: '.worlds' },
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
    ...(isLoopback(values.host)
      ? ['  for this machine only; --host 0.0.0.0 lets phones in the network use it']
      : [`  open to everyone who reaches ${values.host}: any of them can read and change every world`]),
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
