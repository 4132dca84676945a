/** Addresses that others published, with what they must become; one list for several tests. */

/** A sound address, as published, and the one spelling that a check returns. */
export interface SoundAddress {
  readonly blockchain: string;
  readonly source: string;
  readonly text: string;
  readonly canonical: string;
  /**
   * `strong`: any wrong character shows. `case_only`: EIP-55 with so few letters that a wrong digit
   * may go unnoticed, a wrong letter case never. `none`: EVM without upper-case letters.
   */
  readonly checksum: 'strong' | 'case_only' | 'none';
}

function sound(
  blockchain: string,
  source: string,
  text: string,
  canonical: string = text,
): SoundAddress {
  return { blockchain, source, text, canonical, checksum: 'strong' };
}

/** EIP-55's own examples without letters of both cases. */
const ONE_CASE_EVM: readonly SoundAddress[] = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
].map((text) => ({
  ...sound('ethereum', 'EIP-55, one letter case', text),
  checksum: text === text.toLowerCase() ? 'none' : 'case_only',
}));

/** Every address here must be accepted. */
export const SOUND: readonly SoundAddress[] = [
  ...ONE_CASE_EVM,
  sound('ethereum', 'EIP-55', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
  sound('bsc', 'EIP-55', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'),
  sound('polygon', 'EIP-55', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'),
  sound('arbitrum', 'EIP-55', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'),
  sound('bitcoin', 'first block', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'),
  sound('bitcoin', 'zero hash', '1111111111111111111114oLvT2'),
  sound('bitcoin', 'BIP-13 form', '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm'),
  sound('bitcoin', 'BIP-13 form', '3BZECeAH8gSKkjrTx8PwMrNQBLG18yHpvf'),
  sound(
    'bitcoin',
    'BIP-173',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ),
  sound('bitcoin', 'BIP-350', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'),
  sound('bitcoin', 'BIP-341', 'bc1p2wsldez5mud2yam29q22wgfh9439spgduvct83k3pm50fcxa5dps59h4z5'),
  sound('bitcoin', 'BIP-341', 'bc1pz37fc4cn9ah8anwm4xqqhvxygjf9rjf2resrw8h8w4tmvcs0863sa2e586'),
  sound('bitcoin', 'BIP-341', 'bc1punvppl2stp38f7kwv2u2spltjuvuaayuqsthe34hd2dyy5w4g58qqfuag5'),
  sound('bitcoin', 'P2WSH', 'bc1qyucykdlhp62tezs0hagqury402qwhk589q80tqs5myh3rxq34nwqhkdhv7'),
  sound('litecoin', 'L', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'),
  sound('litecoin', 'L', 'LTuoeY6RBHV3n3cfhXVVTbJbxzxnXs9ofm'),
  sound('litecoin', 'M', 'MGEW4aba3tnrVtVhGcmoqqHaLt5ymPSLPi'),
  sound('litecoin', 'M', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'),
  sound('litecoin', 'former script form', '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj'),
  sound('litecoin', 'Bech32', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'),
  sound('litecoin', 'Bech32', 'ltc1qxtm55gultqzhqzl2p3ks50hg2478y3hehuj6dz'),
  sound('dogecoin', 'D', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'),
  sound('dogecoin', 'D', 'D5ERdEN1gsouFSs7zsq7VYJxyWP6dP28H1'),
  sound('dogecoin', 'A', 'A7JjzK9k9x5b2MkkQzqt91WZsuu7wTu6iS'),
  sound('dogecoin', '9', '9rXbkMyi1S6thykRoXAZcY8fwUKYsy6cXE'),
  sound(
    'bitcoincash',
    'CashAddr, translation',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ),
  sound(
    'bitcoincash',
    'CashAddr, upper case',
    'BITCOINCASH:PPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVN0H829PQ',
    'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
  ),
  sound('bitcoincash', 'CashAddr, no prefix', 'qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2'),
  sound(
    'bitcoincash',
    'CashAddr, legacy',
    '1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR',
    'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
  ),
  sound(
    'bitcoincash',
    'CashTokens, 32-byte script hash',
    'bitcoincash:p0xvenxvenxvenxvenxvenxvenxvenxvenxvenxvenxvenxvenxvcm6gz4t77',
    'p0xvenxvenxvenxvenxvenxvenxvenxvenxvenxvenxvenxvenxvcm6gz4t77',
  ),
  sound('tron', 'USDT contract', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  sound('tron', 'USDD contract', 'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz'),
  sound('tron', 'USD1 contract', 'TPFqcBAaaUMCSVRCqPaQ9QnzKhmuoLR6Rc'),
  sound('tron', 'zero hash', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'),
];

/** Legacy and CashAddr spellings of one hash (CashAddr specification, "address translation"). */
export const CASH_TRANSLATIONS: readonly (readonly [legacy: string, cashAddress: string])[] = [
  ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR', 'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy'],
  ['16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb', 'qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r'],
  ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
  ['3LDsS579y7sruadqu11beEJoTjdFiFCdX4', 'pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e'],
  ['31nwvkZwyPdgzjBJZXfDmSWsC4ZLKpYyUw', 'pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37'],
];
