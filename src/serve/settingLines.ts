/** Prints settings so that shells, `node --env-file` and `docker --env-file` read the same from them. */

/** What none of them changes: Docker keeps quotation marks, and a shell splits at spaces and runs `$(…)`. */
const PLAIN = /^[\w./:@%+=,-]*$/u;

/** `NAME=value` lines, without `export` and without quotes. A value that would not be read alike is left out, by name. */
export function settingLines(settings: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(settings).map(([name, value]) =>
    PLAIN.test(value) ? `${name}=${value}` : `# ${name}: as you have set it`,
  );
}
