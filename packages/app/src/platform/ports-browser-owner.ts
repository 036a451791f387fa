import type { DeviceOwner, OwnerAnswer } from './ports/device-lock.ts';

/** ES256 and RS256: what the authenticators of phones and computers make (WebAuthn Level 3, 5.8.5). */
const algorithms = [-7, -257] as const;
/** Of the authenticator's data: the owner was recognised (WebAuthn Level 3, 6.1). */
const flagsAt = 32;
const userVerified = 0b100;

/** Random, since nobody else checks it: the answer proves who holds the device, not who has an account. */
const challenge = () => crypto.getRandomValues(new Uint8Array(32));

/** The device's own authenticator, by WebAuthn. */
export const browserOwner: DeviceOwner = {
  async isOffered() {
    if (typeof PublicKeyCredential === 'undefined') return false;
    return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
  },
  async enrol(personName) {
    try {
      const made = await navigator.credentials.create({
        publicKey: {
          challenge: challenge(),
          rp: { name: 'Meridian' },
          user: { id: challenge(), name: personName, displayName: personName },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            userVerification: 'required',
            residentKey: 'discouraged',
          },
        },
      });
      return made instanceof PublicKeyCredential
        ? { answer: 'owner', key: textOf(new Uint8Array(made.rawId)) }
        : { answer: 'failed', key: null };
    } catch (error) {
      return { answer: whyNot(error), key: null };
    }
  },
  async ask(key) {
    try {
      const given = await navigator.credentials.get({
        publicKey: {
          challenge: challenge(),
          allowCredentials: [{ type: 'public-key', id: bytesOf(key), transports: ['internal'] }],
          userVerification: 'required',
        },
      });
      if (!(given instanceof PublicKeyCredential)) return 'failed';
      const { authenticatorData } = given.response as AuthenticatorAssertionResponse;
      const flags = new Uint8Array(authenticatorData)[flagsAt] ?? 0;
      return (flags & userVerified) === 0 ? 'failed' : 'owner';
    } catch (error) {
      return whyNot(error);
    }
  },
};

/** Browsers say that somebody gave up, or took too long, in one word (WebAuthn Level 3, 5.1.3). */
function whyNot(error: unknown): OwnerAnswer {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
    ? 'cancelled'
    : 'failed';
}

const textOf = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (one) => one.codePointAt(0) ?? 0);
