/** The last four characters of a number: what tells one's own cards apart, and nobody else anything. */
export function masked(number: string): string {
  return `•••• ${number.replaceAll(/\s/g, '').slice(-4)}`;
}

/** Both ends of an address, by which people compare two. */
export function shortAddress(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-4)}`;
}
