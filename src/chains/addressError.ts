/** Why an address was refused: one closed list for every encoding. */

/**
 * - `empty`: nothing there;
 * - `charset`: a character that no address of this kind has;
 * - `length`: too short or too long;
 * - `checksum`: a typing or copying error;
 * - `wrong_network`: sound, but of another network or a test network;
 * - `encoding`: none of the forms of this network (mixed case, wrong padding, unknown type).
 */
export type AddressError =
  'empty' | 'charset' | 'length' | 'checksum' | 'wrong_network' | 'encoding';
