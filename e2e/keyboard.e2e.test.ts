import { demoUser } from '@meridian/mocks/names';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { press, write } from './steps/keys.ts';
import { expectScreen, openTradeList } from './steps/places.ts';

journey('from sign-in to a bought stock with the keyboard alone', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'visitor' });
  await expectScreen(tab, 'Home');
  const main = tab.getByRole('main');

  await press(tab, main.getByRole('link', { name: 'Sign in' }));
  await expectScreen(tab, 'Sign in');
  await write(tab, tab.getByRole('textbox', { name: 'User ID or email' }), demoUser.email);
  await write(tab, tab.getByRole('textbox', { name: 'Password' }), demoUser.password);
  await tab.keyboard.press('Enter');
  await expectScreen(tab, 'Home');

  await press(tab, main.getByRole('link', { name: /^Microsoft MSFT / }));
  await expectScreen(tab, 'Microsoft');
  await press(tab, tab.getByRole('link', { name: 'Buy long' }));
  await write(tab, tab.getByRole('textbox', { name: 'Quantity' }), '2');
  // Enter in a field leads to the review, Escape back to the form.
  await expect(main.getByRole('button', { name: 'Buy 2 MSFT' })).toBeEnabled();
  await tab.keyboard.press('Enter');
  const sheet = tab.getByRole('dialog', { name: 'Buy 2 MSFT' });
  await expect(sheet).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await press(tab, main.getByRole('button', { name: 'Buy 2 MSFT' }));

  await write(tab, sheet.getByRole('textbox', { name: 'Transaction password' }), demoUser.payPassword);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Bought 2 MSFT' })).toBeVisible();
  await press(tab, tab.getByRole('link', { name: 'See the position' }));
  await expect(tab.getByText('Long · 2 MSFT · 1×')).toBeVisible();
});

journey(
  'a question asked by mistake is left with Escape, and the focus is where it was',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader' });
    await expect(tab.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
    await openTradeList(tab, 'Entrusted');
    const cancel = tab.getByRole('button', { name: 'Cancel order: Buy long 20 Apple' });
    await press(tab, cancel);
    const question = tab.getByRole('alertdialog', { name: 'Are you sure to cancel order' });
    await expect(question).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();
  },
);
