/** Serves the conformance store on Node, through the package's Node adapter. Port: PORT. */
import { createServer } from 'node:http';
import { toNodeHandler } from '../../../src/exports/node.js';
import { createConformanceStore, toConformanceSite } from '../../../src/exports/testing.js';

const { handler, control } = createConformanceStore();
const site = toConformanceSite(handler, control);
createServer(toNodeHandler({ fetch: site })).listen(Number(process.env['PORT']), '127.0.0.1');
