/** Files of settings: read by the rules of `docker run --env-file`, and filled in from the example of the package. */

/** Each line as it stands: no quotes are taken off, nothing is put in, `export` is a part of the name. */
export function dockerEnv(text) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || /\s/.test(name))
        throw new Error(`docker refuses the line “${line}”.`);
      return [name, value];
    }),
  );
}

/** What a reader fills in where the example names a store on the internet: here are no names and no TLS. */
export const HERE = {
  TILL_SERVICE_URL: 'http://127.0.0.1:4101',
  TILL_STORE_NAME: 'Paper & Pine',
  TILL_URL: 'http://127.0.0.1:4180',
  TILL_ORIGINS: 'http://127.0.0.1:8000',
  TILL_NOTIFY_URL: 'http://127.0.0.1:8000/tillkit',
};

const asLines = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Fills in the example of the package: what is empty by the command in the comment above it. Makes `till.env`. */
export function fillSettings(reader, example = 'deploy/tillkit.env') {
  const random = () => reader.run('openssl rand -base64 32').trim();
  const dashboard = { TILL_API_KEY: random(), TILL_WEBHOOK_SECRET: random() };
  // A stand-in for the payment service takes these keys, though they are none of a sandbox.
  reader.write('dashboard.env', asLines({ TILL_SANDBOX: 'true', ...dashboard }));
  const given = { ...HERE, ...dashboard };
  let command;
  const lines = reader
    .read(`node_modules/tillkit/${example}`)
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) command = /: ((?:echo|openssl) .*)$/.exec(line)?.[1];
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || (value !== '' && !Object.hasOwn(given, name))) return line;
      return `${name}=${given[name] ?? reader.run(command).trim()}`;
    });
  reader.write('till.env', lines.join('\n'));
}

/** The stand-in for the payment service that the settings name. */
export const startService = (reader) =>
  reader.start(
    `npx tillkit sandbox --webhook ${HERE.TILL_URL}/api/till/webhook --config dashboard.env`,
  );
