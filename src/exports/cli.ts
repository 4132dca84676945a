#!/usr/bin/env node
/** `npx tillkit`: the command line. Loading it runs it. */
export { finished } from '../cli/process.js';
