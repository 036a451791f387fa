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
    const account = tab
      .getByRole('navigation', { name: 'Main places' })
      .getByRole('link', { name: 'Account' });
    // In the picture after the press, long before anything of the screen is there.
    const [heading, current] = await account.evaluate(async (link: HTMLElement) => {
      const isSelected = () => link.ariaCurrent ?? link.getAttribute('aria-current');
      link.click();
      await new Promise(requestAnimationFrame);
      return [document.querySelector('h1')?.textContent, isSelected()];
    });
    expect(heading).not.toBe('Account');
    expect(current).toBe('page');
    const line = tab.locator('[data-progress-line]');
    await expect(line).toBeVisible();
    // What comes within 150 ms has none.
    const shown = await line.evaluate((element) =>
      [149, 150].map((ms) => {
        for (const animation of element.getAnimations()) animation.currentTime = ms;
        return getComputedStyle(element).visibility;
      }),
    );
    expect(shown).toEqual(['hidden', 'visible']);
    await expect(tab.getByRole('status', { name: 'Loading Account' })).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  },
);
