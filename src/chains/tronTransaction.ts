/** The whole transaction of a transfer on Tron, in bytes and as the JSON that wallets sign. */
import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase58Check } from './base58check.js';
import { transferCall, type TransferRequest } from './transferRequest.js';

/** A recent block, which binds a transaction to its chain (TAPOS). */
export interface ReferenceBlock {
  /** 32 bytes as hex digits: the block's number in eight bytes, then a part of its hash. */
  readonly id: string;
  /** When it was made, in milliseconds since 1970. */
  readonly timestamp: number;
}

/** As `tronWeb.trx.sign` and `/wallet/broadcasttransaction` take it. Addresses are hex digits from `41` on. */
export interface TronTransaction {
  readonly visible: false;
  /** SHA-256 of the raw data as hex digits: the hash that explorers show. */
  readonly txID: string;
  readonly raw_data_hex: string;
  readonly raw_data: unknown;
}

/**
 * How long a transaction may wait for its signature and for a block. The network refuses it afterwards, so
 * one that was signed and never sent is void a minute later. The same as tronWeb's own.
 */
const LIFETIME_MS = 60_000;

/**
 * At most 60 TRX are burned for the energy of a token transfer, in sun; what is not used is not charged
 * (developers.tron.network/docs/feelimit).
 *
 * USDT is the dearest of the common tokens: 130,285 energy to an address without it, 64,285 otherwise, as
 * measured in 2026. Both contain the penalty of TIP-491 at its maximum of 340 %
 * (`getDynamicEnergyMaxFactor`): their difference is the 15,000 of a new storage slot times 4.4. A unit of
 * energy costs 100 sun, so 13 TRX for the transfer; it has cost 420 (TIP issue 483), which makes 55 TRX. A
 * lower limit saves nothing, and may burn all of itself for a transfer that does not happen; a higher one is
 * what a faulty contract could burn.
 *
 * Assumption: neither contract, penalty nor price goes beyond this (`/wallet/getchainparameters`).
 */
const FEE_LIMIT = 60_000_000;

// Not those of @noble/hashes: they would come with the first code of every checkout, where its hashes are.
const hexOf = (octets: Uint8Array): string =>
  [...octets].map((octet) => octet.toString(16).padStart(2, '0')).join('');
const octetsOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** A varint of Protocol Buffers as hex digits. */
function varint(value: bigint): string {
  let rest = value;
  let hex = '';
  for (; rest > 127n; rest >>= 7n) hex += ((rest & 127n) | 128n).toString(16);
  return hex + rest.toString(16).padStart(2, '0');
}

/** A field of whole numbers: wire type 0. */
const number = (field: number, value: number | bigint): string =>
  varint(BigInt(field * 8)) + varint(BigInt(value));

/** A field of bytes, a text or a message: wire type 2. */
const bytes = (field: number, hex: string): string =>
  varint(BigInt(field * 8 + 2)) + varint(BigInt(hex.length / 2)) + hex;

/** Type byte and 20 bytes of an address. @throws RangeError if it is none of Tron. */
function addressHex(address: string): string {
  const decoded = decodeBase58Check(address);
  if (typeof decoded === 'string' || decoded.version !== 0x41) throw new RangeError('address');
  return '41' + hexOf(decoded.hash);
}

/**
 * The transaction that asks for exactly this transfer: no memo, no coin with a token's call, no permission
 * but the owner's. Field numbers: `core/Tron.proto` and `core/contract/*.proto` of tronprotocol/protocol.
 *
 * @param owner the account that pays, in Base58.
 * @throws RangeError if an address is none of Tron, or the amount does not fit: of TRX more than a JSON number
 *   holds exactly (9 billion TRX), of a token more than 256 bits.
 */
export function tronTransaction(
  { recipient, token, units }: TransferRequest,
  owner: string,
  block: ReferenceBlock,
): TronTransaction {
  const [from, to] = [addressHex(owner), addressHex(token ? token.contract : recipient)];
  const amount = BigInt(units);
  if (amount >> (token ? 256n : 53n)) throw new RangeError('amount');
  const data = transferCall(addressHex(recipient).slice(2), units);
  const type = token ? 'TriggerSmartContract' : 'TransferContract';
  const typeUrl = `type.googleapis.com/protocol.${type}`;
  // eslint-disable-next-line money/no-floats -- signers take TRX as a JSON number, which holds this one exactly
  const jsonNumber = Number(units);
  const value = token
    ? { owner_address: from, contract_address: to, data }
    : { owner_address: from, to_address: to, amount: jsonNumber };
  const raw = {
    contract: [{ parameter: { value, type_url: typeUrl }, type }],
    ref_block_bytes: block.id.slice(12, 16),
    ref_block_hash: block.id.slice(16, 32),
    expiration: block.timestamp + LIFETIME_MS,
    timestamp: block.timestamp,
    ...(token && { fee_limit: FEE_LIMIT }),
  };
  const call = bytes(1, from) + bytes(2, to) + (token ? bytes(4, data) : number(3, amount));
  const any = bytes(1, hexOf(new TextEncoder().encode(typeUrl))) + bytes(2, call);
  const hex =
    bytes(1, raw.ref_block_bytes) +
    bytes(4, raw.ref_block_hash) +
    number(8, raw.expiration) +
    bytes(11, number(1, token ? 31 : 1) + bytes(2, any)) +
    number(14, raw.timestamp) +
    (token ? number(18, FEE_LIMIT) : '');
  const txID = hexOf(sha256(octetsOf(hex)));
  return { visible: false, txID, raw_data_hex: hex, raw_data: raw };
}
