/** Messages as they are read: on a wide window, in two tabs, with marking that fails, and without a network. */
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { loseConnection, regainConnection } from './steps/connection.ts';
import { endFaults } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';

const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false } as const;
const inbox = '/pages/notice/index';

const pane = (tab: Page, label: string): Locator => tab.getByRole('region', { name: label, exact: true });
const titleOf = (message: Locator): Locator =>
  message.getByRole('article').getByRole('heading', { level: 2 });

journey(
  'on a wide window: messages are walked beside their list, and a record leads back to its message',
  async ({ openPhone }) => {
    const window = await openPhone(desk);
    const tab = await window.open({ scenario: 'inbox-full', screen: inbox });
    const [list, message] = [pane(tab, 'Messages'), pane(tab, 'Message')];
    await expect(list.getByText('12 unread')).toBeVisible();
    await expect(message.getByText('Select a message')).toBeVisible();

    await tab.keyboard.press('ArrowDown');
    await expect(titleOf(message)).toHaveText('Identity verified');
    await expect(list.getByText('11 unread')).toBeVisible();
    await tab.keyboard.press('ArrowDown');
    await expect(titleOf(message)).toHaveText('SOLUSDT is at risk of forced closing');
    await expect(list.getByText('10 unread')).toBeVisible();
    await expect(list.getByRole('link', { name: /^SOLUSDT is at risk/ })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await message.getByRole('link', { name: 'See the Solana position' }).click();
    await expectScreen(tab, /Solana/);
    await expect(list.getByText('10 unread')).toBeVisible();
    await pane(tab, 'Position').getByRole('button', { name: 'Back' }).click();
    await expect(titleOf(message)).toHaveText('SOLUSDT is at risk of forced closing');

    // The list and the message outlast a reload.
    await tab.reload();
    await expect(titleOf(message)).toHaveText('SOLUSDT is at risk of forced closing');
    await expect(list.getByText('10 unread')).toBeVisible();

    // The whole walk is one step of the history, and the list is the step before it.
    await tab.goBack();
    await expectScreen(tab, 'Messages');
    await expect(message.getByText('Select a message')).toBeVisible();
  },
);

journey('what is read in one tab is read in the other, by itself', async ({ openPhone }) => {
  const phone = await openPhone();
  const bell = await phone.open({ scenario: 'inbox-full' });
  await expect(bell.getByRole('link', { name: 'Messages 12 unread' })).toBeVisible();
  const tab = await phone.open({ scenario: 'inbox-full', screen: inbox });
  await tab.getByRole('link', { name: 'Unread Identity verified' }).click();
  await expect(tab.getByRole('article')).toContainText('Your identity has been verified.');
  await expect(bell.getByRole('link', { name: 'Messages 11 unread' })).toBeVisible();

  await bell.getByRole('link', { name: 'Messages 11 unread' }).click();
  await bell.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell.getByText('All read')).toBeVisible();
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab.getByText('All read')).toBeVisible();
  await expect(tab.getByRole('link', { name: /^Unread / })).toHaveCount(0);
});

journey(
  'what is not known to be marked as read stays unread, until it is tried again',
  async ({ openPhone }) => {
    const phone = await openPhone();
    phone.expectTrouble(/Failed to load resource/);
    const unanswered = { on: 'http', kind: 'http', value: 500, target: 'content.markMessagesRead' } as const;
    const tab = await phone.open({ scenario: 'inbox-full', screen: inbox, faults: [unanswered] });
    await tab.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(tab.getByText('It is not known whether this was marked as read')).toBeVisible();
    await expect(tab.getByText('12 unread')).toBeVisible();
    await tab.getByRole('link', { name: 'Unread Identity verified' }).click();
    await expect(tab.getByText('It is not known whether this was marked as read')).toBeVisible();
    await expect(tab.getByRole('article')).toContainText('Your identity has been verified.');

    await endFaults(tab);
    await tab.getByRole('button', { name: 'Retry' }).click();
    await expect(tab.getByText('It is not known whether this was marked as read')).toBeHidden();
    await tab.getByRole('button', { name: 'Back' }).click();
    await expect(tab.getByText('11 unread')).toBeVisible();
  },
);

journey(
  'offline: the messages that were read stay, one that was not comes when the network is back',
  async ({ openPhone }) => {
    const window = await openPhone(desk);
    const tab = await window.open({ scenario: 'inbox-full', screen: inbox });
    const [list, message] = [pane(tab, 'Messages'), pane(tab, 'Message')];
    await list.getByRole('link', { name: 'Unread Identity verified' }).click();
    await expect(message.getByRole('article')).toContainText('Your identity has been verified.');
    await expect(list.getByText('11 unread')).toBeVisible();

    await loseConnection(window, tab);
    await list.getByRole('link', { name: /META order cancelled$/ }).click();
    await expect(message.getByRole('button', { name: 'Retry' })).toBeVisible();
    await list.getByRole('link', { name: /^Identity verified$/ }).click();
    await expect(message.getByRole('article')).toContainText('Your identity has been verified.');
    await list.getByRole('link', { name: /META order cancelled$/ }).click();

    await regainConnection(window, tab);
    await expect(titleOf(message)).toHaveText('META order cancelled');
    await expect(list.getByText('10 unread')).toBeVisible();
  },
);
