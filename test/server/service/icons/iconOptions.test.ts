/** Hosts of icons are public names that the owner wrote; anything else stops the start. */
import { describe, expect, it } from 'vitest';
import { readIconOptions } from '../../../../src/server/service/icons/iconSources.js';
import { HandlerConfigurationError } from '../../../../src/server/configuration/configurationError.js';

describe('hosts', () => {
  it.each(['cdn.example', 'a.b.c.example.com', 'xn--bcher-kva.example', 'cdn-1.example.org'])(
    'may be %s',
    (host) => {
      expect(() => readIconOptions({ hosts: [host] })).not.toThrow();
    },
  );

  it.each([
    '',
    'localhost',
    'cdn',
    'CDN.example',
    '*.example',
    'https://cdn.example',
    'cdn.example:8080',
    'cdn.example/path',
    'cdn.example.',
    '.cdn.example',
    'user@cdn.example',
    '127.0.0.1',
    '10.0.0.8',
    '169.254.169.254',
    '0x7f.0.0.1',
    '2130706433',
    '[::1]',
    '::1',
    'fe80::1',
    'store.localhost',
    'printer.local',
    'metadata.google.internal',
    'db.corp',
    'router.home.arpa',
    `${'a'.repeat(64)}.example`,
    'cdn..example',
    'cdn.example\n',
  ])('may not be %j', (host) => {
    expect(() => readIconOptions({ hosts: [host] })).toThrow(HandlerConfigurationError);
    expect(() => readIconOptions({ hosts: ['cdn.example', host] })).toThrow('icons.hosts');
  });

  it('must be a list with something in it, also in plain JavaScript', () => {
    for (const hosts of [[], 'cdn.example', undefined, null, [7]]) {
      expect(() => readIconOptions({ hosts } as never)).toThrow(HandlerConfigurationError);
    }
  });

  it('are not needed to switch icons off', () => {
    expect(readIconOptions(false)).toBeNull();
  });
});
