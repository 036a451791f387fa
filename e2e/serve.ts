import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export const productionFolder = path.resolve(import.meta.dirname, '../packages/app/dist');
export const demoFolder = path.resolve(import.meta.dirname, '../packages/app/dist-demo');

/** Content type of a file, by its ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface DemoServer {
  /** Address of the app, with a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder as any static host would: files, `index.html` for a folder, 404 for the rest, and no fallback, because
 * the app is hash-routed. Listens on a free port of this machine only.
 * @param editPage what a person who deploys the app writes into the built page
 */
export async function serveDemo(
  folder = demoFolder,
  editPage?: (html: string) => string,
): Promise<DemoServer> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no build: run npm run build:demo.`);
  }
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    if (editPage !== undefined && path.basename(file) === 'index.html') {
      response.end(editPage(readFileSync(file, 'utf8')));
    } else {
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    // A name, not a number: a key of the device is made for one (WebAuthn).
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** The file behind an address, never outside the folder. */
export function fileFor(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const wanted = path.join(folder, decodeURIComponent(pathname));
  if (wanted !== folder && !wanted.startsWith(`${folder}${path.sep}`)) return undefined;
  const file =
    existsSync(wanted) && statSync(wanted).isDirectory() ? path.join(wanted, 'index.html') : wanted;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
