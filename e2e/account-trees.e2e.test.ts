import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { ownersDevice } from './steps/device.ts';
import { heard, journeysOfHearing } from './steps/hearing.ts';
import { followLink } from './steps/places.ts';

journeysOfHearing([
  {
    opening: { scenario: 'trader', screen: '/pages/setting/index' },
    screen: [
      'button "Back"',
      'heading "Settings" [level=1]',
      'region "Language and display"',
      'heading "Language and display" [level=2]',
      'heading "Language" [level=3]',
      'radiogroup "Language"',
      'radio "English"',
      'radio "简体中文"',
      'radio "繁體中文"',
      'heading "Appearance" [level=3]',
      'radiogroup "Appearance"',
      'radio "System"',
      'radio "Light"',
      'radio "Dark"',
      'heading "Price colours" [level=3]',
      'radiogroup "Price colours"',
      'radio "Green up"',
      'radio "Red up"',
      'radio "Colour-blind safe"',
      'heading "Display density" [level=3]',
      'radiogroup "Display density"',
      'radio "Comfortable"',
      'radio "Compact"',
      'heading "Dates" [level=3]',
      'radiogroup "Dates"',
      'radio "11/18/2026"',
      'radio "Nov 18, 2026"',
      'region "Privacy"',
      'heading "Privacy" [level=2]',
      'switch "Hide balances"',
      'region "Security"',
      'heading "Security" [level=2]',
      'list "Security"',
      'link "Transaction password"',
      'link "Login password"',
      'region "Data on this device"',
      'heading "Data on this device" [level=2]',
    ],
  },
  {
    opening: { scenario: 'trader', screen: '/pages/setting/security' },
    screen: [
      'button "Back"',
      'heading "Security" [level=1]',
      'heading "Your account is well protected" [level=2]',
      'region "What protects your account"',
      'heading "What protects your account" [level=2]',
      'list "What protects your account"',
      'link "Identity Verified"',
      'link "Transaction password Confirms orders, transfers and withdrawals Set"',
      'link "Login password Change it if anybody may know it Set"',
      'link "Email demo@meridian.example. To change it, ask customer service Confirmed"',
      'link "Data on this device Clear it in Settings if others use this device None"',
      'region "Lock of this device"',
      'heading "Lock of this device" [level=2]',
      'link "Questions and answers about security"',
    ],
  },
  {
    opening: { scenario: 'trader', screen: '/pages/setting/loginpwd' },
    screen: [
      'button "Back"',
      'heading "Change login password" [level=1]',
      'textbox "Current login password"',
      'button "Show: Current login password"',
      'textbox "New login password"',
      'button "Show: New login password"',
      'textbox "New login password again"',
      'button "Show: New login password again"',
      'button "Change password"',
      'link "Forgot the current one?"',
    ],
  },
  {
    opening: { scenario: 'trader', screen: '/pages/profile/share' },
    screen: [
      'button "Back"',
      'heading "Share" [level=1]',
      'region "Invite somebody"',
      'heading "Invite somebody" [level=2]',
      'img "Link to open an account, as a QR code"',
      'button "Copy Link"',
      'button "Copy Invitation code"',
      'button "Save as a picture"',
      'region "Get the app"',
      'heading "Get the app" [level=2]',
      'list "Get the app"',
      'link "iPhone and iPad get.meridian.example"',
      'link "Android get.meridian.example"',
      'link "In a browser app.meridian.example"',
    ],
  },
  {
    opening: { scenario: 'trader', screen: '/pages/service/index' },
    screen: [
      'button "Back"',
      'heading "Customer service" [level=1]',
      'region "Questions and answers"',
      'heading "Questions and answers" [level=2]',
      'search',
      'searchbox "Search the answers"',
      'group "Topics"',
      'button "Identity"',
      'button "Deposits"',
      'button "Withdrawals"',
      'button "Trading"',
      'button "Fees"',
      'button "Margin and stop-out"',
      'button "New shares"',
      'button "Following"',
      'button "Security"',
      'heading "Why do I have to verify my identity?" [level=3]',
      'button "Why do I have to verify my identity?"',
      'heading "Which documents can I use, and what should the pictures look like?" [level=3]',
      'button "Which documents can I use, and what should the pictures look like?"',
      'heading "My documents were refused, or the review takes longer than 24 hours. What now?" [level=3]',
      'button "My documents were refused, or the review takes longer than 24 hours. What now?"',
      'region "Reach us"',
      'heading "Reach us" [level=2]',
      'list "Reach us"',
      'link "Chat on our website At all hours"',
      'link "Write an email service@meridian.example · At all hours"',
      'link "Call +852 3010 0142 · Monday to Friday, 09:00 to 18:00 (Hong Kong)"',
      'region "What helps us to help you"',
      'heading "What helps us to help you" [level=2]',
      'textbox "Details for customer service"',
      'button "Copy Report"',
      'link "Send it by email"',
    ],
  },
]);

journey(
  'an answer is a place of its own while it is open, and is not heard while it is closed',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader', screen: '/pages/service/index' });
    const title = 'Why do I have to verify my identity?';
    const question = tab.getByRole('button', { name: title });
    const answer = tab.getByRole('region', { name: title });
    await question.click();
    await expect(answer).toContainText('The law asks');
    await question.click();
    await expect(answer).toHaveCount(0);
    await expect(tab.getByRole('main').getByRole('region')).toHaveCount(3);
  },
);

journey(
  'the lock of a device is heard with its choices, and a locked app with the ways out alone',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const security = '/pages/setting/security';
    const tab = await phone.open({ scenario: 'trader' });
    await ownersDevice(tab);
    await followLink(tab, security);
    await tab.getByRole('button', { name: 'Set up the lock' }).click();
    await tab.getByRole('radio', { name: 'Leaving the app' }).click();
    const fromTheLock = async (): Promise<readonly string[]> => {
      const screen = await heard(tab);
      return screen.slice(screen.indexOf('region "Lock of this device"'));
    };
    await expect
      .poll(fromTheLock)
      .toEqual([
        'region "Lock of this device"',
        'heading "Lock of this device" [level=2]',
        'radiogroup "Lock after"',
        'radio "Leaving the app"',
        'radio "1 minute"',
        'radio "5 minutes"',
        'radio "15 minutes"',
        'button "Remove the lock"',
        'link "Questions and answers about security"',
      ]);
    await phone.reopen(tab, { scenario: 'trader', screen: security });
    await expect
      .poll(() => heard(tab))
      .toEqual(['heading "Meridian is locked" [level=1]', 'button "Unlock"', 'button "Sign out instead"']);
  },
);
