/** A Vendure shop: Shop API, Admin API, Tillkit's handlers and the storefront on one port. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bootstrap, DefaultLogger, LogLevel, type VendureConfig } from '@vendure/core';
import express from 'express';
import { stock } from './stock.js';
import { TillkitPlugin } from './tillkit-plugin.js';

const { env } = process;
const file = env.SHOP_DB ?? 'vendure.sqlite';
const port = Number(env.PORT ?? 3000);
const isNew = !existsSync(file);
const storefront = fileURLToPath(new URL('storefront', import.meta.url));

const config: VendureConfig = {
  apiOptions: {
    hostname: '127.0.0.1',
    port,
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
    cors: false,
    csrfPrevention: true,
    middleware: [{ route: '/', handler: express.static(storefront), beforeListen: true }],
  },
  authOptions: {
    tokenMethod: ['cookie', 'bearer'],
    cookieOptions: { secret: env.COOKIE_SECRET ?? 'only-for-trying-it' },
    superadminCredentials: {
      identifier: 'superadmin',
      password: env.ADMIN_PASSWORD ?? 'superadmin',
    },
  },
  // A real shop uses PostgreSQL, and migrations in place of synchronize.
  dbConnectionOptions: { type: 'sqljs', location: file, autoSave: true, synchronize: isNew },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [TillkitPlugin],
};

const app = await bootstrap(config);
if (isNew) await stock(app);
console.log(`The shop is on http://127.0.0.1:${port}`);
