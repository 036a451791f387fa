/** What the commands answer to their options, as a person starts them. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const commands = { sandbox: 'mocks/src/hosts/cli.ts', mutants: 'contracts/pact/src/mutants/mutants-cli.ts' };

function run(command: keyof typeof commands, option: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, commands[command]), option],
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

test('the sandbox listens on this machine only, unless it is given an address', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const { host } = await startSandbox(directory);
  expect(host).toBe('127.0.0.1');
  expect((await startSandbox(directory, '--host', '0.0.0.0')).said).toContain('open to everyone who reaches');
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
