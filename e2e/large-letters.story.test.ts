import { chromium, type Page } from 'playwright';
import { beforeAll, test } from 'vitest';
import { serveBrowser } from './browser.ts';
import { serveDemo } from './serve.ts';
import { builtStories, narrowestPhone, openStories, showUnplayed, storybookFolder } from './stories.ts';

/** Letters of twice the usual size (WCAG 1.4.4). */
const letterPx = 32;

/** A page waits half of its time until what is shown stands still. As many tests run at once (`maxConcurrency`). */
const pageCount = 3;
const free: Page[] = [];

beforeAll(async () => {
  const [storybook, server] = await Promise.all([serveDemo(storybookFolder), serveBrowser()]);
  const browser = await chromium.connect(server.wsEndpoint());
  for (let n = 0; n < pageCount; n += 1) {
    const page = await browser.newPage({
      viewport: narrowestPhone,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    await openStories(page, storybook.url, letterPx);
    free.push(page);
  }
  return async () => {
    await browser.close();
    await Promise.all([server.close(), storybook.close()]);
  };
});

for (const [title, stories] of builtStories()) {
  test.concurrent(`${title}: with letters of twice the size nothing runs off the side of the narrowest phone`, async ({
    expect,
  }) => {
    const page = free.pop();
    if (!page) throw new Error('More tests run at once than there are pages.');
    try {
      const faults: string[] = [];
      for (const { id, name } of stories) {
        await showUnplayed(page, id);
        faults.push(...(await page.evaluate(offTheSide)).map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    } finally {
      free.push(page);
    }
  });
}

/** What cannot be read or reached without scrolling the page sideways. Sent to the page as text: it stands alone. */
function offTheSide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];

  const isInScroller = (element: Element): boolean => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (up.scrollWidth > up.clientWidth && /auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  const read = 'h1, h2, h3, p, dt, dd, li';
  const used = 'a[href], button, input, select, textarea, [role=tab], [role=option], [role=slider]';
  for (const element of document.querySelectorAll(`${read}, ${used}`)) {
    const box = element.getBoundingClientRect();
    // A text for screen readers alone is a pixel wide.
    if (box.width <= 1 || box.height <= 1 || element.closest('[aria-hidden=true]')) continue;
    const { visibility } = getComputedStyle(element);
    const isOff = box.left < -1 || box.right > clientWidth + 1;
    if (!isOff || visibility === 'hidden' || isInScroller(element)) continue;
    const text = element.textContent || element.getAttribute('aria-label') || element.tagName;
    faults.push(`"${text.slice(0, 40)}" from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
  }
  return faults;
}
