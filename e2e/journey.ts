import { formatFault, type Fault, type ScenarioName } from '@meridian/mocks/names';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { inject, test } from 'vitest';
import { patienceMs } from './expect.ts';
import { watchOver } from './watch-over.ts';

/** Where a person begins: a situation of the demo, a screen of it, and what goes wrong on the way. */
export interface Opening {
  readonly scenario?: ScenarioName;
  /** Path and query behind the `#`; the app's home when absent. */
  readonly screen?: string;
  readonly faults?: readonly Fault[];
}

/** A person's phone: a browser profile with a storage of its own, and one tab a page. */
export interface Phone {
  readonly context: BrowserContext;
  /** A new tab on the demo. */
  open(opening?: Opening): Promise<Page>;
  /** A new tab on an address as a person may have typed it: what follows the demo's own. */
  openAddress(typed: string): Promise<Page>;
  /** Opens the demo in a tab anew, as a link or the address bar would. */
  reopen(tab: Page, opening: Opening): Promise<void>;
  /** A console error that belongs to the journey, such as the browser's own note on a broken connection. */
  expectTrouble(pattern: RegExp): void;
}

export type OpenPhone = (options?: BrowserContextOptions) => Promise<Phone>;

/** The phone most people hold, in the time zone of the exchange. Without motion nothing is checked half faded in. */
export const usualPhone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
};

/**
 * A test that walks through the built demo. Afterwards it fails if a page logged an error or a warning that the journey
 * did not announce, or asked anything of another origin.
 */
export const journey = test
  .extend('demoUrl', { scope: 'worker' }, () => inject('demoUrl'))
  .extend('browserEndpoint', { scope: 'worker' }, () => inject('browserEndpoint'))
  .extend('browser', { scope: 'worker' }, async ({ browserEndpoint }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(browserEndpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openPhone', async ({ browser, demoUrl }, { onCleanup }): Promise<OpenPhone> => {
    const phones: { readonly context: BrowserContext; complaints(): readonly string[] }[] = [];
    onCleanup(async () => {
      await Promise.all(phones.map(({ context }) => context.close()));
      const complaints = phones.flatMap((phone) => phone.complaints());
      if (complaints.length > 0) throw new Error(`The journey was not quiet:\n${complaints.join('\n')}`);
    });
    return async (options) => {
      const context = await browser.newContext({ ...usualPhone, ...options });
      context.setDefaultTimeout(patienceMs);
      const watch = watchOver(context, [new URL(demoUrl).origin]);
      phones.push({ context, complaints: watch.complaints });
      const openAddress = async (typed: string): Promise<Page> => {
        const tab = await context.newPage();
        await tab.goto(demoUrl + typed);
        return tab;
      };
      return {
        context,
        open: (opening = {}) => openAddress(addressOf(opening)),
        openAddress,
        async reopen(tab, opening) {
          // A change behind the # alone would not load the page again.
          await tab.goto('about:blank');
          await tab.goto(demoUrl + addressOf(opening));
        },
        expectTrouble: watch.expectTrouble,
      };
    };
  });

function addressOf({ scenario, screen, faults = [] }: Opening): string {
  const query = new URLSearchParams();
  if (scenario !== undefined) query.set('scenario', scenario);
  for (const fault of faults) query.append('fault', formatFault(fault));
  return `${query.size === 0 ? '' : `?${query.toString()}`}${screen === undefined ? '' : `#${screen}`}`;
}
