/** Where each build reports the packages of others in its files: scripts/thirdParty.ts reads and deletes these. */
const FOLDER = 'bundled';

/** The path of a build's report, from the folder that it builds into. */
export const bundledReport = (build: string): string => `${FOLDER}/${build}.json`;

/** The folder of the reports in a folder that was built into. */
export const bundledReports = (outDir: string): string => `${outDir}/${FOLDER}`;
