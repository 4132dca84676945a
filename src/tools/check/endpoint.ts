/** The endpoint under test, and a check of it. Needs no test framework. */

/** A store's site with the handler mounted in it. */
export interface HttpEndpoint {
  /** Where the handler is mounted, such as `http://127.0.0.1:3000/api/till`. */
  readonly base: string;
  /** The platform's `fetch`, or a function that calls the site in this process. */
  readonly fetch: (url: string, init?: RequestInit & { duplex?: 'half' }) => Promise<Response>;
  /** False if the runtime cannot write to a response while it handles another request. @default true */
  readonly supportsStreaming?: boolean;
}
