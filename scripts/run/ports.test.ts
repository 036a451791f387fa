import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './ports.mjs';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function occupy(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

test.each(['127.0.0.1', '0.0.0.0'])('a port held on %s is named, and another is given', async (host) => {
  const taken = await occupy(host);
  const said: string[] = [];
  const port = await freePort(taken, 'Storybook', (line) => said.push(line));
  expect(port).toBeGreaterThan(taken);
  expect(said).toEqual([`Port ${taken} is taken by another program: Storybook uses ${port}.`]);
});

test('a free port is given without a word, and never twice', async () => {
  const free = await occupy('127.0.0.1');
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  const said: string[] = [];
  expect(await freePort(free, 'App', (line) => said.push(line))).toBe(free);
  expect(said).toEqual([]);
  expect(await freePort(free, 'Storybook', (line) => said.push(line), [free])).not.toBe(free);
});
