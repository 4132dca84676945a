import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress, sameAddress } from '../../src/chains/address.js';
import { base32Text, polymod } from '../../src/chains/base32.js';
import { NETWORKS } from '../../src/chains/networks.js';
import { CASH_TRANSLATIONS, SOUND } from './addressVectors.js';
import { isCurvePoint } from './curvePoint.js';
import { runs } from '../support/runs.js';

const ALPHANUMERIC = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRONG = SOUND.filter((entry) => entry.checksum === 'strong');
const base58check = createBase58check(sha256);

function reasonOf(blockchain: string, address: string): string {
  const check = checkAddress(blockchain, address);
  return check.status === 'invalid' ? check.reason : check.status;
}

/** Every text that differs from the given one in exactly one character. */
function* singleMutations(text: string): Generator<string> {
  for (let index = 0; index < text.length; index++) {
    for (const character of ALPHANUMERIC) {
      if (character !== text[index]) {
        yield text.slice(0, index) + character + text.slice(index + 1);
      }
    }
  }
}

describe('published addresses', () => {
  it.each(SOUND)('accepts $text on $blockchain ($source)', ({ blockchain, text, canonical }) => {
    expect(checkAddress(blockchain, text)).toEqual({ status: 'valid', address: canonical });
  });

  it('draws an all-lower-case EVM address in its EIP-55 form', () => {
    expect(checkAddress('ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toEqual({
      status: 'valid',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    });
  });

  it('refuses an all-upper-case EVM address that is not its own EIP-55 form', () => {
    expect(reasonOf('ethereum', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toBe('checksum');
  });

  it.each(CASH_TRANSLATIONS)('translates the legacy address %s to %s', (legacy, cashAddress) => {
    const valid = { status: 'valid', address: cashAddress };
    expect(checkAddress('bitcoincash', legacy)).toEqual(valid);
    expect(checkAddress('bitcoincash', cashAddress)).toEqual(valid);
    expect(checkAddress('bitcoincash', `bitcoincash:${cashAddress}`)).toEqual(valid);
    expect(checkAddress('bitcoincash', cashAddress.toUpperCase())).toEqual(valid);
  });

  it('gives back its own canonical spelling unchanged', () => {
    for (const { blockchain, canonical } of SOUND) {
      expect(checkAddress(blockchain, canonical)).toEqual({ status: 'valid', address: canonical });
    }
  });
});

describe('a typing error', () => {
  it.each(STRONG)('in any one character of $text is noticed', ({ blockchain, text }) => {
    const accepted = [...singleMutations(text)].filter(
      (mutated) => checkAddress(blockchain, mutated).status !== 'invalid',
    );
    expect(accepted).toEqual([]);
  });

  it.each(SOUND.filter((entry) => entry.checksum !== 'strong'))(
    'in the letter case of $text is noticed',
    ({ blockchain, text }) => {
      const accepted = [...singleMutations(text)].filter(
        (mutated) =>
          mutated.toLowerCase() === text.toLowerCase() &&
          checkAddress(blockchain, mutated).status !== 'invalid',
      );
      expect(accepted).toEqual([]);
    },
  );

  it('that swaps two unequal neighbours is noticed', () => {
    for (const { blockchain, text } of STRONG) {
      for (let index = 0; index + 1 < text.length; index++) {
        const [left = '', right = ''] = text.slice(index, index + 2);
        const swapped = text.slice(0, index) + right + left + text.slice(index + 2);
        if (left !== right) expect(reasonOf(blockchain, swapped)).not.toBe('valid');
      }
    }
  });

  it('in the example of BIP-21, whose checksum is wrong as printed, is noticed', () => {
    expect(reasonOf('bitcoin', '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W')).toBe('checksum');
  });

  it('that cuts or adds a character is noticed', () => {
    for (const { blockchain, text } of SOUND) {
      expect(checkAddress(blockchain, text.slice(0, -1)).status).toBe('invalid');
      expect(checkAddress(blockchain, text.slice(1)).status).toBe('invalid');
      expect(checkAddress(blockchain, `${text}1`).status).toBe('invalid');
      expect(checkAddress(blockchain, `${text}q`).status).toBe('invalid');
    }
  });
});

describe('BIP-173 and BIP-350 refusals', () => {
  it.each([
    ['tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'another readable part'],
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'another readable part'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'wrong checksum'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'Bech32 for version 1'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'Bech32 for version 16'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx', 'BIP-173 only'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'Bech32m for version 0'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'foreign character'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'witness version 17'],
    ['BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'witness version 17'],
    ['bc1pw5dgrnzv', 'program of 1 byte'],
    ['bc1rw5uspcuh', 'program of 1 byte'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'program of 41 bytes',
    ],
    ['bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90', 'too long'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'program of 16 bytes in version 0'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'mixed case'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'too much padding'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'too much padding'],
    ['bc1gmk9yu', 'no data'],
    ['bc1', 'nothing after the separator'],
    // Valid by BIP-350, but nobody can spend what is sent there.
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', '40 bytes'],
    ['bc1p4za4e35wp4exvt7e3h78wrn5qs4jx9a242mzat', 'version 1 with 20 bytes'],
    ['bc1pfeessrawgf', 'version 1 with 2 bytes'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'version 2'],
    ['BC1SW50QGDZ25J', 'version 16'],
  ])('refuses %s: %s', (address) => {
    expect(checkAddress('bitcoin', address).status).toBe('invalid');
  });

  it.each([
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9',
    'mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ',
    '2NC2hEhe28ULKAJkW5MjZ3jtTMJdvXmByvK',
  ])('names the test address %s as one of another network', (address) => {
    expect(reasonOf('bitcoin', address)).toBe('wrong_network');
  });
});

describe('CashAddr refusals', () => {
  it.each([
    ['bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'wrong_network'],
    ['pref:pr6m7j9njldwwzlg9v7v53unlr4jkmx6ey65nvtks5', 'wrong_network'],
    ['bitcoincash:qpzry9x8gf2tvdw0s3jn54khce6mua7lcw20ayyn', 'length'],
    ['bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0', 'encoding'],
    ['bitcoincash:bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'encoding'],
    ['bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'encoding'],
    ['bitcoincash:', 'length'],
    ['mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'wrong_network'],
  ])('refuses %s: %s', (address, reason) => {
    expect(reasonOf('bitcoincash', address)).toBe(reason);
  });

  it('refuses a public key hash of 32 bytes', () => {
    // CashAddr specification, "larger test vectors".
    const keyHash = 'bitcoincash:qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake';
    expect(reasonOf('bitcoincash', keyHash)).toBe('encoding');
  });
});

describe('an address of another network', () => {
  const family = (slug: string) => NETWORKS.find((network) => network.slug === slug)?.family;

  it('is refused and named so, wherever its form tells networks apart', () => {
    for (const { blockchain, text } of SOUND) {
      for (const { slug } of NETWORKS.filter((network) => network.slug !== blockchain)) {
        if (family(slug) === 'evm' && family(blockchain) === 'evm') continue;
        if (/^[13]/.test(text) && reasonOf(slug, text) === 'valid') {
          // Bitcoin, Bitcoin Cash and old Litecoin scripts share version bytes: no one can tell.
          expect(['bitcoin', 'bitcoincash', 'litecoin']).toContain(slug);
          expect(slug === 'litecoin' && text.startsWith('1')).toBe(false);
          continue;
        }
        expect(`${slug} ${text} ${reasonOf(slug, text)}`).toBe(`${slug} ${text} wrong_network`);
      }
    }
  });
});

describe('text that is no address', () => {
  it.each([
    ['bitcoin', '', 'empty'],
    ['no-such-chain', '', 'empty'],
    ['ethereum', '0x', 'length'],
    ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'encoding'],
    ['ethereum', '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'encoding'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'length'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'charset'],
    ['ethereum', 'vitalik.eth', 'encoding'],
    ['tron', ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'charset'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\n', 'charset'],
    ['tron', '\u202eTR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'charset'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6\u0442', 'charset'],
    ['tron', 'T'.repeat(129), 'length'],
    ['tron', 'T'.repeat(128), 'length'],
    ['bitcoin', '<script>', 'charset'],
  ])('on %s, %j is refused: %s', (blockchain, text, reason) => {
    expect(reasonOf(blockchain, text)).toBe(reason);
  });

  it('is never accepted by accident and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NETWORKS.map((network) => network.slug)),
        fc.oneof(fc.string({ maxLength: 140 }), fc.string({ unit: 'binary', maxLength: 60 })),
        (slug, text) => checkAddress(slug, text).status === 'invalid',
      ),
    );
  });
});

describe('an unknown network', () => {
  it.each(['solana', 'constructor', '__proto__', 'toString', '', 'Tron', 'tron '])(
    'such as %j gives plain text back unchecked',
    (blockchain) => {
      const address = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
      expect(checkAddress(blockchain, address)).toEqual({ status: 'unchecked', address });
    },
  );

  it.each(['a\u0000b', 'a\u202eb', 'a b', 'a\u200bb', 'a\u061cb', 'x'.repeat(129)])(
    'still refuses %j',
    (address) => {
      expect(checkAddress('solana', address).status).toBe('invalid');
    },
  );
});

describe('another implementation of the encodings', () => {
  const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
  const versions = [
    ['bitcoin', 0x00],
    ['bitcoin', 0x05],
    ['litecoin', 0x30],
    ['litecoin', 0x32],
    ['litecoin', 0x05],
    ['dogecoin', 0x1e],
    ['dogecoin', 0x16],
    ['tron', 0x41],
  ] as const;

  it.each(versions)(
    'writes Base58 addresses that are accepted: %s, version %i',
    (slug, version) => {
      fc.assert(
        fc.property(hash, (bytes) => {
          const address = base58check.encode(Uint8Array.of(version, ...bytes));
          expect(checkAddress(slug, address)).toEqual({ status: 'valid', address });
        }),
      );
    },
  );

  it('writes Base58 addresses of other versions, which are refused', () => {
    fc.assert(
      fc.property(hash, fc.integer({ min: 0, max: 255 }), (bytes, version) => {
        const address = base58check.encode(Uint8Array.of(version, ...bytes));
        for (const slug of ['bitcoin', 'litecoin', 'dogecoin', 'tron']) {
          const known = versions.some(([name, byte]) => name === slug && byte === version);
          expect(reasonOf(slug, address)).toBe(known ? 'valid' : 'wrong_network');
        }
      }),
    );
  });

  it('writes Base58 texts of other lengths, which are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        fc.pre(bytes.length !== 21);
        expect(checkAddress('bitcoin', base58check.encode(bytes)).status).toBe('invalid');
      }),
    );
  });

  it.each([
    ['bitcoin', 'bc'],
    ['litecoin', 'ltc'],
  ] as const)('writes segregated-witness addresses that are accepted on %s', (slug, prefix) => {
    const lengths = fc.oneof(fc.constantFrom(20, 32), fc.nat({ max: 45 }));
    const program = lengths.chain((length) =>
      fc.uint8Array({ minLength: length, maxLength: length }),
    );
    const version = fc.oneof(fc.constantFrom(0, 1), fc.nat({ max: 31 }));
    fc.assert(
      fc.property(version, program, fc.boolean(), (number, bytes, upper) => {
        const coder = number === 0 ? bech32 : bech32m;
        const address = coder.encode(prefix, [number, ...coder.toWords(bytes)]);
        const spendable =
          number === 0
            ? [20, 32].includes(bytes.length)
            : number === 1 && bytes.length === 32 && isCurvePoint(bytes);
        const check = checkAddress(slug, upper ? address.toUpperCase() : address);
        if (spendable) expect(check).toEqual({ status: 'valid', address });
        else expect(check.status).toBe('invalid');
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the key of a Taproot address', () => {
  const taproot = (hex: string): string => {
    const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
    return bech32m.encode('bc', [1, ...bech32m.toWords(bytes)]);
  };

  it.each([
    ['D69C3509BB99E412E68B0FE8544E72837DFA30746D8BE2AA65975F29D22DC7B9', 'BIP-340, vector 4'],
    ['778CAA53B4393AC467774D09497A87224BF9FAB6F6E68B23086497324D6FD117', 'BIP-340, vector 15'],
    ['0000000000000000000000000000000000000000000000000000000000000001', 'x of 1'],
    ['FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2C', 'field size - 3'],
  ])('%s is a point of the curve (%s)', (key) => {
    expect(reasonOf('bitcoin', taproot(key))).toBe('valid');
  });

  it.each([
    ['EEFDEA4CDB677750A420FEE807EACF21EB9898AE79B9768766E4FAA04A2D4A34', 'BIP-340, vector 5'],
    // One more than the field has elements: it would count as an x of 1.
    ['FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC30', 'BIP-340, vector 14'],
    ['0000000000000000000000000000000000000000000000000000000000000000', 'x of 0'],
    ['0000000000000000000000000000000000000000000000000000000000000005', 'x of 5'],
  ])('%s is none (%s)', (key) => {
    expect(reasonOf('bitcoin', taproot(key))).toBe('encoding');
  });
});

describe('a second spelling of one address', () => {
  it('by padding bits that are not zero is refused', () => {
    const words = [1, ...bech32m.toWords(new Uint8Array(32).fill(7))];
    expect(checkAddress('bitcoin', bech32m.encode('bc', words)).status).toBe('valid');
    for (const bit of [1, 2, 4, 8]) {
      const padded = words.with(-1, (words.at(-1) ?? 0) | bit);
      expect(reasonOf('bitcoin', bech32m.encode('bc', padded))).toBe('encoding');
    }
  });
});

describe('a quintet of zeros too many', () => {
  it('is refused, in segregated-witness addresses and in CashAddr', () => {
    const words = bech32.toWords(new Uint8Array(20).fill(7));
    expect(reasonOf('bitcoin', bech32.encode('bc', [0, ...words]))).toBe('valid');
    expect(reasonOf('bitcoin', bech32.encode('bc', [0, ...words, 0]))).toBe('encoding');

    const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
    const cash = (payload: readonly number[]): string => {
      const prefix = Array.from('bitcoincash', (character) => character.charCodeAt(0) & 31);
      const rest = polymod([...prefix, 0, ...payload, ...Array<number>(8).fill(0)], 8, GENERATORS);
      const checksum = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n].map((shift) =>
        Number(((rest ^ 1n) >> shift) & 31n),
      );
      return base32Text([...payload, ...checksum]);
    };
    const payload = bech32.toWords(Uint8Array.of(0, ...new Uint8Array(20).fill(7)));
    expect(reasonOf('bitcoincash', cash(payload))).toBe('valid');
    expect(reasonOf('bitcoincash', cash([...payload, 0]))).toBe('encoding');
  });
});

describe('sameAddress', () => {
  it('sees through letter case, prefix and legacy form', () => {
    const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(sameAddress('bsc', evm, evm.toLowerCase())).toBe(true);
    for (const [legacy, cashAddress] of CASH_TRANSLATIONS) {
      expect(sameAddress('bitcoincash', legacy, `bitcoincash:${cashAddress}`)).toBe(true);
    }
    expect(sameAddress('solana', 'abc', 'abc')).toBe(true);
  });

  it('does not take two addresses for one, nor anything for a bad one', () => {
    const [first, second] = [
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz',
    ];
    expect(sameAddress('tron', first, second)).toBe(false);
    expect(sameAddress('tron', first, first.toLowerCase())).toBe(false);
    expect(sameAddress('tron', 'bad', 'bad')).toBe(false);
    expect(sameAddress('solana', 'abc', 'ABC')).toBe(false);
  });
});
