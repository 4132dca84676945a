/** The breaker: what one call may say of the service, and for how long it is waited for. */
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../src/api/errors.js';
import {
  createCircuitBreaker,
  PROBE_MS,
  OPEN_MS,
} from '../../../src/server/service/circuitBreaker.js';

/** A breaker whose calls end when they are told to. */
function breaker() {
  let now = 1_000_000;
  const heard: string[] = [];
  const circuit = createCircuitBreaker({
    now: () => now,
    onOpen: () => heard.push('open'),
    onClose: () => heard.push('close'),
  });
  const fault = (): Error => new NetworkError({ operation: 'listCurrencies' });
  /** A call under way. */
  function begin() {
    let end: (failed?: Error) => void = () => undefined;
    const call = new Promise<void>((resolve, reject) => {
      end = (failed) => (failed ? reject(failed) : resolve());
    });
    const over = circuit.run(() => call).catch(() => undefined);
    return {
      succeed: () => (end(), over),
      fail: () => (end(fault()), over),
    };
  }
  return {
    circuit,
    heard,
    begin,
    pass: (ms: number) => (now += ms),
    async breakDown() {
      for (let call = 0; call < 10; call += 1) await begin().fail();
      expect(heard).toEqual(['open']);
    },
  };
}

describe('a call that finds out whether the service is back', () => {
  it('holds up the others for a while, and not for ever where it is cut off', async () => {
    const { circuit, heard, begin, pass, breakDown } = breaker();
    await breakDown();
    // The clock is set back a day.
    pass(-86_400_000);
    expect(circuit.openForMs()).toBe(OPEN_MS);
    pass(OPEN_MS);
    expect(circuit.openForMs()).toBe(0);
    const lost = begin();
    expect(circuit.openForMs()).toBeGreaterThan(0);
    pass(PROBE_MS - 1);
    expect(circuit.openForMs()).toBeGreaterThan(0);
    pass(1);
    expect(circuit.openForMs()).toBe(0);
    await begin().succeed();
    expect(heard).toEqual(['open', 'close']);
    // What it says in the end is about a time long past.
    await lost.fail();
    expect(circuit.openForMs()).toBe(0);
    expect(heard).toEqual(['open', 'close']);
  });
});

describe('a call that was begun before the breaker opened', () => {
  it('does not close it', async () => {
    const { circuit, heard, begin, pass, breakDown } = breaker();
    const early = begin();
    await breakDown();
    pass(OPEN_MS);
    begin();
    await early.succeed();
    expect(heard).toEqual(['open']);
    expect(circuit.openForMs()).toBeGreaterThan(0);
  });

  it('does not open it again', async () => {
    const { circuit, heard, begin, pass, breakDown } = breaker();
    const early = begin();
    await breakDown();
    pass(OPEN_MS);
    const probe = begin();
    await early.fail();
    expect(heard).toEqual(['open']);
    await probe.succeed();
    expect(heard).toEqual(['open', 'close']);
    expect(circuit.openForMs()).toBe(0);
  });

  it('does not count against a service that is back', async () => {
    const { heard, begin, pass, breakDown } = breaker();
    const early = Array.from({ length: 20 }, () => begin());
    await breakDown();
    pass(OPEN_MS);
    await begin().succeed();
    for (const call of early) await call.fail();
    expect(heard).toEqual(['open', 'close']);
  });
});
