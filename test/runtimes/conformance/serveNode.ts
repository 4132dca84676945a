/** Serves the conformance store on Node, through the package's own door for it. Port: PORT. */
import { createServer } from 'node:http';
import { toNodeHandler } from '../../../src/entries/node.js';
import { createConformanceStore, toSite } from './store.js';

const { handler, pull } = createConformanceStore();
const site = toSite(handler, pull);
createServer(toNodeHandler({ fetch: site })).listen(Number(process.env['PORT']), '127.0.0.1');
