/** Who is asking and what they may do: the store's word, read strictly and denied by default. */
import { TreasuryProblem } from './treasuryProblem.js';

/** What `authorize` answers for a person whom the store knows. */
export interface Grant {
  /**
   * The name under which the audit keeps what this person does: a user's name, number or e-mail. 1 to
   * 200 characters, and never the same for two people, because a person cannot approve their own withdrawal.
   */
  readonly who: string;
  /** Only `true` grants. */
  readonly may: {
    /** Opens the back office: without it the others count for nothing. */
    readonly read?: boolean;
    /** Draft, send, settle and delete withdrawals; release holds and mark orders as paid. */
    readonly withdraw?: boolean;
    /** Approve what another has drafted. */
    readonly approve?: boolean;
  };
  /** Whether what this person drafts needs the approval of another. @default false */
  readonly needsApproval?: boolean;
}

/** A person with what they may do. */
export interface AuthenticatedPerson extends Person {
  readonly mayRead: boolean;
}

/** A right that a route asks for. */
export type Permission = 'read' | 'withdraw' | 'approve';

const NAME = /^[^\p{Cc}\p{Surrogate}]{1,200}$/u;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Only own members count: nothing inherited from a prototype grants a permission. */
const own = (holder: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;

/**
 * Reads what the store answered. A text, a number or a list grants nothing; where it could mean more
 * or less, it means less.
 *
 * @returns null for anything that is no grant.
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
    // The opposite default here: anything except undefined and false requires a second person.
    needsApproval: needsApproval !== undefined && needsApproval !== false,
  };
}

/** Whether a person has a right. */
export function hasPermission(person: AuthenticatedPerson, right: Permission): boolean {
  if (!person.mayRead) return false;
  if (right === 'withdraw') return person.mayWithdraw;
  return right === 'approve' ? person.mayApprove : true;
}

/** Who is asking, and what they may do. */
export interface Person {
  /** The name under which the record keeps what they do. */
  readonly who: string;
  readonly mayWithdraw: boolean;
  /** May approve what another has drafted. */
  readonly mayApprove: boolean;
  /** Whether what they draft needs the approval of another. */
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
