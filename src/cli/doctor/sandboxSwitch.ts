/** Looks whether the page says "sandbox" where the service is one, and only there. */
import { isLoopback } from '../loopback.js';
import { warning, type Finding } from './report.js';

/** Looks at TILL_SANDBOX beside an address that can be used. */
export function lookAtSandboxSwitch(
  serviceUrl: string,
  sandbox: string | undefined,
): readonly Finding[] {
  const check = 'sandbox';
  const isHere = isLoopback(new URL(serviceUrl).hostname);
  const isOn = sandbox === 'true';
  if (isHere === isOn) return [];
  if (isHere) {
    return [
      warning(
        check,
        'The service is on this machine, and TILL_SANDBOX is not "true".',
        'If it is the pretend service, the checkout looks as if real money moved.',
        "export TILL_SANDBOX=true, and give the handler sandbox: process.env.TILL_SANDBOX === 'true'. " +
          'Leave it if a real service runs here.',
      ),
    ];
  }
  return [
    warning(
      check,
      'TILL_SANDBOX is "true", and the service is not on this machine.',
      'If it is a real one, shoppers read that no real money moves while they pay with it.',
      'unset TILL_SANDBOX, unless a sandbox runs there.',
    ),
  ];
}
