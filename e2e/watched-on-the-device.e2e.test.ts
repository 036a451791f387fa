import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { signIn } from './steps/signing-in.ts';
import { searchFor, watch } from './steps/watching.ts';
import { wordsOf } from './steps/words.ts';

journey(
  'what a visitor watches stays on the device, and joins the account’s watchlist when they sign in',
  async ({ openPhone }) => {
    const say = wordsOf('en');
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'visitor', screen: screens.stockQuote('INTC', 'Intel') });
    await expectScreen(tab, 'Intel');
    await watch(tab, say, 'Kept on this device');
    await followLink(tab, screens.search);
    const found = await searchFor(tab, say, 'solana');
    await found.first().getByRole('button', { name: 'Add SOLUSDT Crypto to watchlist' }).click();
    await expect(found.first().getByRole('button', { pressed: true })).toBeVisible();

    // A reload is what a device has to survive.
    await followLink(tab, screens.watchlist);
    await tab.reload();
    await expectScreen(tab, 'Watchlists');
    const main = tab.getByRole('main');
    const watched = main.getByRole('list', { name: 'Watchlists' }).getByRole('listitem');
    await expect(watched).toHaveCount(2);
    await expect(main.getByText('Kept on this device')).toBeVisible();

    await main.getByRole('link', { name: 'Sign in' }).click();
    await signIn(tab);
    await expectScreen(tab, 'Watchlists');
    await expect(tab.getByText('2 products from this device joined your watchlist')).toBeVisible();
    await expect(main.getByText('Kept on this device')).toBeHidden();
    for (const name of ['Apple', 'Intel', 'Solana']) {
      await expect(watched.filter({ hasText: name })).toHaveCount(1);
    }

    // With the account now, and no longer with the device.
    await followLink(tab, screens.account);
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expectScreen(tab, 'Sign in');
    await followLink(tab, screens.watchlist);
    await expect(tab.getByRole('heading', { name: 'Sign in to see your watchlist' })).toBeVisible();
  },
);
