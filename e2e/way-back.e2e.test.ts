import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink } from './steps/places.ts';

journey(
  'the way back leads to the same line of a list of thousands that has grown',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'long-history', screen: screens.statement('BALANCE') });
    const main = tab.getByRole('main');
    for (const shown of ['50', '100', '150']) {
      await expect(main.getByText(`${shown} of 3,000 lines`)).toBeVisible();
      await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    }
    await expect(main.getByText('200 of 3,000 lines')).toBeVisible();
    const day = main.getByRole('list', { name: /^Movements on / }).last();
    await day.evaluate((list) => list.scrollIntoView({ block: 'center' }));
    const name = (await day.getAttribute('aria-label')) ?? '';
    const same = main.getByRole('list', { name, exact: true });
    await expect(same).toBeInViewport();
    const before = (await same.boundingBox())?.y;
    const shown = await main.getByText(/ of 3,000 lines$/).innerText();

    await followLink(tab, screens.account);
    await expectScreen(tab, 'Account');
    await tab.goBack();

    await expectScreen(tab, 'Statement');
    await expect(main.getByText(shown, { exact: true })).toBeAttached();
    await expect(same).toBeInViewport();
    await expect(async () => {
      expect(Math.abs(((await same.boundingBox())?.y ?? Number.NaN) - (before ?? 0))).toBeLessThan(4);
    }).toPass();
  },
);
