import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { broken } from './broken.ts';
import { expect } from './expect.ts';
import { expectScreen } from './steps/places.ts';

const worker = /^\/service-worker\.js$/;

describe('the deployed app keeps its shell', () => {
  broken('so that it opens without a network, and says so', async ({ visit }) => {
    const { open } = await visit('visitor');
    const tab = await open();
    await expectScreen(tab, 'Home');
    await expect(tab.getByRole('link', { name: /^S&P 500/ })).toBeVisible();
    // One by one, in no order.
    for (const part of ['index', 'platform', 'home']) await expect.poll(() => keptParts(tab)).toContain(part);
    await expect.poll(() => partsNotKept(tab)).toEqual([]);
    await tab.context().setOffline(true);
    await tab.reload({ waitUntil: 'commit' });
    await expectScreen(tab, 'Home');
    // What it showed before, with its age.
    await expect(tab.getByText(/^Could not refresh\. Last updated/).first()).toBeVisible();
    await expect(tab.getByRole('link', { name: /^S&P 500/ })).toBeVisible();
  });

  broken('with what was still on its way when its worker came', async ({ visit }) => {
    const { host, open } = await visit('visitor');
    let workerCame = (): void => {};
    host.breakPath(/^\/assets\/home-[^/]+\.js$/, {
      comesAfter: new Promise<void>((resolve) => (workerCame = resolve)),
    });
    const tab = await open();
    await expect.poll(() => keptParts(tab)).toContain('platform');
    workerCame();
    await expect.poll(() => keptParts(tab)).toContain('home');
  });

  broken('offers a new build, and loads it when asked to', async ({ visit, productionFolder }) => {
    const { host, open } = await visit('visitor');
    const tab = await open();
    await expectScreen(tab, 'Home');
    await expect.poll(() => keptParts(tab)).toContain('home');
    await tab.evaluate(() => (document.body.dataset['isFirst'] = ''));

    const text = readFileSync(path.join(productionFolder, 'service-worker.js'), 'utf8');
    const body = text.replace(/"version":"\w+"/, '"version":"the next"');
    host.breakPath(worker, { type: 'text/javascript', body });
    await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(tab.getByText('A new version of Meridian is ready.')).toBeVisible();
    await expect(tab.locator('[data-is-first]')).toBeAttached();

    await tab.getByRole('button', { name: 'Reload now' }).click();
    await expect(tab.locator('[data-is-first]')).toHaveCount(0);
    await expectScreen(tab, 'Home');
    await expect(tab.getByText('A new version of Meridian is ready.')).toBeHidden();
    expect(await tab.evaluate(() => caches.has('meridian-the next'))).toBe(true);
  });

  broken('leaves a new build for later when told so', async ({ visit, productionFolder }) => {
    const { host, open } = await visit('visitor');
    const tab = await open();
    await expectScreen(tab, 'Home');
    await expect.poll(() => keptParts(tab)).toContain('home');
    const text = readFileSync(path.join(productionFolder, 'service-worker.js'), 'utf8');
    host.breakPath(worker, {
      type: 'text/javascript',
      body: text.replace(/"version":"\w+"/, '"version":"the next"'),
    });
    await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await tab.getByRole('button', { name: 'Later' }).click();
    await expect(tab.getByText('A new version of Meridian is ready.')).toBeHidden();
    await expectScreen(tab, 'Home');
  });
});

/** Names of the parts of the app that the worker has kept. */
async function keptParts(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => /assets\/(\w+)-/.exec(url)?.[1] ?? '');
  });
}

/** What the page has fetched of the app, and would lack without a network. */
async function partsNotKept(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(async () => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = fetched.filter((url) => /\/assets\/.+\.(css|js|json|woff2)$/.test(url));
    const answers = await Promise.all(parts.map((url) => caches.match(url)));
    return parts.filter((_, index) => answers[index] === undefined);
  });
}
