/**
 * A person's name and permissions, read strictly from what `authorize` returns. Anything unclear is
 * denied.
 */
import type { TreasurySession } from '../contract/session.js';
import { TreasuryProblem } from './treasuryProblem.js';

/** What `authorize` returns for a person whom the store knows. */
export interface Grant {
  /**
   * The name under which the audit records this person: a user's name, number or e-mail. 1 to 200
   * characters, and never the same for two people, because a person cannot approve their own withdrawal.
   * There "nina" and "NINA" are one person: case, width, composition and outer spaces do not count.
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
  /**
   * When the session ends, RFC 3339, if the store knows: the panel then says so five minutes before, and
   * closes by itself. From that moment on the answer counts as `null` (401). Another value than such a
   * moment lets nobody in.
   *
   * @default not known: the first refused request ends it
   */
  readonly expiresAt?: string | undefined;
}

/** A person and their permissions. */
export type Person = Pick<TreasurySession, 'who' | 'may' | 'needsApproval'>;

/** A person of a request. */
export interface AuthenticatedPerson extends Person {
  /** When the session ends, in UTC as `Date.prototype.toISOString` writes it; null if not known. */
  readonly expiresAt: string | null;
}

const NAME = /^[^\p{Cc}\p{Surrogate}]{1,200}$/u;

/** RFC 3339, with any offset. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/** @returns the moment; null for none, undefined for anything else. */
function readMoment(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  const time = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

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
  const expiresAt = readMoment(own(answer, 'expiresAt'));
  if (expiresAt === undefined) return null;
  const read = own(may, 'read') === true;
  const needsApproval = own(answer, 'needsApproval');
  return {
    who,
    may: {
      read,
      withdraw: read && own(may, 'withdraw') === true,
      approve: read && own(may, 'approve') === true,
    },
    expiresAt,
    // The opposite default: anything except undefined and false requires a second person.
    needsApproval: needsApproval !== undefined && needsApproval !== false,
  };
}

/** @throws TreasuryProblem `forbidden` unless the person may withdraw. */
export function requireWithdraw({ may }: Person): void {
  if (may.withdraw) return;
  throw new TreasuryProblem(
    'forbidden',
    'Somebody without the right to withdraw asked for a change of a withdrawal; nothing was ' +
      'changed. Let `authorize` answer `may: { withdraw: true }` if they should have it.',
  );
}
