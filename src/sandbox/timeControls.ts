/** Controls over time: what falls due is carried out in its order, at its own time. */
import type { World } from './world.js';

/** When something happens next by itself, in milliseconds since the epoch; null if nothing does. */
function nextDue({ hooks, withdrawals }: World): number | null {
  const hook = hooks.nextDue();
  const withdrawal = withdrawals.nextDue();
  if (hook === null || withdrawal === null) return hook ?? withdrawal;
  return hook < withdrawal ? hook : withdrawal;
}

/** Sends every webhook that is due now; retries that fall due later stay. */
export async function settle(world: World): Promise<void> {
  const { clock, hooks, withdrawals } = world;
  withdrawals.work(clock.now());
  for (let due = hooks.nextDue(); due !== null && due <= clock.now(); due = hooks.nextDue()) {
    await hooks.deliverDue();
  }
}

/**
 * Moves the clock forward step by step, stopping wherever a webhook or the withdrawal worker is
 * due. Where nothing is due, the clock has moved by the time that this returns its promise.
 */
export async function advance(world: World, ms: number): Promise<void> {
  if (!(ms >= 0 && Number.isFinite(ms))) {
    throw new TypeError('advance: time goes forward only; give milliseconds, 0 or more.');
  }
  const { clock } = world;
  const target = clock.now() + ms;
  for (let due = nextDue(world); due !== null && due <= target; due = nextDue(world)) {
    clock.moveTo(due);
    await settle(world);
  }
  clock.moveTo(target);
  world.withdrawals.work(clock.now());
}
