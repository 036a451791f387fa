import type axe from 'axe-core';
import { startServer } from '@meridian/mocks/server';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { demoUser } from '@meridian/mocks/names';
import { broken } from './broken.ts';
import { expect, patienceMs } from './expect.ts';
import { expectScreen } from './steps/places.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What hinders people who read or work the page another way. Neither its policy nor a phone's width is in the way. */
async function expectSound(tab: Page): Promise<void> {
  await tab.evaluate(axeSource);
  const violations = await tab.evaluate(
    async () => (await (globalThis as unknown as { axe: typeof axe }).axe.run()).violations,
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const { width, targets } = await tab.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    targets: [
      ...document.querySelectorAll('button, select, input:not([type=hidden]), summary, nav a, .row a'),
    ]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ text: each.textContent, height: (each.closest('label.flag') ?? each).clientHeight })),
  }));
  expect(width).toBeLessThanOrEqual(320);
  // Borders are part of what a finger meets.
  expect(targets.filter(({ height }) => height < 42)).toEqual([]);
}

broken(
  'a person on a phone makes a world of the shared sandbox, opens the app on it and lets it go',
  async ({ browser, productionFolder }) => {
    const server = await startServer({ token: 'token-of-this-journey', appFolder: productionFolder });
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, locale: 'en-US' });
    context.setDefaultTimeout(patienceMs);
    try {
      const tab = await context.newPage();
      await tab.goto(`${server.url}/`);
      await expectSound(tab);
      await tab.getByRole('textbox', { name: 'Name' }).fill('anna');
      await tab.getByRole('combobox', { name: 'Scenario' }).selectOption('funded');
      await tab.keyboard.press('Tab');
      await tab.getByRole('button', { name: 'Make' }).press('Enter');
      const card = tab.getByRole('article', { name: 'anna' });
      await expect(card).toBeVisible();
      await expect(tab.getByRole('status')).toHaveText('Done.');

      await card.getByRole('link', { name: 'Open the panel' }).click();
      await tab.getByRole('button', { name: '+ 1 hour' }).click();
      await expect(tab.getByText('clock/advance')).toBeVisible();
      await tab.getByText('Add a fault').click();
      await expectSound(tab);

      await tab.getByRole('link', { name: 'Open the app' }).click();
      await expectScreen(tab, 'Home');
      await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await tab.getByRole('textbox', { name: 'User ID or email' }).fill(demoUser.email);
      await tab.getByRole('textbox', { name: 'Password' }).fill(demoUser.password);
      await tab.keyboard.press('Enter');
      await expectScreen(tab, 'Home');

      await tab.goto(`${server.url}/?language=zh-Hans`);
      await card.getByText('删除').first().click();
      await card.getByRole('button', { name: '删除' }).click();
      await expect(card).toBeHidden();
      expect(server.worlds.list()).toEqual([]);
    } finally {
      await context.close();
      await server.close();
    }
  },
);
