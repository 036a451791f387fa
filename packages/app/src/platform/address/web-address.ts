/** Longest address of a page, in characters. */
const maxLength = 2_048;

/** This very machine, where developers and tests have their pages. */
const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A page of the web that an address may lead to: https, without a name and password in it (they make `bank.com@evil.com`
 * look like a bank). Null for anything else.
 */
export function webAddress(text: string): URL | null {
  if (text.length > maxLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname));
  return isSafe && url.username === '' && url.password === '' ? url : null;
}

/** Whether a page is on one of the hosts. The whole name counts, and the port: nothing below a host is meant by it. */
export function isOnHost({ host }: URL, hosts: readonly string[]): boolean {
  return hosts.includes(host);
}
