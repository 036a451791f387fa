import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../mocks/pages');
const under = 'mock-pages';

/** Pages of others for the frame of the screen that shows them (`mocks/pages`): served, and part of the static build. */
export function mockPages(): Plugin {
  const names = readdirSync(folder);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return {
    name: 'meridian:mock-pages',
    configureServer(server) {
      server.middlewares.use(`/${under}`, (request, response, next) => {
        const name = names.find((one) => request.url === `/${one}`);
        if (name === undefined) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        // A page with a name like this refuses to be framed.
        if (name.startsWith('unframed')) response.setHeader('x-frame-options', 'DENY');
        response.end(read(name));
      });
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `${under}/${name}`, source: read(name) });
    },
  };
}
