/**
 * What `react` is in the files of the script tag: preact/compat. Its default export is the namespace, so that
 * the bundler can leave out what qrcode.react does not use of it.
 */
export * from 'preact/compat';
export * as default from 'preact/compat';
