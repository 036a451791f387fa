/** Worlds in a directory, in one SQLite file. Servers that are given the same directory share them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import type { Checkpoint, Command, Json } from '#kernel/index.ts';
import { isScenarioName } from '#names.ts';
import { codeVersion } from './code-version.ts';
import { directoryBlobs } from './directory-blobs.ts';
import { NotKept, OutOfStep, WorldDoesNotFit } from './store.ts';
import type { WorldStore } from './store.ts';
import { importWholeWorlds } from '../whole-worlds.ts';

export interface DirectoryOptions {
  /** The file grows no further. Default: as far as the disk goes. */
  readonly largestBytes?: number;
  /** Which code makes checkpoints; those of another are not used. */
  readonly code?: string;
}

/** It holds a file open until it is closed. */
export interface DirectoryStore extends WorldStore {
  close(): void;
}

const pageBytes = 4096;
/** How long a server waits for another one's turn to end. */
const patienceMs = 10_000;
/** How often a server looks whether another has written; what it reads for a call, it looks at first. */
const lookEveryMs = 100;

/*
 * `synchronous = NORMAL` hands a command to the operating system before it is acknowledged, so a process that is killed
 * loses none. A power cut may take the newest with it; the file stays whole.
 */
const schema = `
  PRAGMA page_size = ${pageBytes};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS worlds (
    id TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    length INTEGER NOT NULL,
    scenario TEXT NOT NULL,
    seed TEXT NOT NULL,
    startTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS commands (
    world TEXT NOT NULL,
    number INTEGER NOT NULL,
    type TEXT NOT NULL,
    at INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (world, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoints (
    world TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    code TEXT NOT NULL,
    length INTEGER NOT NULL,
    body BLOB NOT NULL
  ) STRICT;
`;

