/** `npm run sandbox`: a brokerage for this machine, or with --host for everyone on the network who has its token. */
import { randomBytes } from 'node:crypto';
import { renderUnicodeCompact } from 'uqr';
import { defaultScenario, demoUser, scenarioNames } from '#names.ts';
import { adminPath } from './admin.ts';
import { commandLine } from './command-line.ts';
import { originsOf } from './origins.ts';
import { sandboxOptions, startFailure } from './sandbox-options.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { loopback, startServer } from './server.ts';

const usage = `npm run sandbox -- [options]: Meridian's simulated brokerage as a server

  --port       where it listens (default 4010; another where that is taken)
  --host       which address it listens at (default 127.0.0.1: this machine only); 0.0.0.0 lets phones and
               everyone else in the network use it who has its token
  --token      what its addresses begin with, 16 to 128 letters, digits, - and _ (default: one is made where
               --host lets others in; for this machine only, none)
  --directory  where worlds are kept (default .worlds)
  --engine     node (default), or durable: each world is a Durable Object, as it would be deployed, on the engine
               that runs them; kept in <directory>/objects
  --worlds     how many it holds at most (default 500); one more is refused with 409
  --requests   how many it answers of a caller in a second (default 200 with --host, any number without it);
               one more is answered 429
  --sockets    how many are open at once (default 1000; of each world with --engine durable); one more is
               refused with 503
  --help       this text`;

const values = commandLine(usage, {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: loopback },
  token: { type: 'string' },
  directory: { type: 'string', default: '.worlds' },
  engine: { type: 'string', default: 'node' },
  worlds: { type: 'string' },
  requests: { type: 'string' },
  sockets: { type: 'string' },
});

/** The world that is there without being asked for. */
const defaultWorld = 'demo';

/** Ends with a sentence. */
function giveUp(why: string): never {
  console.error(`${why}\nnpm run sandbox -- --help says what there is.`);
  process.exit(2);
}

function checkedOptions(): SandboxOptions {
  try {
    return sandboxOptions(values, () => randomBytes(16).toString('base64url'));
  } catch (error) {
    if (error instanceof RangeError) giveUp(error.message);
    throw error;
  }
}

const options = checkedOptions();

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** What is done with either engine. */
interface Started {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

async function startEngine(port: number): Promise<Started> {
  const { token, engine, ...others } = options;
  const how = { ...others, port, ...(token !== undefined && { token }) };
  if (engine === 'node') return startServer(how);
  // Heavy, and not there where packages were installed for production only.
  const { startLocal } = await import('./durable/local.ts');
  return startLocal(how);
}

async function start(): Promise<Started> {
  try {
    return await startEngine(options.port);
  } catch (error) {
    if (!isTaken(error)) throw error;
    console.log(`Port ${options.port} is taken; using another.`);
    return startEngine(0);
  }
}

const server = await start().catch((error: unknown) => {
  const why = startFailure(error, options);
  if (why !== null) giveUp(why);
  throw error;
});
/** Where others reach it, that is this machine's too; its own way is taken for the first call. */
const own = `${server.url}${adminPath}/${defaultWorld}`;
if ((await fetch(own)).status === 404) {
  const body = JSON.stringify({ scenario: defaultScenario, clock: 'running' });
  await fetch(own, { method: 'POST', body });
}

const base = options.token === undefined ? '' : `/t/${options.token}`;
const bases = originsOf(options.host, server.port).map((origin) => origin + base);

/** For phones: the address that others reach, which is the last. */
function invitation(): readonly string[] {
  if (options.token === undefined)
    return ['  for this machine only; --host 0.0.0.0 lets phones in the network use it'];
  const page = `${bases.at(-1)}/`;
  return [
    '  the token is in the address: whoever has it can read and change every world',
    '',
    'Its worlds, on a phone in the same network:',
    `  ${page}`,
    renderUnicodeCompact(page, { border: 2 }),
  ];
}

console.log(
  [
    "Meridian's simulated brokerage is running. Base URL of its first world:",
    ...bases.map((each) => `  ${each}/w/${defaultWorld}`),
    ...invitation(),
    `  sockets at <base URL>/socket; worlds are kept in ${options.directory}`,
    '',
    `Sign in as ${demoUser.loginId} (${demoUser.email}), password ${demoUser.password}, transaction password ${demoUser.payPassword}.`,
    'Point the app at it: VITE_API_BASE=<base URL> npm run app',
    '',
    `Its worlds, to make, copy and look after: ${bases[0]}/`,
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
