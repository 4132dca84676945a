/** The script tag that has loaded this script, read while the script runs for the first time. */

/**
 * By the getter itself: an element named "currentScript" hides the document's own property, and its `src`
 * would lead to somebody else's files.
 */
const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript') ?? {};
const tag: unknown = get?.call(document);

/** The tag; undefined in a module, and where the code stands in the page itself under another element. */
export const ownTag = tag instanceof HTMLScriptElement ? tag : undefined;
