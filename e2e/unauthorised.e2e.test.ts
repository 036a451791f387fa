import { describe } from 'vitest';
import { envelopeOf, errorPage } from './broken-host.ts';
import { broken } from './broken.ts';
import { expect } from './expect.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';

const anyCall = /^\/w\/[^/]+\//;
const signingIn = /\/loginByUsername$/;

/** Every kind of screen that shows something of the customer's own. */
const ofTheirOwn = {
  Home: '/',
  Markets: screens.markets,
  Watchlists: screens.watchlist,
  Trade: screens.trade('Holdings'),
  Account: screens.account,
  'a quote': screens.stockQuote('AAPL', 'Apple'),
  'a ticket': screens.stockTicket('AAPL', 'Apple'),
  'a position': screens.stockPosition('AAPL', 'Apple'),
  'closing a position': screens.stockClose('AAPL', 'Apple'),
  'a statement': screens.statement('STOCK'),
  'identity verification': screens.kyc,
};

describe('a proxy that turns a customer away with a page of its own ends the session', () => {
  for (const [name, screen] of Object.entries(ofTheirOwn)) {
    broken(`and leads from ${name} to sign-in, which says why`, async ({ visit }) => {
      const { host, open } = await visit('trader');
      for (const status of [401, 403]) {
        host.breakPath(anyCall, errorPage(status));
        const tab = await open(screen);
        // The notice goes by itself, and is said to readers beside it.
        await expect(tab.getByText('Login Expired').first()).toBeVisible();
        await expectScreen(tab, 'Sign in');
        await tab.close();
      }
    });
  }
});

describe('a visitor whom the same proxy turns away', () => {
  for (const [name, screen] of Object.entries({
    Home: '/',
    Markets: screens.markets,
    Apple: screens.stockQuote('AAPL', 'Apple'),
  })) {
    broken(`stays on ${name} and says what could not be loaded`, async ({ visit }) => {
      const { host, open } = await visit('visitor');
      host.breakPath(anyCall, errorPage(401));
      const tab = await open(screen);
      await expect(tab.getByText(/^Couldn't load /).first()).toBeVisible();
      await expectScreen(tab, name);
    });
  }
});

broken('a sign-in that is answered without a token says so, and keeps what was typed', async ({ visit }) => {
  const { host, open } = await visit('visitor');
  const user = { userLoginId: 'demo', hasPayPassword: true };
  host.breakPath(signingIn, envelopeOf({ token: '', user }));
  const tab = await open(screens.login);
  await tab.getByRole('textbox', { name: 'User ID or email' }).fill('demo');
  await tab.getByRole('textbox', { name: 'Password' }).fill('meridian1');
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(tab.getByText(/The answer could not be read/)).toBeVisible();
  await expectScreen(tab, 'Sign in');
  await expect(tab.getByText('Please Enter User ID')).toBeHidden();
  await expect(tab.getByRole('textbox', { name: 'User ID or email' })).toHaveValue('demo');
  host.breakPath(signingIn, null);
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expectScreen(tab, 'Home');
});
