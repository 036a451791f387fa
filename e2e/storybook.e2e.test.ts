import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { serveDemo } from './serve.ts';

const storybookFolder = path.resolve(import.meta.dirname, '../storybook-static');

// That each story is right is tested where it is not built. Here: the build draws one with a world and one without.
const drawn = [
  { id: 'screens-settings-paypassword--first-time', role: 'heading', name: 'Set a transaction password' },
  { id: 'primitives-checkbox--disabled', role: 'checkbox', name: /./ },
] as const;

/** The built Storybook with its own frame, at this address of it. */
async function openAt(
  { browser, onTestFinished }: { browser: Browser; onTestFinished(end: () => Promise<void>): void },
  address: string,
): Promise<Page> {
  const storybook = await serveDemo(storybookFolder);
  onTestFinished(() => storybook.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => page.close());
  await page.goto(`${storybook.url}${address}`);
  return page;
}

journey(
  'the panel below a story is there where the story has controls',
  async ({ browser, onTestFinished }) => {
    const page = await openAt({ browser, onTestFinished }, '?path=/story/screens-auth-login--ready');
    const panel = page.locator('#storybook-panel-root');
    const frame = page.frameLocator('#storybook-preview-iframe');
    await expect(frame.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(panel).toBeHidden();
    const other = new URL(page.url());
    other.search = '?path=/story/primitives-checkbox--disabled';
    await page.goto(other.href);
    await expect(frame.getByRole('checkbox')).toBeVisible();
    await expect(panel).toBeVisible();
  },
);

journey(
  'a journey is stepped through in the panel below it, back to its beginning and forwards',
  async ({ browser, onTestFinished }) => {
    const page = await openAt({ browser, onTestFinished }, '?path=/story/journeys-close-half--close-half');
    const frame = page.frameLocator('#storybook-preview-iframe');
    const panel = page.locator('#storybook-panel-root');
    await expect(panel.getByText('See what is left', { exact: true })).toBeVisible();
    await expect(frame.getByText(/Long · 30 AAPL · 2×/)).toBeVisible();
    await panel.getByRole('button', { name: 'Go to start' }).click();
    await expect(frame.getByText(/Long · 30 AAPL · 2×/)).toBeHidden();
    await panel.getByRole('button', { name: 'Go to end' }).click();
    await expect(frame.getByText(/Long · 30 AAPL · 2×/)).toBeVisible();
  },
);

journey('the welcome page has the window’s width', async ({ browser, onTestFinished }) => {
  const page = await openAt({ browser, onTestFinished }, '?path=/story/welcome--by-role');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { name: 'Meridian' })).toBeVisible();
  const size = await page.locator('#storybook-preview-iframe').boundingBox();
  expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(1280);
});

journey(
  'what a docs page shows as do and don’t has the looks of the app',
  async ({ browser, onTestFinished }) => {
    const page = await openAt(
      { browser, onTestFinished },
      'iframe.html?viewMode=docs&id=patterns-quoterow--docs',
    );
    const link = page.locator('.docs-pair a').first();
    await expect(link).toBeVisible();
    await expect(link).toHaveCSS('text-decoration-line', 'none');
  },
);

for (const { id, role, name } of drawn) {
  journey(`the built Storybook draws ${id} from any static host`, async ({ browser, onTestFinished }) => {
    const storybook = await serveDemo(storybookFolder);
    onTestFinished(() => storybook.close());
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${storybook.url}iframe.html?viewMode=story&id=${id}`);
    await expect(page.getByRole(role, { name })).toBeVisible();
  });
}
