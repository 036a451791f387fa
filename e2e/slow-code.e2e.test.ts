import { broken } from './broken.ts';
import { expect } from './expect.ts';

broken(
  'a screen whose code is slow shows its skeleton, also with the first press in the app',
  async ({ visit }) => {
    const { host, open } = await visit('trader');
    host.breakPath(/^\/assets\/profile-[^/]+\.js$/, { hangs: true });
    // What restores scroll positions and focus is fetched with the first press, too: nothing waits for it.
    host.breakPath(/^\/assets\/Arrivals-[^/]+\.js$/, { hangs: true });
    const tab = await open();
    await tab.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Account' }).click();
    await expect(tab.getByRole('status', { name: 'Loading Account' })).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  },
);
