import type { BrowserContext } from 'playwright';
import { complaintOfSlowness } from './browser.ts';

export interface Watch {
  /** What was logged, thrown or asked of others, without what was expected. */
  complaints(): readonly string[];
  /** A console error that belongs to the journey, such as the browser's own note on a broken connection. */
  expectTrouble(pattern: RegExp): void;
}

/**
 * Listens to every page of a browser profile.
 * @param own origins that its pages may ask: of `http:`, and of `ws:` where they have a live feed
 */
export function watchOver(context: BrowserContext, own: readonly string[]): Watch {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || complaintOfSlowness.test(message.text())) return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!own.includes(origin) && protocol !== 'data:' && protocol !== 'blob:' && protocol !== 'about:') {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!own.includes(new URL(socket.url()).origin)) complaints.push(`socket to a server: ${socket.url()}`);
    });
  });
  return {
    complaints: () => complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
    expectTrouble: (pattern) => void expected.push(pattern),
  };
}
