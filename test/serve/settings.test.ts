/** Settings: everything that is wrong is named at once, and no value of a variable is. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  readSettings,
  SettingsError,
  unknownNames,
  warningsOf,
  withFile,
} from '../../src/serve/settings.js';

const GOOD = {
  TILL_SERVICE_URL: 'https://service.example',
  TILL_API_KEY: 'api-key-0123456789',
  TILL_SECRET: 'a-long-secret-of-the-server-0123456789',
  TILL_URL: 'https://pay.shop.example',
  TILL_STORE_KEY: 'store-key-0123456789-abcdefghijkl',
};
const SECRET = `whsec_${createHash('sha256').update('notify').digest('base64')}`;

function faultOf(variables: Readonly<Record<string, string>>): string {
  try {
    readSettings({ ...GOOD, ...variables });
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
}

describe('settings', () => {
  it('need five variables, and have safe defaults for the rest', () => {
    expect(readSettings(GOOD)).toMatchObject({
      listen: { host: '127.0.0.1', port: 4180 },
      apiListen: { host: '127.0.0.1', port: 4181 },
      ledger: { kind: 'sqlite', folder: 'till-data' },
      ...{
        decisionKeys: [],
        notify: null,
        payForm: null,
        refundPage: false,
        keepEmail: false,
        sandbox: false,
        origins: [],
      },
    });
  });

  it('name everything that is missing at once', () => {
    expect(() => readSettings({})).toThrow(SettingsError);
    const names = Object.keys(GOOD);
    const message = faultOf(Object.fromEntries(names.map((name) => [name, ''])));
    for (const name of names) expect(message).toContain(`${name} is not set`);
  });

  it.each([
    ['TILL_URL', 'https://pay.shop.example/path'],
    ['TILL_URL', 'pay.shop.example'],
    ['TILL_SERVICE_URL', 'https://user:secret-word@service.example'],
    ['TILL_STORE_KEY', 'secret-word'],
    ['TILL_SECRET', 'secret-word-of-24-chars-x'],
    ['TILL_DECISION_KEY', 'secret-word'],
    ['TILL_ORIGINS', 'https://shop.example/secret-word'],
    ['TILL_ORIGINS', 'http://secret-word.example'],
    ['TILL_URL', 'http://secret-word.example'],
    ['TILL_LISTEN', 'secret-word'],
    ['TILL_URL', 'ftp://secret-word'],
    ['TILL_URL', 'null'],
    ['TILL_STORE_KEY', '   '],
    ['TILL_PAY_FORM', 'secret-word'],
    ['TILL_REFUND_PAGE', 'secret-word'],
    ['TILL_KEEP_EMAIL', 'secret-word'],
    ['TILL_ACCENT', 'secret-word'],
    ['TILL_SUPPORT_URL', 'secret-word'],
    ['TILL_SUPPORT_URL', 'javascript:alert("secret-word")'],
    ['TILL_LISTEN', '127.0.0.1:99999'],
    ['TILL_API_LISTEN', ':'],
    ['TILL_TOLERANCE', 'secret-word'],
    ['TILL_DATABASE_URL', 'mysql://secret-word'],
  ])('name a wrong %s, but not its value', (name, value) => {
    const message = faultOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain('secret-word');
  });

  it('want a secret of Standard Webhooks wherever notifications go out', () => {
    const url = { TILL_NOTIFY_URL: 'https://shop.example/hooks' };
    expect(faultOf(url)).toContain('TILL_NOTIFY_SECRET');
    expect(faultOf({ ...url, TILL_NOTIFY_SECRET: 'secret-word' })).toContain('TILL_NOTIFY_SECRET');
    expect(faultOf({ ...url, TILL_NOTIFY_SECRET: `${SECRET} ${SECRET}` })).toBe('');
  });

  it('keep the address for notifications as it is written, with its last slash and its query', () => {
    for (const url of ['https://shop.example/hooks/till/', 'https://shop.example/?wc-api=till']) {
      const more = { TILL_NOTIFY_URL: url, TILL_NOTIFY_SECRET: SECRET };
      expect(readSettings({ ...GOOD, ...more }).notify?.url).toBe(url);
    }
  });

  it.each([
    ['http://shop.example/hooks', 'refused'],
    ['http://203.0.113.7/hooks', 'refused'],
    ['http://10.0.0.7.example/', 'refused'],
    ['http://[2001:db8::1]/', 'refused'],
    ['http://shop:8000/hooks', 'warned'],
    ['http://shop.internal/hooks', 'warned'],
    ['http://shop.default.svc.cluster.local/hooks', 'warned'],
    ['http://10.0.0.7:8000/hooks', 'warned'],
    ['http://[fd00::7]/hooks', 'warned'],
    ['http://127.0.0.1:3000/hooks', 'taken'],
    ['http://[::1]/hooks', 'taken'],
    ['https://shop.example/hooks', 'taken'],
  ])('send no notification readable over the internet: %s is %s', (url, outcome) => {
    const given = { TILL_NOTIFY_URL: url, TILL_NOTIFY_SECRET: SECRET };
    expect(/TILL_NOTIFY_URL.*https:/u.test(faultOf(given))).toBe(outcome === 'refused');
    expect(warningsOf(given)).toEqual(
      outcome === 'warned' ? [expect.stringMatching(/^TILL_NOTIFY_URL.*https:/u)] : [],
    );
    expect(faultOf({ ...given, TILL_SANDBOX: 'true' })).not.toContain('TILL_NOTIFY_URL');
  });

  it('refuse one key for two purposes', () => {
    expect(faultOf({ TILL_DECISION_KEY: GOOD.TILL_STORE_KEY })).toContain('same as TILL_STORE_KEY');
  });

  it.each([
    ['0.0.0.0:80', { host: '0.0.0.0', port: 80 }],
    ['4190', { host: '127.0.0.1', port: 4190 }],
    ['[::1]:4190', { host: '::1', port: 4190 }],
    ['localhost:0', { host: 'localhost', port: 0 }],
  ])('read %s as an address', (text, address) => {
    expect(readSettings({ ...GOOD, TILL_LISTEN: text }).listen).toEqual(address);
  });

  it('that nobody reads are named', () => {
    expect(unknownNames({ ...GOOD, TILL_ORIGIN: 'x', PATH: '/bin' })).toEqual(['TILL_ORIGIN']);
  });

  it('come from a file too, and the environment wins', () => {
    const file = 'TILL_URL=https://file.example\n# a comment\nTILL_STORE_NAME="Paper & Pine"\n';
    const read = withFile({ TILL_URL: 'https://env.example', TILL_STORE_NAME: '' }, file);
    expect(read).toMatchObject({
      TILL_URL: 'https://env.example',
      TILL_STORE_NAME: 'Paper & Pine',
    });
  });
});
