import { chromium, type BrowserServer } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';

/** A headless Chromium: the one `npm test` found or installed, else the one on this machine. The caller closes it. */
export function serveBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  return chromium.launchServer({ ...(executablePath && { executablePath }), args: chromiumFlags });
}
