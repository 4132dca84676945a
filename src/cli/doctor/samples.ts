/** Looks for the sandbox's own secrets in front of another service: they stand in public files. */
import { SAMPLE_SECRET } from '../../server/auth/secrets.js';
import { createSandbox } from '../../sandbox/createSandbox.js';
import { isLoopback } from '../loopback.js';
import { problem, type Finding } from './report.js';
import type { Environment } from './variables.js';

/** Looks at the secrets beside an address that can be used. */
export function lookForSamples(serviceUrl: string, environment: Environment): readonly Finding[] {
  if (isLoopback(new URL(serviceUrl).hostname)) return [];
  const { apiKey, webhookSecret } = createSandbox();
  const samples = [apiKey, webhookSecret, SAMPLE_SECRET];
  return ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET'].flatMap((name) => {
    const value = environment[name];
    if (value === undefined || !samples.includes(value)) return [];
    return [
      problem(
        'sample_secret',
        `${name} is the sandbox's own, which everybody can read, and the service is not on this machine.`,
        'Whoever knows it can say of any order what it costs or that it is paid.',
        name === 'TILL_SECRET'
          ? 'export TILL_SECRET="$(openssl rand -base64 32)"'
          : "Set it to the one of the service's dashboard.",
      ),
    ];
  });
}
