/** What fields may hold, one rule for each kind of entry (spec §5, DECISIONS 17–19). */
import type { Message } from '#platform/words/messages.ts';
import { isPositive, moneyDecimals, parseAmount, typeAmount } from '#domain/money.ts';
import type { Problem, Rule } from './fields.ts';
import { messages } from './rules.messages.ts';

/** Characters of login passwords and of every new one. */
export const loginPasswordLength = { least: 6, most: 20 } as const;
/** An existing password that is typed again, and a transaction password, have at least as many characters. */
export const payPasswordLength = { least: 6 } as const;
/** Most characters of a code sent by email. */
const codeLength = { most: 6 } as const;

/** Takes everything. */
export const optional = { problemOf: () => null } satisfies Rule<unknown>;

/** Text with something in it to be seen. `missing` says what to enter. */
export function required(missing: Message): Rule<string> {
  return { problemOf: (text) => (text === '' ? { message: missing } : null), tidy: trimmed };
}

/** One of several, or a thing of another kind than text, such as a picture: it is there. */
export function chosen<Value>(missing: Message): Rule<Value | null> {
  return { problemOf: (value) => (value === null ? { message: missing } : null) };
}

/** A statement that has to be agreed to. */
export function agreed(missing: Message): Rule<boolean> {
  return { problemOf: (isAgreed) => (isAgreed ? null : { message: missing }) };
}

/** Who signs in: a user ID or an email (spec §5). */
export const userId = required(messages.userIdMissing);

/** text@text: `a@b` is an email (DECISIONS 18). */
export const email: Rule<string> = {
  problemOf(text) {
    if (text === '') return { message: messages.emailMissing };
    return /^[^\s@]+@[^\s@]+$/.test(text) ? null : { message: messages.emailMalformed };
  },
  // Chinese keyboards write ＠.
  tidy: (text) => trimmed(text.normalize('NFKC')),
};

/** A code from an email: at most 6 characters. */
export const code: Rule<string> = {
  problemOf(text) {
    if (text === '') return { message: messages.codeMissing };
    return lengthOf(text) > codeLength.most ? { message: messages.codeTooLong, values: codeLength } : null;
  },
  tidy: trimmed,
};

/** The login password, to sign in. */
export const loginPassword = secret(
  messages.passwordMissing,
  { message: messages.passwordLength, values: loginPasswordLength },
  loginPasswordLength,
);

/** A login password that is to hold from now on. */
export const newPassword = secret(
  messages.newPasswordMissing,
  { message: messages.passwordLength, values: loginPasswordLength },
  loginPasswordLength,
);

/** The login password once more, before it is changed: it may be older than the rule for new ones. */
export const existingPassword = secret(
  messages.passwordMissing,
  { message: messages.passwordTooShort, values: payPasswordLength },
  payPasswordLength,
);

/** The transaction password in force. */
export const payPassword = secret(
  messages.payPasswordMissing,
  { message: messages.payPasswordTooShort, values: payPasswordLength },
  payPasswordLength,
);

/** A transaction password that is to hold from now on. */
export const newPayPassword = secret(
  messages.newPasswordMissing,
  { message: messages.newPayPasswordTooShort, values: payPasswordLength },
  payPasswordLength,
);

/** The same as another field, so that a slip of the finger locks nobody out. */
export function repeats<Field extends string>(of: Field): Rule<string, Readonly<Record<Field, string>>> {
  return {
    problemOf: (text, values) => (text === values[of] ? null : { message: messages.passwordsDiffer }),
    isSecret: true,
  };
}

/** Not the same as another field: a password that is changed becomes another one. */
export function differsFrom<Field extends string>(
  from: Field,
): Rule<string, Readonly<Record<Field, string>>> {
  return {
    problemOf: (text, values) => (text === values[from] ? { message: messages.passwordUnchanged } : null),
    isSecret: true,
  };
}

/** Several rules for one field: the first that does not hold is said. */
export function allOf<Value, Values>(...rules: readonly Rule<Value, Values>[]): Rule<Value, Values> {
  return {
    problemOf: (value, values) => firstOf(rules, (rule) => rule.problemOf(value, values)),
    tidy: (value) => rules.reduce((text, rule) => rule.tidy?.(text) ?? text, value),
    isSecret: rules.some(({ isSecret }) => isSecret === true),
  };
}

/** Money: above zero, at most 2 decimals unless said otherwise; `.5` becomes `0.5` (DECISIONS 19). */
export function amount({ decimals = moneyDecimals }: { decimals?: number } = {}): Rule<string> {
  return {
    problemOf(text) {
      const value = typeAmount(text, { decimals }) === null ? null : parseAmount(text);
      if (value === null) return { message: messages.amountWrong };
      return isPositive(value) ? null : { message: messages.amountNotPositive };
    },
    tidy: (text) => typeAmount(text, { decimals })?.replace(/\.$/, '') ?? text,
  };
}

function secret(
  missing: Message,
  wrong: Problem,
  { least, most = Number.POSITIVE_INFINITY }: { readonly least: number; readonly most?: number },
): Rule<string> {
  return {
    problemOf(text) {
      if (text === '') return { message: missing };
      const length = lengthOf(text);
      return length < least || length > most ? wrong : null;
    },
    isSecret: true,
  };
}

function trimmed(text: string): string {
  return text.trim();
}

/** By character as a person counts, not by UTF-16 unit. */
function lengthOf(text: string): number {
  return [...text].length;
}

function firstOf<T>(rules: readonly T[], problemOf: (rule: T) => Problem | null): Problem | null {
  for (const rule of rules) {
    const problem = problemOf(rule);
    if (problem !== null) return problem;
  }
  return null;
}
