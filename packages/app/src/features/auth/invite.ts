import { maxIdLength } from '@meridian/api';

/** What an invitation code is made of: letters, digits and hyphens. */
const codePattern = /^[\p{L}\d-]+$/u;

/** The invitation code that a QR code holds: by itself, or in the link that was shared (spec §2). Null where it holds none. */
export function inviteIn(text: string): string | null {
  const [, inLink] = /[?&]inviteCode=([^&#\s]+)/.exec(text) ?? [];
  const code = inLink === undefined ? text.trim() : decoded(inLink);
  return code.length <= maxIdLength && codePattern.test(code) ? code : null;
}

/** Text of a link; what is badly encoded is no code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
