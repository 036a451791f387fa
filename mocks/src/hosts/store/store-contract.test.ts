/** The same of every store: in a directory, in a browser's storage, and in the SQLite of a Durable Object. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { browserTabs } from '#test/browser-tabs.ts';
import { memoryDirectory } from '#test/memory-directory.ts';
import { storeContract } from '#test/store-contract.ts';
import { startLocal } from '../durable/local.ts';
import type { LocalHost } from '../durable/local.ts';
import { directoryStore } from './directory-store.ts';

const cases = [...storeContract];

describe('a directory', () => {
  test.each(cases)('%s', async (_name, run) => {
    const directory = mkdtempSync(join(tmpdir(), 'worlds-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const open = () => {
      const store = directoryStore(directory, { code: 'this code' });
      onTestFinished(() => store.close());
      return store;
    };
    await run({ open, keepsCheckpoints: true });
  });
});

describe("a browser's storage", () => {
  test.each(cases)('%s', async (_name, run) => {
    const tabs = browserTabs();
    await run({ open: () => tabs.open(), keepsCheckpoints: false });
  });
});

describe('a Durable Object', () => {
  const kept = memoryDirectory();
  let engine: LocalHost;
  beforeAll(async () => {
    const program = fileURLToPath(new URL('../../../test/store-contract-worker.ts', import.meta.url));
    engine = await startLocal({ program, directory: kept });
  });
  afterAll(async () => {
    await engine.close();
    rmSync(kept, { recursive: true });
  });

  test.each(cases)('%s', async (name) => {
    const answer = await fetch(`${engine.url}/${encodeURIComponent(name)}`);
    expect(await answer.text()).toBe('kept');
  });
});
