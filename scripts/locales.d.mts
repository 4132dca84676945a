/** Compiles the sentences of `src/locales` where they have changed. @throws an error that names every fault */
export function compileLocales(): Promise<void>;
