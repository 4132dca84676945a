/** Addresses are read strictly, and grouped as one client has them. */
import { isIPv4, isIPv6, BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, isIn, parseAddress, parseNetwork } from '../../../src/server/http/ipAddress.js';
import { runs } from '../../support/runs.js';

describe('an address', () => {
  it.each([
    ...['', ' ', 'localhost', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '1.2.3.256', '01.2.3.4'],
    ...['1.2.3.4 ', '1.2.3.4:80', '0x7f.1', '2130706433', '::g', ':::', '1:2:3', '[::1]'],
    ...['1::2::3', '12345::', '::1.2.3', '::ffff:1.2.3.256', `${':'.repeat(70)}`, '1.2.3.4\n'],
  ])('%j is none', (text) => {
    expect(parseAddress(text)).toBeNull();
    expect(bucketOf(text)).toBeNull();
  });

  it('is read where Node reads it, and nowhere else', () => {
    const octets = fc.array(fc.nat(300), { minLength: 3, maxLength: 5 });
    const groups = fc.array(fc.constantFrom('', '0', '1', 'ab', 'FFFF', '10000', 'g'), {
      minLength: 1,
      maxLength: 9,
    });
    const texts = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      octets.map((parts) => parts.join('.')),
      groups.map((parts) => parts.join(':')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseAddress(text) !== null).toBe(isIPv4(text) || isIPv6(text));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('a network', () => {
  it.each([
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '::/129',
    'a/8',
    '10/8',
    '1.2.3.4/8/8',
    '::ffff:10.0.0.0/104',
  ])('%j is none', (text) => {
    expect(parseNetwork(text)).toBeNull();
  });

  it('holds the addresses that Node says it holds', () => {
    const v4 = fc.tuple(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), fc.constant('ipv4'));
    const v6 = fc.tuple(
      fc.ipV6(),
      fc.ipV6(),
      fc.integer({ min: 0, max: 128 }),
      fc.constant('ipv6'),
    );
    fc.assert(
      fc.property(fc.oneof(v4, v6), ([start, other, prefix, family]) => {
        const list = new BlockList();
        list.addSubnet(start, prefix, family as 'ipv4' | 'ipv6');
        const network = parseNetwork(`${start}/${String(prefix)}`);
        const address = parseAddress(other);
        // IPv4 inside of IPv6 is read as IPv4, so its length in bits is not the one of the spelling.
        fc.pre(network !== null && address !== null && address.size === network.size);
        if (!network || !address) return;
        expect(isIn(network, address)).toBe(list.check(other, family as 'ipv4' | 'ipv6'));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('the bucket of a client', () => {
  it('is the address for IPv4, also inside of IPv6', () => {
    expect(bucketOf('203.0.113.7')).toBe(bucketOf('::ffff:203.0.113.7'));
    expect(bucketOf('203.0.113.7')).not.toBe(bucketOf('203.0.113.8'));
  });

  it('is the first half for IPv6: a household has a whole network to choose from', () => {
    const buckets = Array.from({ length: 1_000 }, (_, index) =>
      bucketOf(`2001:db8:1:2:${index.toString(16)}::1`),
    );
    expect(new Set(buckets).size).toBe(1);
    expect(bucketOf('2001:db8:1:3::1')).not.toBe(buckets[0]);
  });

  it('of an IPv4 address is never the one of an IPv6 network', () => {
    expect(bucketOf('203.0.113.7')).not.toBe(bucketOf('0:0:cb00:7107::'));
  });

  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.9',
    '169.254.1.1',
    '100.64.0.1',
    'fd00::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
  ])('is the shared one for %s, which no shopper on the internet has', (ip) => {
    expect(bucketOf(ip)).toBeNull();
  });

  it.each(['172.32.0.1', '11.0.0.1', '192.169.0.1', '100.128.0.1', '2a00::1'])(
    'is its own for %s',
    (ip) => {
      expect(bucketOf(ip)).not.toBeNull();
    },
  );
});
