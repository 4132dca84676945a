/** The checks as a module of their own, for runtimes that are asked from outside. */
export { HTTP_CHECKS as CHECKS, runChecks } from '../../../src/exports/testing.js';
