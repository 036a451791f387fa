import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { closePanel, openPanel } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';

journey('a tester goes on as a new customer, who sees nothing of the one before', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'trader', screen: screens.trade('Holdings') });
  await expectScreen(tab, 'Trade');
  const holding = tab.getByRole('link', { name: /AAPL/ }).first();
  await expect(holding).toBeVisible();

  const panel = await openPanel(tab, 'look');
  await panel.getByRole('button', { name: 'Sign in as a new customer' }).click();
  await expect(panel.getByText(/^Signed in as .+ · demo-2$/)).toBeVisible();
  await closePanel(panel);
  await expect(holding).toBeHidden();
  await expect(tab.getByText('You hold nothing yet')).toBeVisible();

  await openPanel(tab, 'look');
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(panel.getByText('Signed in as Alex Morgan · demo')).toBeVisible();
  await closePanel(panel);
  await expect(holding).toBeVisible();
});
