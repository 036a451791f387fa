/** The built app (`npm run build`), handed out for each world: its page is told which world its backend is. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the app's build lies in this project. */
export const builtApp = fileURLToPath(new URL('../../../../packages/app/dist', import.meta.url));

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html;charset=utf-8'],
  ['.js', 'text/javascript;charset=utf-8'],
  ['.css', 'text/css;charset=utf-8'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
]);

/** The line of the app's page that names its backend (docs/deploying.md). */
const backendLine = '<meta name="meridian-api-base" content="" />';

const addressPattern = /^\/app\/([^/]+)(?:\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)?)?$/;

export interface AppFiles {
  /** Whether there is a build now. */
  isBuilt(): boolean;
  /**
   * Null for a path that is none of the app's.
   * @param path below the host's folder: `/app/<world>/<file>`
   * @param worldAt the path of a world on this host; null where none is open under the id
   */
  answer(path: string, worldAt: (id: string) => string | null): Promise<Response | null>;
}

export function appFiles(folder: string): AppFiles {
  const index = join(folder, 'index.html');
  return {
    isBuilt: () => existsSync(index),
    async answer(path, worldAt) {
      const [, id = '', file = 'index.html'] = addressPattern.exec(path) ?? [];
      const world = worldAt(id);
      if (id === '' || world === null) return null;
      // Its files are named from where its page is.
      if (!path.slice('/app/'.length).includes('/'))
        return new Response('', { status: 308, headers: { location: `${id}/` } });
      const bytes = await readFile(join(folder, file)).catch(nullWhereMissing);
      if (bytes === null) return null;
      const body =
        file === 'index.html'
          ? bytes.toString().replace(backendLine, () => backendLine.replace('""', `"${world}"`))
          : new Uint8Array(bytes);
      return new Response(body, {
        headers: {
          'content-type': contentTypes.get(extname(file)) ?? 'application/octet-stream',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        },
      });
    },
  };
}

function nullWhereMissing(error: unknown): null {
  if (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code))
  )
    return null;
  throw error;
}
