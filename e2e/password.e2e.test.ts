import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';

journey(
  'a new login password leaves this device signed in, in its other tab and over a reload',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader', screen: '/pages/setting/loginpwd' });
    const beside = await phone.open({ scenario: 'trader', screen: screens.account });
    await expect(beside.getByText('User ID demo')).toBeVisible();

    await tab.getByLabel('Current login password', { exact: true }).fill('meridian1');
    await tab.getByLabel('New login password', { exact: true }).fill('harbour-light-9');
    await tab.getByLabel('New login password again', { exact: true }).fill('harbour-light-9');
    await tab.getByRole('button', { name: 'Change password' }).click();
    await expectScreen(tab, 'Settings');

    await beside.getByRole('link', { name: 'Trade', exact: true }).click();
    await expectScreen(beside, 'Trade');
    await phone.reopen(tab, { scenario: 'trader', screen: screens.account });
    await expect(tab.getByText('User ID demo')).toBeVisible();
    await phone.reopen(beside, { scenario: 'trader', screen: screens.account });
    await expect(beside.getByText('User ID demo')).toBeVisible();
  },
);
