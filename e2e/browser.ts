import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';

/** A headless Chromium: the one `npm test` found or installed, else the one on this machine. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}
