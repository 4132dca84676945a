/** The signed-in person and their permissions. */
import { timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/** The signed-in person and their permissions. @interface */
export type TreasurySession = s.Infer<typeof treasurySessionSchema>;

/** What a person may be allowed to do. */
export type Permission = keyof TreasurySession['may'];

/** `GET session`. */
export const treasurySessionSchema = s.looseObject({
  /** The name under which the audit keeps what they do. */
  who: s.string(),
  may: s.looseObject({
    read: s.boolean,
    withdraw: s.boolean,
    /** May approve what another person has drafted. */
    approve: s.boolean,
  }),
  /** Whether their drafts need the approval of another person. */
  needsApproval: s.boolean,
  /** Whether the store connected its orders; otherwise there are no orders, refunds and deliveries. */
  orders: s.boolean,
  /** No real money moves. */
  sandbox: s.boolean,
  /** When the session ends; null or absent if that is not known. */
  expiresAt: s.optional(s.nullable(timestampField)),
  serverTime: timestampField,
});

/** Without case, width, composition, spaces around and what no screen shows: a login form often ignores these. */
const spelled = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    // Both ways: some letters, such as "ß", have several capitals or small ones.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** A person must not pass for two. Two people of one spelling count as one, which only asks for a third. */
export const isSamePerson = (one: string, other: string): boolean =>
  spelled(one) === spelled(other);
