/**
 * The smallest contract that pays as a token does (EIP-20): `transfer` with its event, `balanceOf` and
 * `decimals`, and `symbol` if it is given. Written as instructions of the EVM, so that no compiler is needed to read or to build it.
 */
import { hexToBytes } from '@noble/hashes/utils.js';

const OPCODES = {
  ADD: 0x01,
  SUB: 0x03,
  LT: 0x10,
  EQ: 0x14,
  SHR: 0x1c,
  CALLER: 0x33,
  CALLDATALOAD: 0x35,
  MSTORE: 0x52,
  SLOAD: 0x54,
  SSTORE: 0x55,
  JUMPI: 0x57,
  JUMPDEST: 0x5b,
  DUP1: 0x80,
  LOG3: 0xa3,
  RETURN: 0xf3,
  REVERT: 0xfd,
} as const;
const PUSH1 = 0x60;

/** Keccak-256 of `Transfer(address,address,uint256)`: the first topic of the event. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * Balances lie in the slot that has the number of their account. A transfer without the balance fails.
 * Words: an instruction, `0x…` to push, `@name` to push the place of `:name`.
 */
const sourceOf = (decimals: number, symbol: readonly string[]): string => `
  0x00 CALLDATALOAD 0xe0 SHR
  DUP1 0xa9059cbb EQ @transfer JUMPI
  DUP1 0x70a08231 EQ @balanceOf JUMPI
  DUP1 0x313ce567 EQ @decimals JUMPI
  ${symbol.length > 0 ? 'DUP1 0x95d89b41 EQ @symbol JUMPI' : ''}
  :refuse
    0x00 0x00 REVERT
  :decimals
    0x${decimals.toString(16).padStart(2, '0')} 0x00 MSTORE 0x20 0x00 RETURN
  :balanceOf
    0x04 CALLDATALOAD SLOAD 0x00 MSTORE 0x20 0x00 RETURN
  :transfer
    0x24 CALLDATALOAD
    DUP1 CALLER SLOAD LT @refuse JUMPI
    DUP1 CALLER SLOAD SUB CALLER SSTORE
    DUP1 0x04 CALLDATALOAD SLOAD ADD 0x04 CALLDATALOAD SSTORE
    0x00 MSTORE
    0x04 CALLDATALOAD CALLER ${TRANSFER_TOPIC} 0x20 0x00 LOG3
    0x01 0x00 MSTORE 0x20 0x00 RETURN
  :symbol
    ${symbol.map((word, at) => `0x${word} 0x${(at * 32).toString(16).padStart(2, '0')} MSTORE`).join(' ')}
    0x${(symbol.length * 32).toString(16).padStart(2, '0')} 0x00 RETURN
`;

/** The words that `symbol()` answers: a string, or 32 bytes as older tokens do. */
export function symbolWords(symbol: string, form: 'string' | 'bytes32'): readonly string[] {
  const text = Buffer.from(symbol).toString('hex').padEnd(64, '0');
  const number = (value: number) => value.toString(16).padStart(64, '0');
  return form === 'bytes32' ? [text] : [number(32), number(Buffer.from(symbol).length), text];
}

/** The bytes of a word; those of a place are known once all words have their length. */
function assemble(word: string, places: ReadonlyMap<string, number>): readonly number[] {
  if (word.startsWith(':')) return [OPCODES.JUMPDEST];
  if (word.startsWith('@')) return [PUSH1, places.get(word.slice(1)) ?? 0];
  if (!word.startsWith('0x')) return [OPCODES[word as keyof typeof OPCODES]];
  const bytes = hexToBytes(word.slice(2));
  return [PUSH1 + bytes.length - 1, ...bytes];
}

/** Code of the token as it stands on the chain, as hex digits with `0x`. Without a symbol it reverts. */
export function tokenCode(decimals: number, symbol: readonly string[] = []): `0x${string}` {
  const words = sourceOf(decimals, symbol).trim().split(/\s+/);
  const places = new Map<string, number>();
  let at = 0;
  for (const word of words) {
    if (word.startsWith(':')) places.set(word.slice(1), at);
    at += assemble(word, places).length;
  }
  const bytes = words.flatMap((word) => assemble(word, places));
  return `0x${Buffer.from(bytes).toString('hex')}`;
}
