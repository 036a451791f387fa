/** Devices that have nothing in common but a brokerage, which all of them reach over the network. */
import type { ScenarioName } from '@meridian/mocks/names';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page, type Response } from 'playwright';
import { inject, test } from 'vitest';
import { patienceMs } from './expect.ts';
import { usualPhone } from './journey.ts';
import { startSandbox, type Fact, type Sandbox, type SandboxWorld } from './sandbox.ts';
import { serveDemo } from './serve.ts';
import { expectScreen } from './steps/places.ts';
import { signIn } from './steps/signing-in.ts';
import { watchOver, type Watch } from './watch-over.ts';

/** One brokerage over the network, and whoever opens the app that it is the backend of. */
export interface Brokerage {
  readonly world: SandboxWorld;
  /** The app on the home screen in a browser profile of its own, with nobody signed in. */
  openDevice(options?: BrowserContextOptions): Promise<Page>;
}

export interface Devices {
  /** A tab of each, signed in as the same customer, on the home screen. */
  readonly first: Page;
  readonly second: Page;
  readonly world: SandboxWorld;
}

/** Replaces what is there. @throws where it is not */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The built page has no ${from}`);
  return text.replace(from, to);
}

/** The built page, pointed at a backend of another origin as docs/deploying.md says: its address, and the policy above it. */
function pointedAt(baseUrl: string) {
  const { origin, host } = new URL(baseUrl);
  return (html: string): string => {
    const named = replaced(
      html,
      'name="meridian-api-base" content=""',
      `name="meridian-api-base" content="${baseUrl}"`,
    );
    const connected = replaced(named, "connect-src 'self'", `connect-src 'self' ${origin} ws://${host}`);
    return replaced(connected, "img-src 'self'", `img-src 'self' ${origin}`);
  };
}

/**
 * A test of the production app with the sandbox as its backend; `openDevices` signs the same customer in on two. Afterwards it
 * fails if a page logged an error or a warning, or asked anything of a third party.
 */
export const devices = test
  .extend('browserEndpoint', { scope: 'worker' }, () => inject('browserEndpoint'))
  .extend('productionFolder', { scope: 'worker' }, () => inject('productionFolder'))
  .extend('browser', { scope: 'worker' }, async ({ browserEndpoint }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(browserEndpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('sandbox', { scope: 'worker' }, async ({ productionFolder }, { onCleanup }): Promise<Sandbox> => {
    if (!existsSync(productionFolder)) throw new Error(`There is no app in ${productionFolder}`);
    const sandbox = await startSandbox();
    onCleanup(sandbox.close);
    return sandbox;
  })
  .extend('openBrokerage', async ({ browser, productionFolder, sandbox }, { onCleanup }) => {
    const endings: (() => Promise<void>)[] = [];
    const watches: Watch[] = [];
    onCleanup(async () => {
      for (const end of endings) await end();
      const complaints = watches.flatMap((watch) => watch.complaints());
      if (complaints.length > 0) throw new Error(`The devices were not quiet:\n${complaints.join('\n')}`);
    });
    return async (scenario: ScenarioName, facts: readonly Fact[] = []): Promise<Brokerage> => {
      const world = await sandbox.openWorld(crypto.randomUUID(), scenario, facts);
      const app = await serveDemo(productionFolder, pointedAt(world.baseUrl));
      endings.push(app.close);
      const own = [new URL(app.url).origin, sandbox.origin, sandbox.origin.replace(/^http/, 'ws')];
      return {
        world,
        async openDevice(options) {
          const context = await browser.newContext({ ...usualPhone, ...options });
          context.setDefaultTimeout(patienceMs);
          watches.push(watchOver(context, own));
          endings.unshift(() => context.close());
          const tab = await context.newPage();
          await tab.goto(app.url);
          await expectScreen(tab, 'Home');
          return tab;
        },
      };
    };
  })
  .extend('openDevices', ({ openBrokerage }) => {
    return async (scenario: ScenarioName): Promise<Devices> => {
      const { world, openDevice } = await openBrokerage(scenario);
      const signedIn = async (): Promise<Page> => {
        const tab = await openDevice();
        await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
        await signIn(tab);
        await expectScreen(tab, 'Home');
        return tab;
      };
      const [first, second] = await Promise.all([signedIn(), signedIn()]);
      return { first, second, world };
    };
  });

/** What one device sends, and what makes it send it. */
export interface Sending {
  readonly tab: Page;
  /** Path of the call. */
  readonly path: string;
  press(): Promise<void>;
}

/**
 * Both devices send, and neither call reaches the brokerage before the other has been sent: none of them can have heard of
 * the other's. Answers the codes of the envelopes, in the order of the sendings.
 */
export async function sendAtOnce(sendings: readonly [Sending, Sending]): Promise<readonly number[]> {
  let sent = 0;
  const { promise: bothAreSent, resolve } = Promise.withResolvers<void>();
  const isCall = (path: string, url: string): boolean => new URL(url).pathname.endsWith(path);
  const answers = await Promise.all(
    sendings.map(async ({ tab, path, press }): Promise<Response> => {
      await tab.route(
        (url) => isCall(path, url.href),
        async (route) => {
          sent += 1;
          if (sent === sendings.length) resolve();
          await bothAreSent;
          await route.continue();
        },
      );
      const [answer] = await Promise.all([
        tab.waitForResponse((one) => isCall(path, one.url()) && one.request().method() === 'POST'),
        press(),
      ]);
      await tab.unrouteAll({ behavior: 'wait' });
      return answer;
    }),
  );
  return Promise.all(answers.map(async (one) => ((await one.json()) as { readonly code: number }).code));
}
