/** What the commands answer to their options, as a person starts them. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

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