/** @throws Error where the directory or its file cannot be opened. */
export function directoryStore(directory: string, options: DirectoryOptions = {}): DirectoryStore {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, 'worlds.sqlite'), { timeout: patienceMs });
  database.exec(schema);
  if (options.largestBytes !== undefined)
    database.exec(`PRAGMA max_page_count = ${Math.floor(options.largestBytes / pageBytes)}`);
  const code = options.code ?? codeVersion();
  const listeners = new Set<() => void>();
  const query = {
    version: database.prepare('PRAGMA data_version'),
    world: database.prepare('SELECT generation, length, scenario, seed, startTime FROM worlds WHERE id = ?'),
    ids: database.prepare('SELECT id FROM worlds ORDER BY id'),
    put: database.prepare('INSERT OR REPLACE INTO worlds VALUES (?, ?, ?, ?, ?, ?)'),
    grow: database.prepare(
      'UPDATE worlds SET length = length + 1 WHERE id = ? AND generation = ? AND length = ?',
    ),
    shrink: database.prepare(
      'UPDATE worlds SET generation = generation + 1, length = ? WHERE id = ? AND generation = ? AND length = ?',
    ),
    drop: database.prepare('DELETE FROM worlds WHERE id = ?'),
    commands: database.prepare(
      'SELECT type, at, payload FROM commands WHERE world = ? AND number >= ? ORDER BY number',
    ),
    add: database.prepare('INSERT INTO commands VALUES (?, ?, ?, ?, ?)'),
    dropCommands: database.prepare('DELETE FROM commands WHERE world = ? AND number >= ?'),
    checkpoint: database.prepare(
      'SELECT body FROM checkpoints WHERE world = ? AND generation = ? AND code = ? AND length <= ?',
    ),
    putCheckpoint: database.prepare('INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?, ?, ?)'),
    moveCheckpoint: database.prepare(
      'UPDATE checkpoints SET generation = generation + 1 WHERE world = ? AND length <= ?',
    ),
    dropCheckpoint: database.prepare('DELETE FROM checkpoints WHERE world = ?'),
  };
  const versionNow = () => query.version.get()?.['data_version'];
  let version = versionNow();

  /** Returns what other connections have written since the last call. */
  function look(): void {
    const found = versionNow();
    if (found === version) return;
    version = found;
    for (const listener of listeners) listener();
  }

  /** All that `work` writes, or nothing. What it throws itself undoes nothing, unless it is that it was not kept. */
  function atOnce<T>(work: () => T, onLost: () => void = () => {}): T {
    if (database.isTransaction) return work();
    write(() => database.exec('BEGIN IMMEDIATE'));
    try {
      const result = work();
      write(() => database.exec('COMMIT'));
      return result;
    } catch (error) {
      if (!(error instanceof NotKept || error instanceof OutOfStep)) {
        try {
          write(() => database.exec('COMMIT'));
        } catch (lost) {
          giveUp(onLost);
          throw lost;
        }
        throw error;
      }
      giveUp(onLost);
      throw error;
    }
  }

  /** SQLite may have given up by itself. */
  function giveUp(onLost: () => void): void {
    if (database.isTransaction) database.exec('ROLLBACK');
    onLost();
  }

  function insert(id: string, from: number, commands: readonly Command[]): void {
    commands.forEach(({ type, at, payload }, index) =>
      query.add.run(id, from + index, type, at, JSON.stringify(payload)),
    );
  }

  function commandsFrom(id: string, number: number): readonly Command[] {
    const commands: Command[] = [];
    for (const { type, at, payload } of query.commands.iterate(id, number))
      commands.push({
        type: String(type),
        at: Number(at),
        payload: JSON.parse(String(payload)) as Json,
      });
    return commands;
  }

  const blobs = directoryBlobs(join(directory, 'files'));
  const store: DirectoryStore = {
    isBinding: true,
    codec: { encode: serialize, decode: (bytes): unknown => deserialize(bytes as Uint8Array) },
    load(id) {
      return atOnce(() => {
        const row = query.world.get(id);
        const scenario = String(row?.['scenario']);
        if (row === undefined) return null;
        if (!isScenarioName(scenario)) throw new WorldDoesNotFit(id, `there is no scenario "${scenario}"`);
        const generation = Number(row['generation']);
        const opening = { scenario, seed: String(row['seed']), startTime: Number(row['startTime']) };
        const body = query.checkpoint.get(id, generation, code, Number(row['length']))?.['body'];
        const checkpoint = body === undefined ? null : (deserialize(body as Uint8Array) as Checkpoint);
        return { generation, opening, log: commandsFrom(id, 0), checkpoint };
      });
    },
    loadSince(id, { generation, length }) {
      const row = query.world.get(id);
      if (row === undefined || row['generation'] !== generation || Number(row['length']) < length)
        return null;
      return Number(row['length']) === length ? [] : commandsFrom(id, length);
    },
    begin(id, { generation, opening, log }, after) {
      atOnce(() => {
        if ((query.world.get(id)?.['generation'] ?? null) !== after) throw new OutOfStep(id);
        const { scenario, seed, startTime } = opening;
        write(() => {
          query.dropCommands.run(id, 0);
          query.dropCheckpoint.run(id);
          query.put.run(id, generation, log.length, scenario, seed, startTime);
          insert(id, 0, log);
        });
      });
    },
    append(id, { generation, length }, command) {
      atOnce(() => {
        if (write(() => query.grow.run(id, generation, length)).changes !== 1) throw new OutOfStep(id);
        write(() => insert(id, length, [command]));
      });
    },
    cut(id, place, length) {
      atOnce(() => {
        const { changes } = write(() => query.shrink.run(length, id, place.generation, place.length));
        if (changes !== 1) throw new OutOfStep(id);
        write(() => {
          query.dropCommands.run(id, length);
          query.moveCheckpoint.run(id, length);
        });
      });
    },
    saveCheckpoint(id, generation, checkpoint) {
      atOnce(() =>
        write(() => query.putCheckpoint.run(id, generation, code, checkpoint.length, serialize(checkpoint))),
      );
    },
    blobs,
    remove(id) {
      atOnce(() =>
        write(() => {
          query.drop.run(id);
          query.dropCommands.run(id, 0);
          query.dropCheckpoint.run(id);
        }),
      );
      blobs.remove(id);
    },
    exclusive: <T>(_id: string, work: () => T, onLost: () => void) =>
      new Promise<T>((resolve) => resolve(atOnce(work, onLost))),
    onForeignChange(_id, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => query.ids.all().map(({ id }) => String(id)),
    close() {
      clearInterval(looking);
      database.close();
    },
  };
  importWholeWorlds(directory, (id, world) =>
    atOnce(() => {
      if (query.world.get(id) === undefined) store.begin(id, world, null);
    }),
  );
  const looking = setInterval(look, lookEveryMs).unref();
  return store;
}

/** A statement that writes. @throws NotKept for whatever keeps it from being done: a full disk, another's long turn. */
function write<T>(statement: () => T): T {
  try {
    return statement();
  } catch (cause) {
    throw new NotKept(cause);
  }
}
