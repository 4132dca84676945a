/** Each adapter passes the HTTP conformance suite: the bare handler, node:http, Express, Next.js. */
import type { RequestListener } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toExpressHandler } from '../../src/exports/express.js';
import { toNextHandler, type NextRoute } from '../../src/exports/next.js';
import { toNodeHandler } from '../../src/exports/node.js';
import type { HttpEndpoint } from '../../src/tools/check/conversation.js';
import { listen } from '../support/listen.js';
import { CHECKS } from './conformance/checks.js';
import {
  CONTROL_PATH,
  createConformanceStore,
  MOUNT,
  toSite,
} from './conformance/conformanceStore.js';

interface OpenEndpoint {
  readonly endpoint: HttpEndpoint;
  close(): Promise<void>;
}

/** Serves a listener on a free port of this machine. */
async function serve(listener: RequestListener): Promise<OpenEndpoint> {
  const { origin, close } = await listen(listener);
  return { endpoint: { base: `${origin}${MOUNT}`, fetch: (url, init) => fetch(url, init) }, close };
}

/** An endpoint without a server. */
function inProcess(site: (request: Request) => Promise<Response>): OpenEndpoint {
  return {
    endpoint: {
      base: `https://store.example${MOUNT}`,
      fetch: (url, init) => site(new Request(url, init)),
    },
    close: () => Promise.resolve(),
  };
}

const ADAPTERS: Readonly<Record<string, () => Promise<OpenEndpoint>>> = {
  'the bare handler': async () => {
    const { handler, control } = createConformanceStore();
    return inProcess(toSite(handler, control));
  },
  'node:http': () => {
    const { handler, control } = createConformanceStore();
    return serve(toNodeHandler({ fetch: toSite(handler, control) }));
  },
  'Express, before a body parser': () => {
    const { handler, control } = createConformanceStore();
    const app = express();
    app.use(MOUNT, toExpressHandler(handler));
    app.use(CONTROL_PATH, toExpressHandler({ fetch: control }));
    app.use(express.json());
    return serve(app);
  },
  'Express, mounted at the root': () => {
    const { handler, control } = createConformanceStore();
    const app = express();
    app.use(CONTROL_PATH, toExpressHandler({ fetch: control }));
    app.use(toExpressHandler(handler));
    return serve(app);
  },
  'Next.js, through the verbs of its route': async () => {
    const { handler, control } = createConformanceStore();
    const route = toNextHandler(handler);
    const next = (request: Request): Promise<Response> => {
      // As Next calls it: the verb by name, with the parameters of the path beside the request.
      const verb = route[request.method as keyof NextRoute] as (
        request: Request,
        context: { params: Promise<{ till: string[] }> },
      ) => Promise<Response>;
      const till = new URL(request.url).pathname.slice(MOUNT.length + 1).split('/');
      return verb(request, { params: Promise.resolve({ till }) });
    };
    return inProcess(toSite({ fetch: next }, control));
  },
};

describe.each(Object.entries(ADAPTERS))('%s', (_name, start) => {
  let opened: OpenEndpoint;
  beforeAll(async () => {
    opened = await start();
  });
  afterAll(() => opened.close());

  it.each(CHECKS.map((check) => [check.name, check] as const))('%s', async (_what, check) => {
    await check.run(opened.endpoint);
  });
});

describe('the suite itself', () => {
  it('draws no random numbers when it is loaded, which a Worker forbids', async () => {
    vi.resetModules();
    const draws = [vi.spyOn(crypto, 'randomUUID'), vi.spyOn(crypto, 'getRandomValues')];
    await import('./conformance/checks.js');
    for (const draw of draws) expect(draw).not.toHaveBeenCalled();
  });
});

describe('the route of Next.js', () => {
  const answered = Promise.resolve(Response.json(true));

  it('passes the request alone: what Next passes second is no context of ours', async () => {
    const calls: unknown[][] = [];
    const { GET } = toNextHandler({
      fetch: (...words) => {
        calls.push(words);
        return answered;
      },
    });
    const request = new Request('https://store.example/api/till/health');
    const call = GET as (request: Request, context: unknown) => Promise<Response>;
    await call(request, { params: Promise.resolve({}), waitUntil: () => undefined });
    expect(calls).toEqual([[request, { context: request }]]);
  });

  it('lets what follows an answer run on through `after`', async () => {
    const { handler } = createConformanceStore();
    const kept: Promise<unknown>[] = [];
    const { GET } = toNextHandler(handler, { waitUntil: (work) => void kept.push(work) });
    await GET(new Request(`https://store.example${MOUNT}/health`));
    expect(kept).toHaveLength(1);
    await Promise.all(kept);
  });
});

describe('Express behind a body parser', () => {
  it('says what is wrong instead of failing at every signature', async () => {
    const app = express();
    app.use(express.json());
    app.use(MOUNT, toExpressHandler(createConformanceStore().handler));
    const words: string[] = [];
    const onError: express.ErrorRequestHandler = (error, _request, response, _next) => {
      words.push((error as Error).message);
      response.sendStatus(500);
    };
    app.use(onError);
    const { endpoint, close } = await serve(app);
    const answer = await endpoint.fetch(`${endpoint.base}/checkouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"order":"one"}',
    });
    const reading = await endpoint.fetch(`${endpoint.base}/health`);
    await close();
    expect(answer.status).toBe(500);
    expect(words).toEqual([expect.stringContaining('before express.json()')]);
    // What has no body is not affected.
    expect(reading.status).toBe(200);
  });
});
