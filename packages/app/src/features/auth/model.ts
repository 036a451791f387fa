import { loginPasswordLength } from '#forms/rules.ts';

/** What is said of a password while it is typed. Advice only: what a rule forbids, the rule says (spec §5). */

/** `least`: characters are missing; `guessable`: others would find it soon; `good`: nothing to say against it. */
export type PasswordAdvice =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly characters: number }
  | { readonly kind: 'guessable' }
  | { readonly kind: 'fair' }
  | { readonly kind: 'good' };

/** Characters of a password that needs no second kind of them. */
const longEnough = 14;

/** What thousands of people choose first. */
const firstGuesses = /^(?:password|passw0rd|qwerty|iloveyou|welcome|meridian|letmein|abc123|admin)/i;

/** @param email what goes with it: a part of it is the first that is tried */
export function passwordAdvice(password: string, email: string): PasswordAdvice {
  const characters = [...password];
  const { least } = loginPasswordLength;
  if (characters.length === 0) return { kind: 'none' };
  if (characters.length < least) return { kind: 'missing', characters: least - characters.length };
  if (isGuessable(password, email)) return { kind: 'guessable' };
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password));
  return { kind: characters.length >= longEnough || kinds.length >= 3 ? 'good' : 'fair' };
}

function isGuessable(password: string, email: string): boolean {
  const name = email.split('@')[0] ?? '';
  if (name.length >= 3 && password.toLowerCase().includes(name.toLowerCase())) return true;
  return firstGuesses.test(password) || new Set(password).size <= 3 || isRun(password);
}

/** 123456, fedcba: each character the neighbour of the one before. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
