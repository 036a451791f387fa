/**
 * The address in the text of a QR code. Wallets write it alone, or in an address of its coin with an amount behind it (BIP 21), or
 * as a transfer of a token to it (EIP-681). Empty where the text names none.
 */
export function addressInQr(text: string): string {
  const { body = '' } =
    /^(?:[a-z][\da-z+.-]*:(?:\/\/)?(?:pay-)?)?(?<body>.*)$/is.exec(text.trim())?.groups ?? {};
  const [target = '', query = ''] = body.split('?');
  // What is before the call of a contract is the token, not who receives it.
  const isCall = /^[^/]*\/\w/.test(target);
  const address = isCall
    ? (new URLSearchParams(query).get('address') ?? '')
    : (target.split(/[/@]/)[0] ?? '');
  // In capitals a code is smaller; Bech32 means the same in either.
  return /^BC1[\dA-Z]+$/.test(address) ? address.toLowerCase() : address;
}
