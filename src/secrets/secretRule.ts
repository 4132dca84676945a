/** The one rule for secrets: what a start, `--check` and the doctor refuse, in one place. */
import { isMarked, isPublished } from './publishedSecrets.js';

/** A secret, by the variable that usually holds it. */
export type SecretName = keyof typeof SECRETS;

interface SecretTraits {
  /** Fewer characters could be guessed. */
  readonly shortest: number;
  /** Different characters that it needs. */
  readonly distinct: number;
  /** Characters that do not follow from a well-known text or from those before them. */
  readonly unpredictable: number;
  /** What somebody who knows it can do. */
  readonly danger: string;
  readonly fix: string;
}

const MAKE = 'Make one with: openssl rand -base64 32';
const FROM_SERVICE =
  "Copy it again from the payment service's dashboard, without anything around it.";

/**
 * Every secret of a store. The service makes the API key, so that its length and its characters are not
 * judged here.
 */
export const SECRETS = {
  TILL_API_KEY: {
    ...{ shortest: 0, distinct: 0, unpredictable: 0 },
    danger: 'ask for payments in the name of your store, and withdraw them',
    fix: FROM_SERVICE,
  },
  TILL_WEBHOOK_SECRET: {
    ...{ shortest: 16, distinct: 5, unpredictable: 8 },
    danger: 'sign an event that says an order is paid',
    fix: "Set a random one in the payment service's dashboard, then here. With nothing around it.",
  },
  TILL_SECRET: {
    ...{ shortest: 32, distinct: 8, unpredictable: 12 },
    danger: 'read every checkout, open any order at any price, and the refund links of your shop',
    fix: MAKE,
  },
  TILL_STORE_KEY: {
    ...{ shortest: 24, distinct: 8, unpredictable: 12 },
    danger: 'create and read orders, and change the price of unpaid ones',
    fix: MAKE,
  },
  TILL_DECISION_KEY: {
    ...{ shortest: 24, distinct: 8, unpredictable: 12 },
    danger: 'mark any order as paid',
    fix: MAKE,
  },
  TILL_NOTIFY_SECRET: {
    ...{ shortest: 38, distinct: 8, unpredictable: 12 },
    danger: 'tell your shop that any order is paid',
    fix: 'Make one with: echo "whsec_$(openssl rand -base64 32)"',
  },
} as const satisfies Readonly<Record<string, SecretTraits>>;

/** What is wrong with a secret. */
export type SecretFaultKind =
  'quoted' | 'blank' | 'joined' | 'short' | 'weak' | 'published' | 'repeated';

/** A secret that must not be used. No part of its value is in it. */
export interface SecretFault {
  readonly kind: SecretFaultKind;
  readonly secret: SecretName;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

/** What people type when they should have rolled dice; parts of it do not count as unpredictable. */
const WELL_KNOWN =
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiopasdfghjklzxcvbnm qwertzuiop azertyuiop ' +
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm zyxwvutsrqponmlkjihgfedcba 09876543210 password secret letmein admin';
const PART = 4;

/** How many characters neither repeat an earlier part or a well-known one, nor continue a row such as "aaa" or "ace". */
export function unpredictableIn(text: string): number {
  const letters = Array.from(text.toLowerCase());
  const known = new Set<string>();
  const addParts = (source: string): void => {
    for (let at = 0; at + PART <= source.length; at += 1) known.add(source.slice(at, at + PART));
  };
  addParts(WELL_KNOWN);
  const code = (at: number): number => letters[at]?.codePointAt(0) ?? 0;
  let count = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const part = letters.slice(Math.max(0, at + 1 - PART), at + 1).join('');
    const isRow = at > 1 && code(at) - code(at - 1) === code(at - 1) - code(at - 2);
    if (!known.has(part) && !isRow) count += 1;
    if (at + 1 >= PART) known.add(part);
  }
  return count;
}

const NOTIFY_PREFIX = 'whsec_';

/** The text itself, and what a notification secret is in base64: a phrase may hide there. */
function readings(secret: SecretName, value: string): readonly string[] {
  if (secret !== 'TILL_NOTIFY_SECRET') return [value];
  const encoded = value.startsWith(NOTIFY_PREFIX) ? value.slice(NOTIFY_PREFIX.length) : value;
  try {
    return [encoded, atob(encoded)];
  } catch {
    return [encoded];
  }
}

const isWeak = (text: string, { distinct, unpredictable }: SecretTraits): boolean =>
  new Set(text).size < distinct || unpredictableIn(text) < unpredictable;

