import path from 'node:path';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { serveDemo } from './serve.ts';

const storybookFolder = path.resolve(import.meta.dirname, '../storybook-static');

// That each story is right is tested where it is not built. Here: the build draws one with a world and one without.
const drawn = [
  { id: 'screens-settings-paypassword--first-time', role: 'heading', name: 'Set a transaction password' },
  { id: 'primitives-checkbox--disabled', role: 'checkbox', name: /./ },
] as const;

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
