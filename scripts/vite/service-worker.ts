import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../run/root.mjs';

const fileName = 'service-worker.js';
const source = path.join(root, 'packages/app', fileName);

/** Scripts, styles, texts and fonts. */
const isPart = (file: string): boolean => /^assets\/.+\.(css|js|json|woff2)$/.test(file);

/** How long the new worker is waited for, in ms: a browser may keep it back for minutes until the one before is idle. */
const takeOverMs = 3_000;

/**
 * Registers it once the page is there, and offers a new build: in a line of the page, which a person may leave for later. Only the tab
 * in which it was asked for is loaded anew. A page that is opened while a new worker waits is of the new build already: nothing is
 * offered, the worker takes over.
 */
const registration = `
      if ('serviceWorker' in navigator) {
        const plain = { createScriptURL: (url) => url };
        const policy = window.trustedTypes ? trustedTypes.createPolicy('service-worker', plain) : plain;
        const offer = (worker) => {
          if (!navigator.serviceWorker.controller) return;
          document.documentElement.dataset.update = '';
          document.addEventListener('click', ({ target }) => {
            if (target.closest('.boot-update [data-later]')) delete document.documentElement.dataset.update;
            if (!target.closest('.boot-update [data-now]')) return;
            const reload = () => location.reload();
            navigator.serviceWorker.addEventListener('controllerchange', reload);
            worker.postMessage('use the new build');
            setTimeout(reload, ${takeOverMs});
          });
        };
        addEventListener('load', async () => {
          const hadWorker = Boolean(navigator.serviceWorker.controller);
          const registered = await navigator.serviceWorker
            .register(policy.createScriptURL('${fileName}'))
            .catch(() => null);
          if (!registered) return;
          if (!hadWorker) {
            await navigator.serviceWorker.ready;
            // Also what is still on its way: it was asked for without the worker, and is noted once it is there.
            new PerformanceObserver((fetched) =>
              registered.active?.postMessage(fetched.getEntries().map(({ name }) => name)),
            ).observe({ type: 'resource', buffered: true });
          }
          registered.waiting?.postMessage('use the new build');
          registered.addEventListener('updatefound', () => {
            const worker = registered.installing;
            worker?.addEventListener('statechange', () => {
              if (worker.state === 'installed') offer(worker);
            });
          });
          document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'visible') registered.update().catch(() => {});
          });
        });
      }
    `;

/** The worker's text for a build of these files. */
export function workerFor(files: readonly string[]): string {
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  const build = { version, files: files.filter(isPart) };
  return readFileSync(source, 'utf8').replace('__BUILD__', () => JSON.stringify(build));
}

/** The service worker of the deployed app, and the headers for hosts that take them from a file of the build. */
export function serviceWorker(): Plugin {
  return {
    name: 'meridian:service-worker',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('</body>', () => `<script>${registration}</script>\n  </body>`),
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName, source: workerFor(Object.keys(bundle).toSorted()) });
      const headers = readFileSync(path.join(root, 'packages/app/hosting/_headers'), 'utf8');
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers });
    },
  };
}
