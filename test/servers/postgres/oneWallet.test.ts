/** One order, one wallet: two processes on one PostgreSQL, without Redis. */
import { describeOneWallet } from '../oneWallet.js';
import { newDatabase } from '../serverControl.js';

describeOneWallet('one PostgreSQL', newDatabase);