const QUOTED = /^["'`‘’“”„«»]|["'`‘’“”„«»]$/u;

/** Each part could be a secret of its own: somebody meant several. */
function isJoined(value: string, { shortest }: SecretTraits): boolean {
  const parts = value.split(/[\s,]+/u);
  return shortest > 0 && parts.length > 1 && parts.every((part) => part.length >= shortest);
}

/** What is wrong with one value, the gravest first. `name` is how its user knows it. */
export function faultInSecret(
  secret: SecretName,
  value: string,
  { sandbox, name = secret }: { readonly sandbox: boolean; readonly name?: string | undefined },
): SecretFault | null {
  const traits: SecretTraits = SECRETS[secret];
  const fault = (kind: SecretFaultKind, what: string, why: string): SecretFault => ({
    ...{ kind, secret, what: `${name} ${what}`, why },
    fix: traits.fix,
  });
  const known = `Anybody could ${traits.danger}.`;
  if (/^\s|\s$/u.test(value) && value.trim() !== '') {
    return fault(
      'blank',
      'begins or ends with a space or a line break.',
      'It counts as part of the secret, so the other side, which does not have it, is refused.',
    );
  }
  if (QUOTED.test(value)) {
    return fault(
      'quoted',
      'begins or ends with a quotation mark.',
      'It counts as part of the secret, as docker --env-file keeps it, so the other side is refused. Write the value without.',
    );
  }
  const isShown =
    [value, ...value.split(/[\s,]+/u)].some(isPublished) || readings(secret, value).some(isMarked);
  if (!sandbox && isShown) {
    return fault(
      'published',
      'is a sample that everybody can read, or was never filled in.',
      `${known} Only the sandbox, where no real money moves, takes it.`,
    );
  }
  if (isJoined(value, traits)) {
    return fault(
      'joined',
      'seems to hold several, and is one secret.',
      'None of them would be accepted alone. Variables of tillkit serve separate several by a space, options take a list.',
    );
  }
  if (value.trim().length < traits.shortest) {
    return fault(
      'short',
      `is too weak: it needs at least ${String(traits.shortest)} characters.`,
      `It could be guessed. ${known}`,
    );
  }
  if (!sandbox && readings(secret, value).some((text) => isWeak(text, traits))) {
    return fault(
      'weak',
      'is too weak: it is a row, or the same few characters again and again.',
      `It could be guessed. ${known}`,
    );
  }
  return null;
}

/** Values by secret: each value of one is judged by itself. */
export type SecretValues = Readonly<Partial<Record<SecretName, readonly string[]>>>;

/** One value for two purposes: who needs one of them could do what the other is for. */
export function repeatedSecrets(given: SecretValues): readonly SecretFault[] {
  const bare = (value: string): string => value.replace(NOTIFY_PREFIX, '');
  const names = (Object.keys(SECRETS) as SecretName[]).filter((name) => given[name]?.length);
  return names.flatMap((name, index) =>
    names.slice(index + 1).flatMap((other): readonly SecretFault[] => {
      const held = new Set(given[name]?.map(bare));
      if (!given[other]?.some((value) => held.has(bare(value)))) return [];
      return [
        {
          ...{ kind: 'repeated', secret: other },
          what: `${other} is the same as ${name}.`,
          why: `Who is given ${name} could ${SECRETS[other].danger}.`,
          fix: `Use another one. ${SECRETS[other].fix}`,
        },
      ];
    }),
  );
}

/**
 * Everything that is wrong with a store's secrets, once for each name and kind.
 *
 * @param sandbox whether no real money moves: then published and weak ones may be used.
 */
export function faultsInSecrets(given: SecretValues, sandbox: boolean): readonly SecretFault[] {
  const found = (Object.keys(SECRETS) as SecretName[]).flatMap((secret) => {
    const faults = (given[secret] ?? []).flatMap((value) => {
      const fault = faultInSecret(secret, value, { sandbox });
      return fault ? [fault] : [];
    });
    return faults.filter(
      ({ kind }, index) => faults.findIndex((other) => other.kind === kind) === index,
    );
  });
  return [...found, ...repeatedSecrets(given)];
}

/** A fault as one sentence after another. */
export const describeSecretFault = ({ what, why, fix }: SecretFault): string =>
  `${what} ${why} ${fix}`;

/** Splits the text of a variable that may hold several. A secret may contain a comma, so only spaces split. */
export const secretsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/u).filter((part) => part !== '');

/** The secrets of an environment. The API key is one: the service could not read two. */
export function secretsIn(variables: Readonly<Record<string, string | undefined>>): SecretValues {
  const { TILL_API_KEY: apiKey = '' } = variables;
  const several = (Object.keys(SECRETS) as SecretName[]).map(
    (name) => [name, secretsOf(variables[name])] as const,
  );
  const values: SecretValues = Object.fromEntries(several);
  return { ...values, TILL_API_KEY: apiKey === '' ? [] : [apiKey] };
}
