/** Longest session token, in characters: more does not fit beside the other headers of a request. */
const maxTokenLength = 4_096;

/**
 * Whether a text can be sent unchanged as the `authorization` header (spec §7): visible ASCII, spaces inside only.
 * A line break, NUL or emoji makes every call throw before it is sent.
 */
export function isToken(text: string): boolean {
  return text.length <= maxTokenLength && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text);
}
