/** A served sandbox and the environment of a store that uses it. */
import {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
} from '../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../src/sandbox/http/serveSandbox.js';
import type { Reader } from '../../src/tools/doctor/reader.js';
import { runDoctor } from '../../src/tools/doctor/runDoctor.js';
import type { DoctorReport, Finding } from '../../src/tools/doctor/report.js';

/** A value that must appear in no output; also a key that the sandbox accepts. */
export const CANARY = {
  apiKey: 'canary-key-5f2c1a9d7e3b4c60-abcdefgh',
  webhookSecret: 'canary-hook-91d7c2e0a4b85f36-ijklmnop',
  secret: 'canary-seal-0b6e4d2f8a1c9375-qrstuvwxyz',
} as const;

/** Input of a test. */
export interface DoctorStore {
  readonly sandbox: Sandbox;
  readonly url: string;
  /** Variables of a store with a correct setup. */
  readonly environment: Readonly<Record<string, string>>;
  examine(
    changes?: Readonly<Record<string, string | undefined>>,
    timeoutMs?: number,
    /** Replaces the doctor's `fetch`. */
    send?: (request: Request) => Promise<Response>,
    reader?: Reader,
  ): Promise<DoctorReport>;
}

/** Serves a sandbox over HTTP during one test. */
export async function withDoctorStore(
  options: SandboxOptions,
  run: (patient: DoctorStore) => Promise<void>,
): Promise<void> {
  const { apiKey, webhookSecret, secret } = CANARY;
  const sandbox = createSandbox({ seed: 'doctor', apiKey, webhookSecret, ...options });
  const { url, close } = await serveSandbox({ sandbox });
  const environment = {
    TILL_SERVICE_URL: url,
    TILL_API_KEY: apiKey,
    TILL_WEBHOOK_SECRET: webhookSecret,
    TILL_SECRET: secret,
    TILL_SANDBOX: 'true',
  };
  try {
    await run({
      sandbox,
      url,
      environment,
      examine: (changes = {}, timeoutMs = 4000, send = (request) => fetch(request), reader) =>
        runDoctor({
          ...(reader && { reader }),
          environment: { ...environment, ...changes },
          fetch: send,
          now: Date.now,
          timeoutMs,
        }),
    });
  } finally {
    await close();
  }
}

/** Findings of one check. */
export function findingsOf(report: DoctorReport, check: string): readonly Finding[] {
  return report.findings.filter((finding) => finding.check === check);
}

/** Checks that found a problem. */
export function problemsOf(report: DoctorReport): string[] {
  return report.findings.flatMap(({ check, level }) => (level === 'problem' ? [check] : []));
}
