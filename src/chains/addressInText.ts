/** What a shopper pastes: an address, or a payment link with an address in it. */

/**
 * Finds the address in a pasted text: as it is, after a link's scheme, or as the receiver of a token
 * link. Spaces inside are drawn by some wallets and belong to no address.
 */
export function extractAddress(text: string): string {
  const plain = text.replace(/\s/g, '');
  const receiver = /\/transfer\?(?:.*&)?address=([^&]*)/.exec(plain)?.[1];
  return receiver ?? plain.replace(/^[a-z]+:(?:\/\/|pay-)?/i, '').replace(/[@/?].*$/, '');
}
