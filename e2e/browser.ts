import { chromium, type BrowserServer } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';

/** Chromium complains so where a page takes more than three seconds to draw its first text. A busy machine is slow, not wrong. */
export const complaintOfSlowness =
  /^The resource .+ was preloaded using link preload but not used within a few seconds/;

/** A headless Chromium: the one `npm test` found or installed, else the one on this machine. The caller closes it. */
export function serveBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  return chromium.launchServer({ ...(executablePath && { executablePath }), args: chromiumFlags });
}
