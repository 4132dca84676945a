/**
 * A person's name and permissions, read strictly from what `authorize` returns. Anything unclear is
 * denied.
 */
import { TreasuryProblem } from './treasuryProblem.js';

/** What `authorize` returns for a person whom the store knows. */
export interface Grant {
  /**
   * The name under which the audit records this person: a user's name, number or e-mail. 1 to 200
   * characters, and never the same for two people, because a person cannot approve their own withdrawal.
   */
  readonly who: string;
  /** Only `true` grants. */
  readonly may: {
    /** Opens the back office; without it the other permissions have no effect. */
    readonly read?: boolean;
    /** Draft, send, settle and delete withdrawals; release holds and mark orders as paid. */
    readonly withdraw?: boolean;
    /** Approve what another person has drafted. */
    readonly approve?: boolean;
  };
  /** Whether this person's drafts need the approval of another person. @default false */
  readonly needsApproval?: boolean;
}

/** A person with their permissions. */
export interface AuthenticatedPerson extends Person {
  readonly mayRead: boolean;
}

/** A permission that a route needs. */
export type Permission = 'read' | 'withdraw' | 'approve';

const NAME = /^[^\p{Cc}\p{Surrogate}]{1,200}$/u;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Only own properties count: nothing inherited from a prototype grants a permission. */
const own = (holder: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;

/**
 * Reads what the store returned. A text, a number or a list grants nothing, and an unclear value grants
 * less.
 *
 * @returns null if it is not a grant.
 */
export function readGrant(answer: unknown): AuthenticatedPerson | null {
  if (!isObject(answer)) return null;
  const who = own(answer, 'who');
  const may = own(answer, 'may');
  if (typeof who !== 'string' || !NAME.test(who) || who.trim() === '' || !isObject(may))
    return null;
  const mayRead = own(may, 'read') === true;
  const needsApproval = own(answer, 'needsApproval');
  return {
    who,
    mayRead,
    mayWithdraw: mayRead && own(may, 'withdraw') === true,
    mayApprove: mayRead && own(may, 'approve') === true,
    // The opposite default: anything except undefined and false requires a second person.
    needsApproval: needsApproval !== undefined && needsApproval !== false,
  };
}

/** Whether a person has a permission. */
export function hasPermission(person: AuthenticatedPerson, right: Permission): boolean {
  if (!person.mayRead) return false;
  if (right === 'withdraw') return person.mayWithdraw;
  return right === 'approve' ? person.mayApprove : true;
}

/** A person and their permissions. */
export interface Person {
  /** The name under which the audit records them. */
  readonly who: string;
  readonly mayWithdraw: boolean;
  /** May approve what another person has drafted. */
  readonly mayApprove: boolean;
  /** Whether their drafts need the approval of another person. */
  readonly needsApproval: boolean;
}

/** @throws TreasuryProblem `forbidden` unless the person may withdraw. */
export function requireWithdraw({ mayWithdraw }: Person): void {
  if (mayWithdraw) return;
  throw new TreasuryProblem(
    'forbidden',
    'Somebody without the right to withdraw asked for a change of a withdrawal; nothing was ' +
      'changed. Let `authorize` answer `may: { withdraw: true }` if they should have it.',
  );
}

/** @throws TreasuryProblem `forbidden` unless the person may approve. */
export function requireApprove({ mayApprove }: Person): void {
  if (mayApprove) return;
  throw new TreasuryProblem(
    'forbidden',
    'Somebody without the right to approve tried to approve a withdrawal; nothing was changed. ' +
      'Let `authorize` answer `may: { approve: true }` if they should have it.',
  );
}
