/** The demo's choice between a real service and the sandbox, and invalid settings. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMode, readPaths, SettingsError } from '../../demo/settings.js';

const service = {
  TILL_SERVICE_URL: 'https://pay.example.com',
  TILL_API_KEY: 'key-of-the-store',
  TILL_WEBHOOK_SECRET: 'webhook-secret-of-the-store',
  TILL_SECRET: 'q7Zt0m3VxR8sJ1nKpY5uWc2aLd9eHfGb',
};

function refusal(environment: Record<string, string>): string {
  try {
    readMode(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('The demo would have started.');
}

describe('the mode of the demo', () => {
  it('is the sandbox when nothing is set', () => {
    expect(readMode({ PATH: '/usr/bin' })).toEqual({ mode: 'sandbox' });
  });

  it('is the sandbox when the variables are there but empty', () => {
    expect(readMode({ TILL_SERVICE_URL: '', TILL_API_KEY: '' })).toEqual({ mode: 'sandbox' });
  });

  it('is a real service when all four are set', () => {
    expect(readMode(service)).toEqual({
      mode: 'service',
      credentials: {
        serviceUrl: 'https://pay.example.com',
        apiKey: 'key-of-the-store',
        webhookSecret: 'webhook-secret-of-the-store',
        secret: service.TILL_SECRET,
      },
    });
  });

  it.each(Object.keys(service))('stops when only %s is missing, and names it', (name) => {
    const { [name as keyof typeof service]: _left, ...rest } = service;
    const message = refusal(rest);
    expect(message).toContain(`Missing:\n  ${name}:`);
    expect(message).toContain(`export ${name}=`);
    for (const value of Object.values(rest)) expect(message).not.toContain(value);
  });

  it('stops if the service is the sandbox: its page would speak of real money', () => {
    const message = refusal({ ...service, TILL_SANDBOX: 'true' });
    expect(message).toContain('Unset TILL_SERVICE_URL, TILL_API_KEY');
    for (const value of Object.values(service)) expect(message).not.toContain(value);
    expect(readMode({ TILL_SANDBOX: 'true' })).toEqual({ mode: 'sandbox' });
  });

  it('says how to create a missing secret', () => {
    const { TILL_SECRET: _left, ...rest } = service;
    expect(refusal(rest)).toContain('export TILL_SECRET="$(openssl rand -base64 32)"');
  });

  it.each(['short', 'a'.repeat(64), 'abab'.repeat(16), 'x'.repeat(31)])(
    'stops at a secret that can be guessed, without repeating it (%#)',
    (secret) => {
      const message = refusal({ ...service, TILL_SECRET: secret });
      expect(message).toMatch(/^TILL_SECRET is too weak/);
      expect(message).toContain('openssl rand -base64 32');
      expect(message).not.toContain(secret);
    },
  );

  it.each(['pay.example.com', 'http://pay.example.com', 'ftp://pay.example.com', 'not a url'])(
    'stops at the service address %s, which would carry the key in the open or nowhere',
    (url) => {
      const message = refusal({ ...service, TILL_SERVICE_URL: url });
      expect(message).toMatch(/^TILL_SERVICE_URL/);
    },
  );

  it('accepts plain http to this machine', () => {
    const local = { ...service, TILL_SERVICE_URL: 'http://127.0.0.1:8080' };
    expect(readMode(local).mode).toBe('service');
  });
});

describe('the ports and folders of the demo', () => {
  it('have defaults', () => {
    expect(readPaths({})).toEqual({
      storePort: 4100,
      sandboxPort: 4101,
      folder: resolve('.till'),
      ledgerFile: resolve('.till/demo.db'),
    });
  });

  it('follow their variables', () => {
    const places = readPaths({
      TILL_PORT: '5000',
      TILL_SANDBOX_PORT: '5001',
      TILL_FOLDER: '/var/demo',
      TILL_LEDGER: '/var/ledger.db',
    });
    expect(places).toEqual({
      storePort: 5000,
      sandboxPort: 5001,
      folder: resolve('/var/demo'),
      ledgerFile: resolve('/var/ledger.db'),
    });
  });

  it.each(['0', '65536', '80a', '-1', '4e3', ' 80'])('refuse %j as a port', (port) => {
    expect(() => readPaths({ TILL_PORT: port })).toThrow(/^TILL_PORT is not a port/);
  });
});
