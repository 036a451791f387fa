import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { closePanel, chooseScenario, endFaults, openPanel } from './steps/panel.ts';
import { expectScreen, goTo, openTradeList } from './steps/places.ts';
import { buyAtMarket, confirm, typeQuantity } from './steps/trading.ts';

journey('a link opens the demo in its situation, and the panel picks another', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'kyc-failed' });
  await goTo(tab, 'Account');
  await tab.getByRole('link', { name: /^Identity verification Unsuccessful/ }).click();
  await expectScreen(tab, 'Identity verification');
  await expect(tab.getByText('Unsuccessful', { exact: true }).first()).toBeVisible();
  await expect(tab.getByRole('main')).toContainText(/blurred|not sharp|unclear|cannot be read/i);

  await chooseScenario(tab, 'kyc-pending');
  await expectScreen(tab, 'Identity verification');
  const panel = await openPanel(tab);
  await expect(panel.getByRole('link', { name: /^kyc-pending .*Now$/ })).toBeVisible();
  await closePanel(panel);
  await expect(tab.getByText('Your documents are under review')).toBeVisible();
});

journey('an unknown situation, and impossible faults, are named in the panel', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.openAddress(
    '?scenario=no-such&fault=late@market.topList&fault=slow=10@market.topList',
  );
  await expectScreen(tab, 'Home');
  const panel = await openPanel(tab);
  await expect(panel.getByText('There is no situation named no-such; this is the usual one.')).toBeVisible();
  await expect(panel.getByText('A fault in the address was not understood')).toBeVisible();
  await expect(panel.getByText(/"late" is none of slow, down,/)).toBeVisible();
  await panel.getByRole('tab', { name: /^Faults/ }).click();
  await expect(panel.getByText('slow=10@market.topList', { exact: true })).toBeVisible();
  await closePanel(panel);
  await endFaults(tab);
});

journey(
  'two tabs of a situation share its world: an order made in one appears in the other',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const first = await phone.open({ scenario: 'funded', screen: screens.trade('Entrusted') });
    await expect(first.getByRole('heading', { name: 'No orders are waiting' })).toBeVisible();
    const second = await phone.open({ scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });

    await typeQuantity(second, '3');
    await second.getByRole('radiogroup', { name: 'Order type' }).getByText('Limit', { exact: true }).click();
    await second.getByRole('textbox', { name: 'Limit price' }).fill('201');
    await confirm(second, /^Buy 3 AAPL at /);
    await expect(second.getByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
    await expect(first.getByRole('row', { name: 'Buy long 3 Apple' })).toBeVisible();

    await first.getByRole('button', { name: 'Cancel order: Buy long 3 Apple' }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(first.getByRole('heading', { name: 'No orders are waiting' })).toBeVisible();
    await openTradeList(second, 'Entrusted');
    await expect(second.getByRole('heading', { name: 'No orders are waiting' })).toBeVisible();
  },
);

journey('two situations are two worlds', async ({ openPhone }) => {
  const phone = await openPhone();
  const funded = await phone.open({ scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });
  await buyAtMarket(funded, '3', 'AAPL');
  const approved = await phone.open({ scenario: 'kyc-approved', screen: screens.trade('Holdings') });
  await expect(approved.getByRole('heading', { name: 'You hold nothing yet' })).toBeVisible();
});
