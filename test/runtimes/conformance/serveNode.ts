/** Serves the conformance store on Node, through the package's Node adapter. Port: PORT. */
import { createServer } from 'node:http';
import { toNodeHandler } from '../../../src/exports/node.js';
import { createConformanceStore, toSite } from './conformanceStore.js';

const { handler, control } = createConformanceStore();
const site = toSite(handler, control);
createServer(toNodeHandler({ fetch: site })).listen(Number(process.env['PORT']), '127.0.0.1');
