/** Who may call a host. One that others reach asks for a token, with which every address on it begins. */

export interface Access {
  /** Path below which the host answers, without a slash at its end; empty where it asks for no token. */
  readonly base: string;
  /** Whether a path begins with what the host asks for. */
  admits(pathname: string): boolean;
}

/** For everybody who reaches the host. */
export const openAccess: Access = { base: '', admits: () => true };

/** A path that the app can be given as its base URL, so that each of its calls, sockets and pictures carries the token. */
const prefix = '/t/';

const tokenPattern = /^[\w-]{16,128}$/;

/** @throws RangeError for text that is too short to be a token, or that an address cannot carry as it is. */
export function checkToken(token: string): void {
  if (!tokenPattern.test(token))
    throw new RangeError('A token has 16 to 128 characters: letters, digits, - and _ only.');
}

/**
 * @param isSame compares a given text with the token in a time that does not tell how much of it was right
 * @throws RangeError as {@link checkToken}.
 */
export function tokenAccess(token: string, isSame: (given: string, token: string) => boolean): Access {
  checkToken(token);
  return {
    base: prefix + token,
    admits(pathname) {
      const [given = ''] = pathname.startsWith(prefix) ? pathname.slice(prefix.length).split('/', 1) : [];
      return isSame(given, token);
    },
  };
}

/** What a call without the token hears. */
export const noToken = {
  status: 401,
  message: 'This sandbox asks for its token. The address that it printed at its start has it.',
} as const;
