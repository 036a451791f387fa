import type { CDPSession, Page } from 'playwright';

/** What asks the device for its owner, in place of a finger or a face: Chromium's virtual authenticator (WebAuthn). */
export interface OwnersDevice {
  /** Who holds it from now on: its owner, or somebody whom it does not recognise. */
  heldBy(whom: 'owner' | 'stranger'): Promise<void>;
  /** How many keys it has made. */
  keyCount(): Promise<number>;
}

/** Gives the tab's device an authenticator of its own. The app asks for it when a screen that needs it opens. */
export async function ownersDevice(tab: Page): Promise<OwnersDevice> {
  const session: CDPSession = await tab.context().newCDPSession(tab);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    heldBy: async (whom) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: whom === 'owner' });
    },
    keyCount: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
