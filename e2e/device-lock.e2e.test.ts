import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { ownersDevice } from './steps/device.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { signIn } from './steps/signing-in.ts';
import { wordsOf } from './steps/words.ts';

const security = '/pages/setting/security';
const say = wordsOf('en');

journey(
  'a locked device shows nothing of the account until its owner is recognised, who alone can take the lock away',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const opening = { scenario: 'trader', screen: security } as const;
    const tab = await phone.open({ scenario: 'trader' });
    const device = await ownersDevice(tab);
    await followLink(tab, security);
    const state = (id: string) => tab.getByText(say(id), { exact: true });
    await tab.getByRole('button', { name: say('deviceLock.set') }).click();
    await expect(state('deviceLock.isOn')).toBeVisible();
    expect(await device.keyCount()).toBe(1);
    await tab.getByRole('radio', { name: 'Leaving the app' }).click();
    await expect(tab.getByRole('radio', { name: 'Leaving the app' })).toBeChecked();

    await device.heldBy('stranger');
    await phone.reopen(tab, opening);
    await expectScreen(tab, say('lock.title'));
    await expect(tab.getByRole('navigation')).toHaveCount(0);
    await tab.getByRole('button', { name: say('lock.open') }).click();
    await expect(tab.getByRole('alert')).toContainText(say('lock.cancelled'));
    await expectScreen(tab, say('lock.title'));

    await device.heldBy('owner');
    await tab.getByRole('button', { name: say('lock.open') }).click();
    await expectScreen(tab, say('security.title'));

    await device.heldBy('stranger');
    await tab.getByRole('button', { name: say('deviceLock.remove') }).click();
    await expect(tab.getByText(say('deviceLock.cancelled'))).toBeVisible();
    await expect(state('deviceLock.isOn')).toBeVisible();
    await device.heldBy('owner');
    await tab.getByRole('button', { name: say('deviceLock.remove') }).click();
    await expect(tab.getByRole('button', { name: say('deviceLock.set') })).toBeVisible();
    await phone.reopen(tab, opening);
    await expectScreen(tab, say('security.title'));
  },
);

journey('who is not recognised can sign out, and the lock goes with the account', async ({ openPhone }) => {
  const phone = await openPhone();
  const opening = { scenario: 'trader', screen: security } as const;
  const tab = await phone.open({ scenario: 'trader' });
  const device = await ownersDevice(tab);
  await followLink(tab, security);
  await tab.getByRole('button', { name: say('deviceLock.set') }).click();
  await tab.getByRole('radio', { name: 'Leaving the app' }).click();
  await device.heldBy('stranger');
  await phone.reopen(tab, opening);
  await tab.getByRole('button', { name: say('lock.signOut') }).click();
  await expectScreen(tab, 'Sign in');
  await signIn(tab);
  await expectScreen(tab, say('security.title'));
  await expect(tab.getByText(say('deviceLock.isOff'), { exact: true })).toBeVisible();
  await phone.reopen(tab, { ...opening, screen: screens.account });
  await expectScreen(tab, 'Account');
});
