import { broken } from './broken.ts';
import { expect } from './expect.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, openTradeList } from './steps/places.ts';
import { signIn } from './steps/signing-in.ts';
import { chooseLimit, confirm, typeQuantity } from './steps/trading.ts';

const twoDaysMs = 2 * 24 * 60 * 60_000;

broken(
  'an order that was carried out, answered with an expired session by a server two days ahead, is found and sent once',
  async ({ visit }) => {
    const { host, open } = await visit('funded');
    const tab = await open(screens.stockTicket('AAPL', 'Apple'));
    await typeQuantity(tab, '9');
    await chooseLimit(tab, '210.25');
    const orders = /\/stock\/create$/;
    host.breakPath(orders, {
      status: 401,
      type: 'application/json',
      body: JSON.stringify({ code: 401, msg: 'Login Expired', data: null }),
      dateMs: host.world.now() + twoDaysMs,
      isCarriedOut: true,
    });
    await confirm(tab, /^Buy 9 AAPL at /);
    await expectScreen(tab, 'Sign in');
    host.breakPath(orders, null);
    await signIn(tab);

    // What was sent is remembered, and looked up before anything is sent again.
    await expectScreen(tab, 'Apple');
    await expect(tab.getByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
    await expect(tab.getByText(/The answer did not come through, but your order had arrived/)).toBeVisible();
    expect(host.asked(orders)).toBe(1);
    await openTradeList(tab, 'Entrusted');
    // Its heads are a row as well.
    await expect(tab.getByRole('table', { name: 'Entrusted' }).getByRole('row')).toHaveCount(2);
  },
);
