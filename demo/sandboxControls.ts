/** Client of the controls of a sandbox in another process. */
import * as z from 'zod';

const stateSchema = z.object({
  /** Milliseconds since the epoch. */
  now: z.number(),
  wallets: z.array(
    z.object({
      externalId: z.string(),
      addresses: z.array(
        z.object({ currencyId: z.string(), address: z.string(), dirty: z.boolean() }),
      ),
    }),
  ),
  transfers: z.array(
    z.object({
      txHash: z.string(),
      externalId: z.string(),
      direction: z.string(),
      state: z.string(),
    }),
  ),
  /** Oldest first. */
  withdrawals: z.array(
    z.object({
      id: z.string(),
      requestId: z.string(),
      /** Null while it waits in the queue. */
      transfer: z.nullable(z.object({ status: z.string() })),
    }),
  ),
});

/** What the simulator needs to see of the sandbox. */
export type SandboxState = z.infer<typeof stateSchema>;

/** One wallet in it: its addresses, replaced ones (`dirty`) included. */
export type SandboxWallet = SandboxState['wallets'][number];

const refusal = z.object({ error: z.string() });

/** The sandbox's controls over HTTP. */
export interface SandboxControls {
  /** @throws an Error with the sandbox's own sentence, if it refuses. */
  run(control: string, args: Readonly<Record<string, unknown>>): Promise<void>;
  state(): Promise<SandboxState>;
}

/** Connects to the sandbox at an address such as `http://127.0.0.1:4101`. */
export function connectControls(serviceUrl: string): SandboxControls {
  return {
    async run(control, args) {
      const response = await fetch(new URL(`/sandbox/${control}`, serviceUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(args),
      });
      const body: unknown = await response.json();
      if (response.ok) return;
      const said = refusal.safeParse(body);
      throw new Error(said.success ? said.data.error : `status ${String(response.status)}`);
    },
    async state() {
      const response = await fetch(new URL('/sandbox/state', serviceUrl));
      return stateSchema.parse(await response.json());
    },
  };
}
