/** A sandbox that is killed as the system would, in the middle of writing, on either engine. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { call, order } from '#test/sandbox-server.ts';
import type { World } from '#test/sandbox-server.ts';

/** Kills the process with all that it has started: none gets a chance to write anything. */
function killTree({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

async function startProcess(
  engine: string,
  directory: string,
): Promise<{ child: ChildProcess; url: string }> {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const args = [cli, '--port', '0', '--directory', directory, '--engine', engine];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) killTree(child);
    await ended;
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /(http:\/\/127\.0\.0\.1:\d+)\/_worlds/.exec(said)?.[1];
    if (url !== undefined) return { child, url };
  }
  return expect.fail(said);
}

/** The orders that are on the disk, whatever wrote them. */
function ordersOnDisk(directory: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const file of globSync('**/*.sqlite', { cwd: directory })) {
    const database = new DatabaseSync(join(directory, file));
    const hasCommands = database.prepare("SELECT name FROM sqlite_master WHERE name = 'commands'").get();
    const rows =
      hasCommands === undefined
        ? []
        : database.prepare("SELECT payload FROM commands WHERE type = 'orders/place'").all();
    for (const { payload } of rows) {
      const { clientOrderId } = JSON.parse(String(payload)) as { clientOrderId: string };
      expect(ids.has(clientOrderId)).toBe(false);
      ids.add(clientOrderId);
    }
    database.close();
  }
  return ids;
}

const writes = 1_000;

test.each(['node', 'durable'])(
  '%s: killed in the middle of 1,000 writes, has lost none that it acknowledged',
  async (engine) => {
    const directory = mkdtempSync(join(tmpdir(), 'killed-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const { child, url } = await startProcess(engine, directory);
    const opened = await fetch(`${url}/_worlds/w`, { method: 'POST', body: '{"scenario":"funded"}' });
    const world = (await opened.json()) as World;
    const acknowledged: string[] = [];
    let sent = 0;
    const customer = async (): Promise<void> => {
      while (sent < writes) {
        sent += 1;
        const id = `intent-${sent}`;
        const answer = await call(world, '/stock/create', { ...order(id), quantity: '1' }).catch(() => null);
        if (answer === null) return;
        expect(answer).toMatchObject({ code: 200 });
        acknowledged.push(id);
        if (acknowledged.length === writes / 4) killTree(child);
      }
    };
    await Promise.all(Array.from({ length: 4 }, customer));
    expect(acknowledged.length).toBeGreaterThanOrEqual(writes / 4);
    expect(acknowledged.length).toBeLessThan(writes);
    const kept = ordersOnDisk(directory);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(kept.size).toBeLessThanOrEqual(sent);
    // What is there is a world that goes on.
    const again = await startProcess(engine, directory);
    const { commands } = (await (await fetch(`${again.url}/_worlds/w`)).json()) as World;
    expect(commands).toBe(kept.size);
  },
);
