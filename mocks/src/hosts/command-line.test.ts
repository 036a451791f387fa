/** What the commands answer to their options, as a person starts them. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const commands = { sandbox: 'mocks/src/hosts/cli.ts', mutants: 'contracts/pact/src/mutants/mutants-cli.ts' };

function run(command: keyof typeof commands, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, commands[command]), ...options],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test.each(['sandbox', 'mutants'] as const)('%s says how it is used, and what it does not know', (command) => {
  expect(run(command, '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`npm run ${command} -- [options]`) as string,
    stderr: '',
  });
  const unknown = run(command, '--nonsense');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toMatch(/^Unknown option '--nonsense'/);
  expect(unknown.stderr).not.toMatch(/^ +at /m);
});

test('the sandbox listens on this machine only, unless it is given an address, and then asks for a token', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const { host, said } = await startSandbox(directory);
  expect(host).toBe('127.0.0.1');
  expect(said).not.toContain('/t/');
  const shared = await startSandbox(directory, '--host', '0.0.0.0');
  const [token] = /\/t\/[\w-]{22}(?=\/w\/demo)/.exec(shared.said) ?? expect.fail(shared.said);
  // Every address that is printed has it, and there is a code that a phone can read.
  const addresses = [...shared.said.matchAll(/http:\/\/[\w.:-]+(\/\S*)/g)].map(([, below = '']) => below);
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const address of addresses) expect(address.startsWith(token)).toBe(true);
  expect(shared.said).toMatch(/[▀▄█]{20}/);
});

test.each([
  [['--port', 'nowhere'], /^--port is a whole number from 0 to 65535; "nowhere" is none\.$/m],
  [['--port', '0', '--host', '203.0.113.77'], /^"203\.0\.113\.77" is no address of this machine/],
])('the sandbox ends with a sentence for %j', (options, sentence) => {
  const { status, stderr } = run('sandbox', ...options);
  expect([status, stderr]).toEqual([2, expect.stringMatching(sentence) as string]);
  expect(stderr).not.toMatch(/^ +at /m);
});

/** Starts a sandbox and stops it once it says where it is. */
async function startSandbox(directory: string, ...options: readonly string[]) {
  const child = spawn(
    process.execPath,
    [path.join(root, commands.sandbox), '--port', '0', '--directory', directory, ...options],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.on('close', resolve));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('curl')) break;
  }
  child.kill();
  await ended;
  return { said, host: /http:\/\/([^:/]+):\d+\/w\/demo/.exec(said)?.[1] };
}
