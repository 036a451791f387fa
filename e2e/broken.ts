import type { ScenarioName } from '@meridian/mocks/names';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { inject, test } from 'vitest';
import { serveBroken, type BrokenHost } from './broken-host.ts';
import { patienceMs } from './expect.ts';

/** Who opens which screen of the production app, and with what in their storage. */
interface Visit {
  readonly host: BrokenHost;
  /** A new tab on a screen; `storage` lies over the session of the scenario. */
  open(screen?: string, storage?: Readonly<Record<string, string>>): Promise<Page>;
}

interface VisitOptions extends BrowserContextOptions {
  /** The browser asks for little traffic, as its user has set it. */
  readonly savesData?: boolean;
}

export type Visiting = (scenario: ScenarioName, options?: VisitOptions) => Promise<Visit>;

/**
 * A test of the production app on a host that breaks things. Afterwards it fails if anything was thrown and not
 * caught: what the browser itself notes of a failed call is expected here.
 */
export const broken = test
  .extend('browserEndpoint', { scope: 'worker' }, () => inject('browserEndpoint'))
  .extend('productionFolder', { scope: 'worker' }, () => inject('productionFolder'))
  .extend('browser', { scope: 'worker' }, async ({ browserEndpoint }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(browserEndpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, productionFolder }, { onCleanup }): Promise<Visiting> => {
    const endings: (() => Promise<void>)[] = [];
    const uncaught: string[] = [];
    onCleanup(async () => {
      for (const end of endings) await end();
      if (uncaught.length > 0) throw new Error(`Nobody caught:\n${uncaught.join('\n')}`);
    });
    return async (scenario, { savesData = false, ...options } = {}) => {
      const host = await serveBroken(productionFolder, scenario);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'en-US',
        ...options,
      });
      context.setDefaultTimeout(patienceMs);
      if (savesData) {
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      }
      context.on('weberror', (error) => uncaught.push(error.error().stack ?? error.error().message));
      endings.push(
        () => context.close(),
        () => host.close(),
      );
      return {
        host,
        async open(screen, storage = {}) {
          const [token, user] = [host.world.token(), host.world.user()];
          const session = token === null || user === null ? {} : { token, user: JSON.stringify(user) };
          const tab = await context.newPage();
          // The first page of this tab only: a reload finds what the app itself has made of its storage.
          await tab.addInitScript(
            (kept: Record<string, string>) => {
              if (sessionStorage.getItem('seeded') !== null) return;
              sessionStorage.setItem('seeded', 'yes');
              for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
            },
            { ...session, ...storage },
          );
          await tab.goto(`${host.url}${screen === undefined ? '' : `#${screen}`}`, { waitUntil: 'commit' });
          return tab;
        },
      };
    };
  });
