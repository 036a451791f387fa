import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey, type Opening } from './journey.ts';

/** What is heard of a screen by who goes through it by headings, controls and lists: a role, its name and its level. */
const thing =
  /^(?:heading|button|link|textbox|searchbox|radio|switch|list|form|region|group|img) "[^"]*"(?: \[level=\d\])?/;

/** The screen as the browser hands it to a screen reader: a line a thing, in the order in which it is heard. */
async function heard(tab: Page): Promise<readonly string[]> {
  const said = await tab.getByRole('main').ariaSnapshot();
  return said.split('\n').flatMap((line) => thing.exec(line.trim().replace(/^- '?/, ''))?.[0] ?? []);
}

interface Heard {
  readonly opening: Opening;
  readonly screen: readonly string[];
}

const expected: readonly Heard[] = [
  {
    opening: { scenario: 'visitor', screen: '/pages/auth/resetpwd' },
    screen: [
      'button "Back"',
      'heading "Reset your password" [level=1]',
      'textbox "Email"',
      'textbox "Email verification code"',
      'button "Send code"',
      'textbox "New password"',
      'button "Show password"',
      'textbox "New password again"',
      'button "Show password"',
      'button "Set new password"',
      'link "Remembered it? Sign in"',
    ],
  },
  {
    opening: { scenario: 'kyc-not-submitted', screen: '/pages/kycverify/index' },
    screen: [
      'button "Back"',
      'heading "Identity verification" [level=1]',
      'heading "Verify who you are" [level=2]',
      'list "Verification progress"',
      'region "Choose a document"',
      'heading "Choose a document" [level=2]',
      'list "Choose a document"',
      'link "ID card Front and back"',
      'link "Passport The page with your photo"',
      'link "Questions and answers about identity"',
    ],
  },
  {
    opening: { scenario: 'kyc-failed-back', screen: '/pages/kycverify/index' },
    screen: [
      'button "Back"',
      'heading "Identity verification" [level=1]',
      'heading "Unsuccessful" [level=2]',
      'list "Verification progress"',
      'link "Send a new picture"',
      'region "Other ways"',
      'heading "Other ways" [level=2]',
      'list "Other ways"',
      'link "Passport The page with your photo"',
      'link "Contact customer service"',
      'link "Questions and answers about identity"',
    ],
  },
  {
    opening: { scenario: 'kyc-not-submitted', screen: '/pages/kycverify/idcard' },
    screen: [
      'button "Back"',
      'heading "Verify with an ID card" [level=1]',
      'form "Verify with an ID card"',
      'heading "Your details" [level=2]',
      'button "Issuing country or region Choose"',
      'textbox "First name"',
      'textbox "Last name"',
      'textbox "ID card number"',
      'button "Next: pictures"',
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
    opening: { scenario: 'trader', screen: '/pages/profile/share' },
    screen: [
      'button "Back"',
      'heading "Share" [level=1]',
      'region "Invite somebody"',
      'heading "Invite somebody" [level=2]',
      'img "Link to open an account, as a QR code"',
      'button "Copy"',
      'button "Copy"',
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
    opening: { scenario: 'trader', screen: '/pages/setting/loginpwd' },
    screen: [
      'button "Back"',
      'heading "Change login password" [level=1]',
      'textbox "Current login password"',
      'button "Show password"',
      'textbox "New login password"',
      'button "Show password"',
      'textbox "New login password again"',
      'button "Show password"',
      'button "Change password"',
      'link "Forgot the current one?"',
    ],
  },
];

for (const { opening, screen } of expected) {
  journey(
    `a screen reader finds its way on ${opening.screen} in ${opening.scenario}`,
    async ({ openPhone }) => {
      const phone = await openPhone();
      const tab = await phone.open(opening);
      await expect.poll(() => heard(tab)).toEqual(screen);
    },
  );
}
