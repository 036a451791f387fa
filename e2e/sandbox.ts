/** The simulated brokerage as people start it: a process of its own, and a world for each journey. */
import type { ScenarioName } from '@meridian/mocks/names';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../mocks/src/hosts/cli.ts');

/** A world of the sandbox, reached over the network as by any device. */
export interface SandboxWorld {
  /** What `VITE_API_BASE` would be. */
  readonly baseUrl: string;
  /** Moves its clock on, for every device. */
  advance(byMs: number): Promise<void>;
}

/** As the administration takes it. */
export interface Fact {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface Sandbox {
  readonly origin: string;
  /** A new world, whose clock runs. */
  openWorld(id: string, scenario: ScenarioName, facts: readonly Fact[]): Promise<SandboxWorld>;
  /** Ends the process as Ctrl-C does. @throws where it did not end in order */
  close(): Promise<void>;
}

/** Starts it on a free port of this machine only, with worlds in a directory that ends with it. */
export async function startSandbox(): Promise<Sandbox> {
  const directory = mkdtempSync(path.join(tmpdir(), 'meridian-sandbox-'));
  const child = spawn(process.execPath, [program, '--port', '0', '--directory', directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await originOf(child);

  async function administer(route: string, body: unknown): Promise<{ readonly baseUrl: string }> {
    const answer = await fetch(`${origin}/_worlds/${route}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The sandbox answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { readonly baseUrl: string };
  }

  return {
    origin,
    async openWorld(id, scenario, facts) {
      const { baseUrl } = await administer(id, { scenario, clock: 'running' });
      if (facts.length > 0) await administer(`${id}/facts`, { facts });
      return {
        baseUrl,
        advance: async (byMs) => void (await administer(`${id}/clock`, { byMs })),
      };
    },
    async close() {
      const code = await ended(child);
      rmSync(directory, { recursive: true });
      if (code !== 0) throw new Error(`The sandbox ended with ${code}`);
    },
  };
}

/** Where it says that it listens. @throws with what it said where it ends instead */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (data: Buffer): void => {
      said += String(data);
      const origin = /(http:\/\/127\.0\.0\.1:\d+)\/w\/\S+\n/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The sandbox ended before it listened: ${said}`)));
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
