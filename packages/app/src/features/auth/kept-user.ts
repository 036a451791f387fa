import { draftContext, keepDraft } from '#platform/device/drafts.ts';
import type { Ports } from '#platform/ports/ports.ts';

/** The form that signs in, among all drafts: other screens fill in its user. */
export const loginDraft = 'login';

/** The email is filled in when the sign-in opens. */
export function keepUserToSignIn(ports: Ports, email: string): void {
  keepDraft(ports.storage, `${loginDraft}.user`, email.trim(), draftContext(ports));
}

/** The forms that prove an email, among all drafts. */
export const registerDraft = 'register';
export const resetDraft = 'resetPassword';

export function keepEmailToRegister(ports: Ports, email: string): void {
  keepDraft(ports.storage, `${registerDraft}.email`, email.trim(), draftContext(ports));
}
