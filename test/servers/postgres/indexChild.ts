/** A process of its own that fills the index of orders on a PostgreSQL until its input ends. */
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { indexOfLedger } from '../../../src/treasury/index/indexOfLedger.js';
import { createOrderIndexer } from '../../../src/treasury/server/orders/orderIndexer.js';
import { readerOf } from '../../treasury/server/orderHistories.js';

const [connectionString = ''] = process.argv.slice(2);
const ledger = postgresLedger({ connectionString });
const orderIndex = indexOfLedger(ledger);
if (!orderIndex) throw new Error('This ledger has no index.');
const indexer = createOrderIndexer(ledger, orderIndex, readerOf(ledger));

let isAsked = true;
process.stdin.on('end', () => (isAsked = false)).resume();
process.stdout.write('ready\n');
while (isAsked) await indexer.catchUp(60_000);
// Once more: what was appended before the input ended is in the rows.
const isComplete = await indexer.catchUp(60_000);
await ledger.close();
process.exit(isComplete ? 0 : 1);
